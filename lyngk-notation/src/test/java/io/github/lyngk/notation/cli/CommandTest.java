package io.github.lyngk.notation.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.lyngk.notation.shell.Output;
import io.github.lyngk.notation.shell.Streams;
import io.github.lyngk.notation.shell.Terminal;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("surroundings")
class CommandTest {
    private static final String FILE = "src/test/resources/cli/three.lyngk";
    private static final String POSITION = "I/RBBJ/RIKRRKI/KBIGIG/GGJKRIK/KGRBJI/RBGKIGB/RBKB/G 1 -:- 0:0";

    @ParameterizedTest
    @ValueSource(strings = {"--help", "-h", "help"})
    void helpNamesEverySubcommandAndTheExitCodes(String word) {
        Run run = Run.of(word);
        assertThat(run.exit()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.out())
                .startsWith("usage: lyngk SUBCOMMAND")
                .contains(
                        "  validate ",
                        "  show ",
                        "  convert ",
                        "  start ",
                        "  play ",
                        "  legal ",
                        "  perft ",
                        "  serve ",
                        "--version",
                        "Exit codes: 0");
        assertThat(run.out().lines()).allMatch(line -> line.length() <= 80);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "validate",
                "show",
                "convert",
                "filter",
                "stats",
                "duplicates",
                "start",
                "play",
                "legal",
                "perft",
                "serve",
                "completion"
            })
    void everySubcommandHasItsOwnHelp(String subcommand) {
        Run run = Run.of(subcommand, "--help");
        assertThat(run).isEqualTo(Run.of("--help", subcommand)).isEqualTo(Run.of(subcommand, "x", "-h"));
        assertThat(run.exit()).isZero();
        assertThat(run.out()).startsWith("usage: lyngk " + subcommand);
        assertThat(run.out().lines()).allMatch(line -> line.length() <= 80);
    }

    @Test
    void helpNamesEveryOption() {
        assertThat(Run.of("help", "validate").out()).contains("--json", "--quiet", "--lenient NAME", "--jobs N");
        assertThat(Run.of("help", "show").out()).contains("--ply N", "--all", "--record N", "--svg");
        assertThat(Run.of("help", "legal").out()).contains("--describe");
        assertThat(Run.of("help", "perft").out()).contains("--divide");
    }

    @ParameterizedTest
    @ValueSource(strings = {"--version", "-V"})
    void theVersionComesFromTheBuild(String word) {
        assertThat(Run.of(word).out()).matches("lyngk \\d+\\.\\d+\\.\\d+(-SNAPSHOT)?\n");
    }

    @Test
    void withoutWordsItPrintsHelpAsAComplaint() {
        Run run = Run.of();
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).startsWith("lyngk: SUBCOMMAND is missing\n\nusage: lyngk");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "validate",
                "validate --what " + FILE,
                "validate --json=yes " + FILE,
                "validate " + FILE + " --jobs",
                "validate --jobs 0 " + FILE,
                "validate --jobs many " + FILE,
                "validate --jobs 99999999999 " + FILE,
                "validate --lenient everything " + FILE,
                "show",
                "show --plies 3 " + FILE,
                "show --plies 3-2 " + FILE,
                "show --plies 1-2-3 " + FILE,
                "show --plies 1-2 --all " + FILE,
                "show --plies 1-2 " + POSITION,
                "show --theme dark " + POSITION,
                "show --svg --theme pink " + POSITION,
                "show --svg --width 0 " + POSITION,
                "show --svg --unicode " + POSITION,
                "show --svg --mark a9 " + POSITION,
                "show --svg --hints e " + POSITION,
                "show --svg --arrow a1 " + POSITION,
                "show --svg --arrow a1-a1 " + POSITION,
                "show --svg --arrow R:a1-b2 " + POSITION,
                "show --symmetry twice " + POSITION,
                "show --all --ply 2 " + FILE,
                "show --ply 3 " + POSITION,
                "show --record 2 " + POSITION,
                "show --all " + POSITION,
                "show --lenient all " + POSITION,
                "show --jobs 1 " + POSITION,
                "show --ply -1 " + FILE,
                "convert --json " + FILE,
                "legal",
                "legal --ply 3 " + POSITION,
                "start chess",
                "start six six",
                "start --seed x",
                "play",
                "play -",
                "play " + POSITION,
                "perft",
                "perft -3 x",
                "perft 2"
            })
    void badUsageIsToldOnStandardErrorAndEndsWith2(String line) {
        Run run = Run.of(line.split(" "));
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err())
                .startsWith("lyngk: ")
                .contains("\n\nusage: lyngk ")
                .endsWith("\n`lyngk " + line.split(" ")[0] + " --help` lists all options.\n");
        assertThat(run.err().lines()).hasSizeLessThan(6);
    }

    @ParameterizedTest
    @ValueSource(strings = {"fly", "fly --help", "--help fly", "help fly", "-h fly"})
    void anUnknownSubcommandIsNamedWithAPointerToHelp(String line) {
        assertThat(Run.of(line.split(" ")))
                .isEqualTo(new Run(2, "", "lyngk: unknown subcommand fly\n`lyngk --help` lists all subcommands.\n"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"--help --help", "-h --help", "help help", "help -h"})
    void helpOnHelpIsHelp(String line) {
        assertThat(Run.of(line.split(" "))).isEqualTo(Run.of("--help"));
    }

    @Test
    void helpAndVersionRefuseMoreArguments() {
        assertThat(Run.of("--help", "validate", "x"))
                .isEqualTo(new Run(
                        2,
                        "",
                        "lyngk: --help takes one SUBCOMMAND; found validate x\n\nusage: lyngk --help [SUBCOMMAND]\n"));
        assertThat(Run.of("-V", "x"))
                .isEqualTo(new Run(2, "", "lyngk: --version takes no argument; found x\n\nusage: lyngk --version\n"));
    }

    @Test
    void aMistypedSubcommandIsGuessed() {
        assertThat(Run.of("valdate", FILE).err())
                .startsWith("lyngk: unknown subcommand valdate; did you mean validate?\n");
        assertThat(Run.of("stat", FILE).err()).startsWith("lyngk: unknown subcommand stat; did you mean stats?\n");
        assertThat(Run.of("--vesion").err()).startsWith("lyngk: unknown option --vesion; did you mean --version?\n");
        assertThat(Run.of("\u001b[2J").err()).startsWith("lyngk: unknown subcommand \\u001B[2J\n");
    }

    @Test
    void shortOptionsMayBeBundled() {
        assertThat(Run.of("validate", "-qj2", FILE)).isEqualTo(new Run(0, "", ""));
        assertThat(Run.of("validate", "-qh", FILE)).isEqualTo(Run.of("validate", "--help"));
    }

    @ParameterizedTest
    @CsvSource({
        "validate, FILE is missing",
        "show, POSITION or FILE is missing",
        "legal, POSITION or FILE is missing",
        "play, POSITION is missing",
        "perft, DEPTH is missing"
    })
    void aMissingArgumentIsNamedAsInTheUsageLine(String subcommand, String message) {
        assertThat(Run.of(subcommand).err()).startsWith("lyngk: " + message + "\n\nusage: lyngk " + subcommand);
    }

    @Test
    void aFileInPlaceOfAPositionIsNamed() {
        Run expected = new Run(1, "", "lyngk: " + FILE + " is a file, not a position line\n");
        assertThat(Run.of("play", FILE, "a1-b2")).isEqualTo(expected);
        assertThat(Run.of("perft", "2", FILE)).isEqualTo(expected);
    }

    @Test
    void aNumberOutOfRangeIsToldTheRange() {
        assertThat(Run.of("validate", "--jobs", "0", FILE).err())
                .startsWith("lyngk: --jobs must be a number from 1 to 256, not 0\n");
        assertThat(Run.of("show", "--ply", "9999999999", FILE).err())
                .startsWith("lyngk: --ply must be a number from 0 to 999999999, not 9999999999\n");
        assertThat(Run.of("perft", "x", POSITION).err())
                .startsWith("lyngk: DEPTH must be a number from 0 to 999999999, not x\n");
    }

    @Test
    void anEmptyArgumentIsQuoted() {
        assertThat(Run.of("filter", "--tag", "", FILE).err())
                .startsWith("lyngk: --tag must be NAME, NAME=VALUE or NAME~PART, not \"\"\n");
        assertThat(Run.of("").err()).startsWith("lyngk: unknown subcommand \"\"\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"20-", "..", "x", "100000000", "1..2..3", "1-2-3", "-1"})
    void aRangeIsToldHowToWriteIt(String range) {
        assertThat(Run.of("filter", "--moves=" + range, FILE).err())
                .startsWith(
                        "lyngk: --moves must be a number of at most 8 digits or a range such as 20..40, 20.. or ..40, not "
                                + range + "\n");
    }

    @Test
    void aRangeGoesUp() {
        assertThat(Run.of("filter", "--claims", "4..2", FILE).err())
                .startsWith("lyngk: --claims: 4 is greater than 2 in 4..2\n");
        assertThat(Run.of("show", "--plies", "8-3", FILE).err())
                .startsWith("lyngk: --plies: 8 is greater than 3 in 8-3\n");
        assertThat(Run.of("filter", "--moves", "29..29", FILE)).isEqualTo(Run.of("filter", "--moves", "29", FILE));
    }

    @Test
    void aRangeIsWrittenWithDotsOrAHyphen() {
        assertThat(Run.of("filter", "--moves", "20-40", FILE)).isEqualTo(Run.of("filter", "--moves", "20..40", FILE));
        assertThat(Run.of("show", "--plies", "1..3", FILE)).isEqualTo(Run.of("show", "--plies", "1-3", FILE));
        assertThat(Run.of("show", "--plies", "1..3", FILE).exit()).isZero();
    }

    @Test
    void aRecordCannotBeBothValidAndInvalid() {
        Run run = Run.of("filter", "--valid", "--invalid", FILE);
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.err()).startsWith("lyngk: --valid and --invalid exclude each other\n");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "LONG",
                "-LONG",
                "validate --LONG",
                "validate --lenient LONG x",
                "validate --jobs LONG x",
                "start LONG",
                "start --seed LONG",
                "filter --moves LONG x",
                "filter --tag =LONG x",
                "filter --claimed LONG x",
                "filter --event LONG x",
                "show --plies LONG x",
                "show --svg --mark LONG x",
                "play --json",
                "perft LONG " + POSITION
            })
    void aLongArgumentIsShortened(String line) {
        Run run = Run.of(line.replace("LONG", "x".repeat(5000)).split(" "));
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.err().length()).isLessThan(1200);
        assertThat(run.err()).doesNotContain("x".repeat(81));
    }

    @Test
    void helpShowsEveryWayToCallASubcommand() {
        assertThat(Run.of("--help").out())
                .contains("  show [OPTION]... FILE...\n  show [OPTION]... POSITION\n      Draws ");
    }

    @Test
    void optionsEndAtTwoHyphens() {
        assertThat(Run.of("validate", "--", "--json").err()).contains("--json: no such file");
    }

    @Test
    void itStopsQuietlyWhenNobodyReads() {
        StringBuilder complaints = new StringBuilder();
        assertThat(runInto("Broken pipe", complaints, "show", "--all", FILE)).isEqualTo(2);
        assertThat(runInto("Broken pipe", complaints, "validate", FILE)).isEqualTo(2);
        assertThat(runInto("Broken pipe", complaints, "validate", "--json", FILE))
                .isEqualTo(2);
        assertThat(runInto("Broken pipe", complaints, "convert", FILE)).isEqualTo(2);
        assertThat(runInto("Bad file descriptor", complaints, "legal", POSITION))
                .isEqualTo(2);
        assertThat(runInto("Bad file descriptor", complaints, "perft", "1", POSITION))
                .isEqualTo(2);
        assertThat(runInto("Stream Closed", complaints, "--help")).isEqualTo(2);
        assertThat(complaints).isEmpty();
    }

    @Test
    void aFullDiskIsAFailure() {
        StringBuilder complaints = new StringBuilder();
        assertThat(runInto("No space left on device", complaints, "--help")).isEqualTo(2);
        assertThat(complaints).hasToString("lyngk: the output cannot be written: No space left on device\n");
    }

    @Test
    void anUnexpectedFailureIsOneLine() {
        Streams streams = new Streams(
                new InputStream() {
                    @Override
                    public int read() {
                        throw new IllegalStateException("boom");
                    }
                },
                Output.ofResults(OutputStream.nullOutputStream(), Terminal.NONE),
                Output.ofComplaints(failing("Broken pipe"), Terminal.NONE));
        assertThat(Main.command(streams).run("validate", "-")).isEqualTo(2);
    }

    private static int runInto(String reason, StringBuilder complaints, String... args) {
        Streams streams = new Streams(
                InputStream.nullInputStream(),
                Output.ofResults(failing(reason), Terminal.NONE),
                Output.ofComplaints(collecting(complaints), Terminal.NONE));
        return Main.command(streams).run(args);
    }

    private static OutputStream failing(String reason) {
        return new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                throw new IOException(reason);
            }
        };
    }

    private static OutputStream collecting(StringBuilder sink) {
        return new OutputStream() {
            @Override
            public void write(int b) {
                sink.append((char) b);
            }
        };
    }
}
