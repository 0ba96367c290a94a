package io.github.lyngk.testkit.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Variant;
import io.github.lyngk.notation.GameRecord;
import io.github.lyngk.notation.RecordReader;
import io.github.lyngk.notation.Termination;
import io.github.lyngk.notation.shell.Output;
import io.github.lyngk.notation.shell.Streams;
import io.github.lyngk.notation.shell.Terminal;
import io.github.lyngk.notation.shell.UsageException;
import io.github.lyngk.testkit.LeavesNoChild;
import io.github.lyngk.testkit.pipe.ChildJava;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Matches between programs in processes of their own. */
@Tag("slow")
@Tag("not-for-mutation")
class MatchCommandTest extends LeavesNoChild {

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    @TempDir
    Path folder;

    private int run(String... arguments) {
        Streams streams = new Streams(
                InputStream.nullInputStream(),
                Output.ofResults(out, Terminal.NONE),
                Output.ofComplaints(err, Terminal.of(UTF_8, Map.of())));
        return Main.command(streams)
                .run(Stream.concat(Stream.of("match"), Arrays.stream(arguments)).toArray(String[]::new));
    }

    private String printed() {
        return out.toString(UTF_8);
    }

    private String complained() {
        return err.toString(UTF_8);
    }

    /** A program as an argument of the command. */
    private static String rascal(String... arguments) {
        return Arrays.stream(ChildJava.rascal(arguments))
                .map(word -> word.contains(" ") ? '"' + word + '"' : word)
                .collect(joining(" "));
    }

    private static ImmutableList<GameRecord> records(Path file) throws IOException {
        try (RecordReader reader = new RecordReader(Files.newBufferedReader(file))) {
            ImmutableList.Builder<GameRecord> records = ImmutableList.builder();
            reader.forEachRemaining(result -> {
                assertThat(result.diagnostics()).isEmpty();
                records.add(result.record().orElseThrow());
            });
            return records.build();
        }
    }

    @Test
    void soundProgramsAreZeroWithTheRecordsInOrder() throws IOException {
        Path file = folder.resolve("games.lyngk");
        int exit = run(
                "--games",
                "4",
                "--seed",
                "7",
                "--jobs=2",
                "--variant=six",
                "--out",
                file.toString(),
                rascal("none"),
                rascal("claims", "name=Red roles=bot"));

        assertThat(exit).isZero();
        assertThat(printed()).isEqualTo("""
                        Rascal - Red: 0 wins, 0 draws, 4 losses
                        Pairs: LL 2, LD 0, DD/WL 0, WD 0, WW 0
                        Elo -1161.5, 95 % interval -2400.0 to -536.7; likelihood of superiority 0.0 %
                        All pairs ended alike, so the true interval is wider than shown.
                        Seed 7
                        """);
        ImmutableList<GameRecord> records = records(file);
        assertThat(records)
                .extracting(record -> record.tag("Round").orElseThrow())
                .containsExactly("1", "2", "3", "4");
        assertThat(records)
                .extracting(record -> record.tag("First").orElseThrow())
                .containsExactly("Rascal", "Red", "Rascal", "Red");
        assertThat(records).extracting(GameRecord::variant).containsOnly(Variant.SIX_STACK);
        assertThat(records.get(0).start()).isEqualTo(records.get(1).start());

        assertThat(run("--out", file.toString(), "x", "y")).isEqualTo(2);
        assertThat(complained()).contains("--out needs a new file, but " + file + " exists");
    }

    @Test
    void crashesAreOneAndLoseTheirGames() throws IOException {
        Path file = folder.resolve("games.lyngk");
        int exit = run(
                "--games=2",
                "--seed=7",
                "--json",
                "--out",
                file.toString(),
                rascal("crashes"),
                rascal("claims", "name=Red roles=bot"));

        assertThat(exit).isEqualTo(1);
        ImmutableList<String> lines = printed().lines().collect(ImmutableList.toImmutableList());
        assertThat(lines).hasSize(3);
        assertThat(lines.get(0))
                .matches(
                        "\\{\"game\":1,\"variant\":\"standard\",\"first\":\"Rascal\",\"second\":\"Red\",\"result\":\"0-1\","
                                + "\"moves\":2,\"fault\":\"CRASH\",\"message\":\"Rascal ended with exit code 3 instead of answering choose\"}");
        assertThat(lines.get(1)).startsWith("{\"game\":2,").contains("\"result\":\"1-0\"", "\"fault\":\"CRASH\"");
        assertThat(lines.get(2))
                .matches(
                        "\\{\"version\":1,\"a\":\"Rascal\",\"b\":\"Red\",\"games\":2,\"plannedGames\":2,\"complete\":true,"
                                + "\"wins\":0,\"draws\":0,\"losses\":2,\"pairs\":\\[1,0,0,0,0],"
                                + "\"elo\":-[\\d.]+,\"eloLow\":-2400.00,\"eloHigh\":-[\\d.]+,\"los\":0.0000,\"sprt\":null,"
                                + "\"faultsOfA\":2,\"faultsOfB\":0,\"milliseconds\":\\d+,\"seed\":\"7\",\"brokenOff\":null}");
        assertThat(records(file)).allSatisfy(record -> {
            assertThat(record.termination()).isEqualTo(Termination.ADJUDICATION);
            assertThat(record.closingComments())
                    .hasToString("[{Rascal ended with exit code 3 instead of answering choose}]");
        });
    }

    /** The second game may end in any way: on a busy machine the first move of the other program may be late, too. */
    @Test
    void silenceIsALossOnTimeWithProgressOnATerminal() throws IOException {
        Path file = folder.resolve("games.lyngk");
        int exit = run("--games=2", "--time=500", "--out", file.toString(), rascal("deaf"), rascal("claims"));

        assertThat(exit).isEqualTo(1);
        assertThat(records(file).get(0).termination()).isEqualTo(Termination.TIME);
        assertThat(printed())
                .contains("\n    game 1, hang: Rascal (A) printed no line for 1.0 s instead of answering position\n");
        assertThat(complained()).containsPattern("\r\\d+ s: 0 of 2 games, \\+0 =0 -0, Elo \\+0 \\(-2400 to \\+2400\\)");
    }

    @Test
    void programThatCannotBeStartedIsTwo() {
        assertThat(run("--json", rascal("none"), "no-such-program \"a b\" x")).isEqualTo(2);
        assertThat(complained())
                .isEqualTo("lyngk-testkit: no-such-program a b x: cannot be started: no such program\n");
        assertThat(printed())
                .startsWith("{\"version\":1,\"games\":0,\"complete\":false,\"brokenOff\":\"")
                .contains("cannot be started");
    }

    @Test
    void programThatDoesNotPlayTheVariantIsTwo() {
        assertThat(run("--variant=six", rascal("none", "roles=bot variants=standard,captures"), rascal("none")))
                .isEqualTo(2);
        assertThat(complained()).contains("declares variants=standard,captures, but the match is for six");
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void interruptedMatchPrintsWhatItHasAndLeavesNoProcess() throws IOException, InterruptedException {
        Path file = folder.resolve("games.lyngk");
        Process match = new ProcessBuilder(ChildJava.command(
                        "io.github.lyngk.testkit.cli.Main",
                        "match",
                        "--games=1000000",
                        "--out",
                        file.toString(),
                        rascal("none"),
                        rascal("claims", "name=Red roles=bot")))
                .redirectError(folder.resolve("errors").toFile())
                .start();
        for (int n = 0; n < 600 && match.isAlive() && file.toFile().length() == 0; n++) {
            TimeUnit.MILLISECONDS.sleep(50);
        }
        List<ProcessHandle> programs = match.descendants().toList();
        assertThat(programs).hasSize(2);
        // SIGTERM: a shell that starts the build in the background has it ignore SIGINT.
        assertThat(match.toHandle().destroy()).isTrue();
        String printed = new String(match.getInputStream().readAllBytes(), UTF_8);

        assertThat(match.waitFor()).isEqualTo(2);
        assertThat(printed)
                .startsWith("Rascal - Red: ")
                .containsPattern("\nIncomplete, \\d+ of 1000000 games: interrupted\n");
        assertThat(printed).doesNotContain("faults");
        assertThat(folder.resolve("errors")).isEmptyFile();
        assertThat(records(file)).isNotEmpty();
        for (int n = 0; n < 600 && programs.stream().anyMatch(ProcessHandle::isAlive); n++) {
            TimeUnit.MILLISECONDS.sleep(50);
        }
        assertThat(programs).noneMatch(ProcessHandle::isAlive);
    }

    /** Begins a match while its virtual machine ends, as after Ctrl-C right at the start. */
    static final class LateMatch {
        private LateMatch() {}

        public static void main(String[] args) {
            Runtime.getRuntime()
                    .addShutdownHook(new Thread(() -> Runtime.getRuntime()
                            .halt(Main.command(Streams.ofThisMachine(System.in)).run("match", "a", "b"))));
        }
    }

    @Test
    void matchThatIsInterruptedBeforeItBeginsIsTwo() throws IOException, InterruptedException {
        Process match = new ProcessBuilder(ChildJava.command(LateMatch.class))
                .redirectErrorStream(true)
                .start();

        assertThat(match.getInputStream()).asString(UTF_8).isEmpty();
        assertThat(match.waitFor()).isEqualTo(2);
    }

    @ParameterizedTest
    @CsvSource({
        "--games=7, '--games must be an even number, not 7: games are played in pairs'",
        "--games=0, --games must be a number from 2 to 10000000",
        "--time=0, --time must be a number from 1 to",
        "--jobs=0, --jobs must be a number from 1 to 256",
        "--sprt=5, --sprt needs two Elo differences",
        "'--sprt=5,0', --sprt: a test needs two Elo differences",
        "--variant=chess, '--variant: chess is not one of standard, six, captures'",
        "--seed=x, --seed must be a 64-bit integer",
        "c, 'match needs two programs, each in one argument; found 3'",
    })
    void wrongUsageIsTwo(String option, String complaint) {
        assertThat(run(option, "a", "b")).isEqualTo(2);
        assertThat(complained()).contains(complaint).contains("usage: lyngk-testkit match");
        assertThat(printed()).isEmpty();
    }

    @Test
    void fileThatCannotBeWrittenIsTwo() {
        Path file = folder.resolve("missing").resolve("games.lyngk");

        assertThat(run("--out", file.toString(), "a", "b")).isEqualTo(2);
        assertThat(complained()).startsWith("lyngk-testkit: --out: there is no folder " + file.getParent() + "\n");
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void matchWhoseRecordsFillTheDiskPrintsWhatItHas() {
        assertThat(run("--games=100000", "--out=/dev/full", rascal("none"), rascal("claims", "name=Red roles=bot")))
                .isEqualTo(2);
        assertThat(complained()).endsWith("lyngk-testkit: /dev/full: No space left on device\n");
        assertThat(printed()).startsWith("Rascal - Red: ").containsPattern("\nIncomplete, \\d+ of 100000 games: ");
        assertThat(Thread.interrupted()).isFalse();
    }

    @Test
    void programsAreSplitAtBlanksOutsideOfQuotes() {
        assertThat(MatchCommand.words("  java -jar \"C:\\My Games\\bot.jar\" -x=\"a  b\"c  "))
                .containsExactly("java", "-jar", "C:\\My Games\\bot.jar", "-x=a  bc");
        assertThat(MatchCommand.words("bot \"\" '")).containsExactly("bot", "", "'");
        assertThatThrownBy(() -> MatchCommand.words(" ")).isInstanceOf(UsageException.class);
        assertThatThrownBy(() -> MatchCommand.words("bot \"a b"))
                .isInstanceOf(UsageException.class)
                .hasMessage("a double quote is missing in bot \"a b");
    }

    @Test
    void longArgumentsAreShortened() {
        String longText = "x".repeat(1000);
        assertThatThrownBy(() -> MatchCommand.words('"' + longText))
                .isInstanceOf(UsageException.class)
                .hasMessage("a double quote is missing in \"" + "x".repeat(79) + "\u2026");
        assertThat(run("--sprt=" + longText, "a", "b")).isEqualTo(2);
        assertThat(complained()).contains("such as 0,10; found " + "x".repeat(80) + "\u2026\n");
    }
}
