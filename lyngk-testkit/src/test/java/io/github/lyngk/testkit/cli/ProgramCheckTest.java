package io.github.lyngk.testkit.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Rule;
import io.github.lyngk.notation.shell.Output;
import io.github.lyngk.notation.shell.Streams;
import io.github.lyngk.notation.shell.Terminal;
import io.github.lyngk.testkit.LeavesNoChild;
import io.github.lyngk.testkit.pipe.ChildJava;
import io.github.lyngk.testkit.pipe.PipedEngine;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The command, with programs in Java. */
@Tag("slow")
@Tag("not-for-mutation")
class ProgramCheckTest extends LeavesNoChild {

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    private int run(boolean watched, List<String> options, String... command) {
        Streams streams = new Streams(
                InputStream.nullInputStream(),
                Output.ofResults(out, Terminal.NONE),
                Output.ofComplaints(err, watched ? Terminal.of(UTF_8, Map.of()) : Terminal.NONE));
        return Main.command(streams)
                .run(Stream.of(options, List.of("--"), List.of(command))
                        .flatMap(List::stream)
                        .toArray(String[]::new));
    }

    private int run(List<String> options, String... command) {
        return run(false, options, command);
    }

    private String printed() {
        return out.toString(UTF_8);
    }

    private String complained() {
        return err.toString(UTF_8);
    }

    private static String[] climber() {
        return PipedEngine.command("lets neutral singles climb");
    }

    private static String[] core() {
        return ChildJava.command(PipedEngine.class, "core");
    }

    @Test
    void soundEngineIsZero() {
        int exit = run(List.of("check-engine", "--games", "40", "--seed", "7"), core());

        assertThat(exit).isZero();
        assertThat(printed()).matches("Piped 1: 0 faults in 40 games, [\\d,]+ answers; seed 7\n");
        assertThat(complained()).isEmpty();
    }

    @Test
    void soundBotIsZero() {
        assertThat(run(List.of("check-bot", "--games", "60", "--limit", "5000"), ChildJava.rascal("none")))
                .isZero();
        assertThat(printed()).startsWith("Rascal: 0 faults in 60 positions, 60 answers; seed ");
    }

    @Test
    void faultyEngineIsOneWithTheSameReportEachTime() {
        List<String> options = List.of("check-engine", "--games", "20", "--seed", "3", "--variant", "standard");
        int exit = run(options, climber());
        String first = printed();
        out.reset();
        run(options, climber());

        assertThat(exit).isEqualTo(1);
        assertThat(first)
                .contains("extra move (E6): the engine lists ")
                .contains("Shortest play found (")
                .contains("Rule E6: ")
                .doesNotContain("Last commands and answers:");
        assertThat(printed()).as("with the same seed and games").isEqualTo(first);
    }

    @Test
    void checkThatEndsEarlyButComparedEnoughIsZeroWithProgressOnATerminal() {
        assertThat(run(true, List.of("check-engine", "--games", "10000000", "--seconds", "5"), core()))
                .isZero();
        assertThat(printed()).containsPattern("; incomplete: \\d+ of 10,000,000 games\n$");
        assertThat(complained()).containsPattern("\r\\d s: \\d+ of 10000000 games, \\d+ answers, ");
    }

    @Test
    void tooFewAnswersAreTwo() {
        assertThat(run(List.of("check-bot", "--games", "20"), ChildJava.rascal("none")))
                .isEqualTo(2);
        assertThat(printed())
                .startsWith("Rascal: 0 faults in 20 positions, 20 answers; seed ")
                .endsWith("; no verdict: compared 20 answers, the minimum is 60\n");
    }

    /** There may be no time to see the fault, but the program is never called sound. */
    @Test
    void slowEngineWithoutMovesIsNotSound() {
        assertThat(run(List.of("check-engine", "--seconds", "1"), ChildJava.rascal("idles")))
                .isBetween(1, 2);
    }

    @ParameterizedTest
    @ValueSource(strings = {"single", "single-hangs"})
    void faultOfAnEngineThatCannotBeStartedAgainIsReported(String trick, @TempDir Path folder) {
        String mark = folder.resolve("mark").toString();

        assertThat(run(
                        List.of("check-engine", "--games", "20", "--seed", "1", "--seconds", "6"),
                        ChildJava.rascal(trick, "name=Single", mark)))
                .isEqualTo(1);
        assertThat(printed()).contains("missing move").doesNotContain("Not reproduced");
    }

    @Test
    void knownViolationAloneIsZero() {
        String all = Arrays.stream(Rule.values()).map(Rule::name).collect(joining(","));

        assertThat(run(List.of("check-engine", "--games", "20", "--known", all), climber()))
                .isZero();
        assertThat(printed())
                .containsPattern("\n(Known:|      ) extra move \\(")
                .contains("\nKnown, but not seen: ");
    }

    @Test
    void knownKindAloneIsZero(@TempDir Path folder) {
        String[] command =
                ChildJava.rascal("crashes", "roles=bot", folder.resolve("mark").toString());

        assertThat(run(List.of("check-bot", "--games", "60", "--seed", "1", "--known", "R4,crash"), command))
                .isZero();
        assertThat(printed()).contains("\nKnown: crash: ").contains("\nKnown, but not seen: R4\n");
    }

    @Test
    void crashIsOneAndShowsStandardError(@TempDir Path folder) {
        String[] command =
                ChildJava.rascal("crashes", "roles=bot", folder.resolve("mark").toString());

        assertThat(run(List.of("check-bot", "--games", "20", "--seed", "1"), command))
                .isEqualTo(1);
        assertThat(printed())
                .contains("crash: the bot ended with exit code 3 instead of answering choose")
                .contains("    fatal: division by zero in claims()\n")
                .as("faults are a verdict, however few the answers are")
                .doesNotContain("no verdict");
    }

    @Test
    void jsonHasALineForEachFaultAndASummary(@TempDir Path folder) {
        String mark = folder.resolve("mark").toString();
        run(
                List.of("check-bot", "--games", "20", "--seed", "1", "--json"),
                ChildJava.rascal("crashes", "name=Rascal roles=bot", mark));

        ImmutableList<String> lines = printed().lines().collect(ImmutableList.toImmutableList());
        assertThat(lines).hasSize(2);
        assertThat(lines.get(0))
                .matches(
                        "\\{\"kind\":\"CRASH\",\"rule\":null,\"known\":false,"
                                + "\"message\":\"the bot ended with exit code 3 instead of answering choose\","
                                + "\"games\":\\d+,\"position\":\"[^\"]+\",\"moves\":\\[[^]]*],\"askedBefore\":\\[],"
                                + "\"remarks\":\\[\"Not reproduced[^]]*],\"exchanges\":\\[\"[^]]*],"
                                + "\"errorOutput\":\\[\"about to divide by zero\",\"fatal: division by zero in claims\\(\\)\"]}");
        assertThat(lines.get(1))
                .matches("\\{\"version\":1,\"program\":\"Rascal\",\"sound\":false,\"faults\":1,\"known\":0,"
                        + "\"complete\":true,\"games\":20,\"plannedGames\":20,\"answers\":\\d+,"
                        + "\"milliseconds\":\\d+,\"seed\":\"1\",\"brokenOff\":\"compared[^\"]*60\"}");
    }

    @Test
    void endgamesAreScored() {
        String[] server = ChildJava.command("io.github.lyngk.notation.cli.Main", "serve", "--seed", "1");

        assertThat(run(List.of("check-bot", "--games", "50", "--endgames", "10", "--seed", "1"), server))
                .isZero();
        assertThat(printed())
                .matches(
                        "(?s)lyngk \\S+: 0 faults in 60 positions, 60 answers; seed 1\n"
                                + "Endgames: the win or draw was kept in \\d of 10 positions; the worst answer:\n    \\[Position .*\\*\n");

        out.reset();
        assertThat(run(List.of("check-bot", "--games", "50", "--endgames", "10", "--seed", "1", "--json"), server))
                .isZero();
        assertThat(printed())
                .matches("\\{\"version\":1,.*\"brokenOff\":null,"
                        + "\"endgames\":\\{\"positions\":10,\"kept\":\\d,\"worst\":\"\\[Position .*\\*\\\\u000a\"}}\n");
    }

    @Test
    void enginesHaveNoEndgames() {
        assertThat(run(List.of("check-engine", "--endgames", "10"), core())).isEqualTo(2);
        assertThat(complained()).contains("unknown option --endgames");
    }

    @Test
    void programThatCannotBeStartedIsTwo() {
        assertThat(run(List.of("check-engine"), "no-such-program", "x")).isEqualTo(2);
        assertThat(complained()).startsWith("lyngk-testkit: no-such-program x: cannot be started: ");
        assertThat(printed()).isEmpty();

        assertThat(run(List.of("check-engine", "--json"), "no-such-program")).isEqualTo(2);
        assertThat(printed())
                .startsWith("{\"version\":1,\"program\":\"no-such-program\",\"sound\":false,"
                        + "\"complete\":false,\"brokenOff\":\"cannot be");
    }

    @ParameterizedTest
    @ValueSource(strings = {"text", "json"})
    void nameIsPrintedWithoutControlCharacters(String format) {
        List<String> options = Stream.of("check-bot", "--games", "60", "--json")
                .limit(format.equals("json") ? 4 : 3)
                .toList();

        run(true, options, ChildJava.rascal("none", "name=\u001b[31mRed roles=bot"));
        assertThat(printed()).contains(format.equals("json") ? "\\\\u001B[31mRed" : "\\u001B[31mRed: 0 faults");
        assertThat(printed() + complained()).doesNotContain("\u001b");
    }

    @Test
    void commandThatFailsIsPrintedWithoutControlCharacters() {
        assertThat(run(List.of("check-engine", "--json"), "no-such-\u001b[31mprogram", "a\u001b[2J\nb"))
                .isEqualTo(2);
        assertThat(complained())
                .startsWith("lyngk-testkit: no-such-\\u001B[31mprogram a\\u001B[2J\\u000Ab: cannot be started: ")
                .hasLineCount(1);
        assertThat(printed()).startsWith("{\"version\":1,\"program\":\"no-such-\\\\u001B[31mprogram a");
        assertThat(printed() + complained()).doesNotContain("\u001b");
    }

    @ParameterizedTest
    @CsvSource({
        "banner, name=x, 'answered \"Rascal 1.0, ready.\" to lyngk 1'",
        "none, roles=bot, does not declare roles=engine",
        "none, variants=captures, 'declares variants=captures, but the check is for six'",
    })
    void programThatCannotBeCheckedIsTwo(String trick, String facts, String complaint) {
        assertThat(run(List.of("check-engine", "--variant=six"), ChildJava.rascal(trick, facts)))
                .isEqualTo(2);
        assertThat(complained()).startsWith("lyngk-testkit: ").contains(complaint);
        assertThat(printed()).isEmpty();
    }

    @Test
    void programThatNeverGreetsIsTwo() {
        assertThat(run(List.of("check-engine", "--seconds", "1"), ChildJava.rascal("dumb")))
                .isEqualTo(2);
        assertThat(complained()).contains("it gave no answer in time; does it flush what it prints?");
    }

    @ParameterizedTest
    @CsvSource({
        "--seconds=0, --seconds must be a number from 1 to 86400",
        "--games=0, --games must be a number from 1 to 10000000",
        "--variant=chess, '--variant: chess is not one of standard, six, captures'",
        "'--known=R4,Z9', Z9 is neither",
        "--seed=x, --seed must be a 64-bit integer",
        "--fast, unknown option --fast",
    })
    void wrongOptionIsTwoWithThePage(String option, String complaint) {
        assertThat(run(List.of("check-engine", option), "true")).isEqualTo(2);
        assertThat(complained()).contains(complaint).contains("usage: lyngk-testkit check-engine");
    }

    @Test
    void missingProgramIsTwo() {
        assertThat(run(List.of("check-bot"))).isEqualTo(2);
        assertThat(complained()).contains("COMMAND is missing");
    }

    @Test
    void optionsBehindTheHyphensAreThePrograms() {
        assertThat(run(List.of("check-engine"), "no-such-program", "--help")).isEqualTo(2);
        assertThat(complained()).contains("no-such-program --help: cannot be started");
    }

    @Test
    void exampleOnThePageWorks() {
        assertThat(run(List.of("check-engine", "--help"))).isZero();
        String example = printed()
                .lines()
                .filter(line -> line.startsWith("  java -jar "))
                .findFirst()
                .orElseThrow();
        List<String> words = List.of(example.strip().split(" "));
        int hyphens = words.indexOf("--");
        String[] command = ChildJava.command(
                words.get(hyphens + 4), words.stream().skip(hyphens + 5).toArray(String[]::new));

        assertThat(words.subList(hyphens + 1, hyphens + 3)).containsExactly("java", "-cp");
        assertThat(run(words.subList(3, hyphens), command)).isZero();
    }
}
