package io.github.lyngk.testkit;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Iterables;
import com.google.common.collect.ObjectArrays;
import io.github.lyngk.notation.protocol.ProgramBot;
import io.github.lyngk.testkit.junit.ContractRun;
import io.github.lyngk.testkit.pipe.ChildJava;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The programs in {@code examples}. Without python3 or node these tests are skipped. */
@Tag("slow")
@Tag("not-for-mutation")
class StartersTest extends LeavesNoChild {

    private static final int GAMES = 40;

    private static void assumeThereIs(String program) {
        boolean there;
        try {
            there = new ProcessBuilder(program, "--version")
                            .redirectErrorStream(true)
                            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                            .start()
                            .waitFor()
                    == 0;
        } catch (IOException missing) {
            there = false;
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
        assumeThat(there)
                .as(program + " is not installed: the starters in its language are not tried")
                .isTrue();
    }

    private static String[] withRulesServer(String... command) {
        return ObjectArrays.concat(
                command, ChildJava.command("io.github.lyngk.notation.cli.Main", "serve"), String.class);
    }

    private static void assertSound(CheckReport report) {
        report.orThrow();
        assertThat(report.isComplete()).isTrue();
    }

    @Test
    void pythonEngineKeepsTheRules() {
        assumeThereIs("python3");
        CheckReport report = EngineCheck.of(() -> ProgramEngine.start("python3", "examples/engine.py"))
                .games(GAMES)
                .run();

        assertSound(report);
        assertThat(report.testedKinds()).contains(Fault.Kind.WRONG_BOARD);
    }

    @Test
    void pythonEngineKeepsTheRulesWithSeparateClaims() {
        assumeThereIs("python3");
        CheckReport report = EngineCheck.of(() -> {
                    ProgramEngine engine = ProgramEngine.start("python3", "examples/engine.py", "--separate-claims");
                    assertThat(engine).isInstanceOf(ClaimingEngine.class);
                    return engine;
                })
                .games(GAMES)
                .run();

        assertSound(report);
        assertThat(report.testedKinds()).contains(Fault.Kind.WRONG_BOARD);
    }

    @Test
    void pythonEngineRefusesUnknownArguments() throws IOException, InterruptedException {
        assumeThereIs("python3");
        Process engine = new ProcessBuilder("python3", "examples/engine.py", "--seperate-claims").start();
        engine.getOutputStream().close();

        assertThat(new String(engine.getErrorStream().readAllBytes(), UTF_8))
                .startsWith("usage: python3 engine.py [--separate-claims]");
        assertThat(engine.waitFor()).isNotZero();
    }

    /** A line of the session on the page is a command after {@code >}, or the answer to the command above it. */
    @Test
    void pythonEngineAnswersAsOnItsPage() throws IOException, InterruptedException {
        assumeThereIs("python3");
        List<String> dialogue = Files.readAllLines(Path.of("examples/README.md"), UTF_8).stream()
                .dropWhile(line -> !line.startsWith("> "))
                .takeWhile(line -> !line.equals("```"))
                .toList();
        List<String> said = dialogue.stream()
                .filter(line -> line.startsWith("> "))
                .map(line -> line.substring(2))
                .toList();

        assertThat(answers(said, "python3", "examples/engine.py"))
                .isNotEmpty()
                .containsExactlyElementsOf(
                        dialogue.stream().filter(line -> !line.startsWith("> ")).toList());
    }

    /** A line of the session on the page is a command, an arrow and the answer. */
    @Test
    void pythonEngineClaimsAsOnThePageOfPrograms() throws IOException, InterruptedException {
        assumeThereIs("python3");
        List<String[]> session = Files.readAllLines(Path.of("PROGRAMS.md"), UTF_8).stream()
                .map(line -> line.split("  ->  "))
                .filter(exchange -> exchange.length == 2)
                .toList();

        assertThat(session).extracting(exchange -> exchange[0]).contains("lyngk 1", "moves", "claims", "claim B");
        assertThat(answers(
                        session.stream().map(exchange -> exchange[0]).toList(),
                        "python3",
                        "examples/engine.py",
                        "--separate-claims"))
                .containsExactlyElementsOf(
                        session.stream().map(exchange -> exchange[1]).toList());
    }

    /** What a program prints that reads these lines and then the end of its input. */
    private static List<String> answers(List<String> said, String... command) throws IOException, InterruptedException {
        Path input = Files.createTempFile("dialogue", ".txt");
        Files.write(input, said);
        Process program =
                new ProcessBuilder(command).redirectInput(input.toFile()).start();
        List<String> answers = new String(program.getInputStream().readAllBytes(), UTF_8)
                .lines()
                .toList();

        assertThat(program.waitFor()).isZero();
        Files.delete(input);
        return answers;
    }

    @Test
    void pythonEnginePassesTheContractOfThePage() throws ClassNotFoundException {
        assumeThereIs("python3");
        ContractRun run =
                ContractRun.of(Class.forName("org.example.PythonEngineTest"), ImmutableMap.of("lyngk.games", "20"));

        assertThat(run.failures()).isEmpty();
        assertThat(run.names()).hasSizeGreaterThan(7);
    }

    /** One in twenty of the positions, refused moves and games: {@code .ci/run} asks for all of them. */
    @Test
    void pythonEngineKnowsTheCorpus(@TempDir Path sample) throws IOException, InterruptedException {
        assumeThereIs("python3");
        for (String table : List.of("positions.tsv", "refused.tsv", "games.tsv")) {
            Files.write(
                    sample.resolve(table),
                    Files.readAllLines(Path.of("src/corpus", table), UTF_8).stream()
                            .filter(line -> line.matches("[a-z]\\d*[02468]0\t.*"))
                            .toList());
        }
        Process script = new ProcessBuilder("python3", "examples/corpus.py", sample.toString())
                .redirectErrorStream(true)
                .start();

        assertThat(new String(script.getInputStream().readAllBytes(), UTF_8))
                .matches("engine: [^\n]+\\R\\d{3,} passed, 0 failed\\R");
        assertThat(script.waitFor()).isZero();
    }

    @Test
    void corpusReportsExtraAndMissingMoves(@TempDir Path wrong) throws IOException, InterruptedException {
        assumeThereIs("python3");
        String row = "p0001\tE2\t1/4/7/6/2(GR)KB2/3I2/7/4/1 1 RG:KB 0:0\tturn 1\te3-e4 f4-e4 i1-h1\n";
        Files.writeString(wrong.resolve("positions.tsv"), row);
        Files.createFile(wrong.resolve("refused.tsv"));
        Files.createFile(wrong.resolve("games.tsv"));
        Process script = new ProcessBuilder("python3", "examples/corpus.py", wrong.toString())
                .redirectErrorStream(true)
                .start();

        assertThat(new String(script.getInputStream().readAllBytes(), UTF_8))
                .startsWith("p0001 (E2): extra moves ['f4-e5'], missing moves ['i1-h1']");
        assertThat(script.waitFor()).isEqualTo(1);
    }

    @Test
    void pythonBotPlaysByTheRules() {
        assumeThereIs("python3");
        String[] command = withRulesServer("python3", "examples/bot.py");

        assertSound(BotCheck.of(() -> ProgramBot.start(command)).games(60).run());
    }

    @Test
    void javaScriptBotPlaysByTheRules() {
        assumeThereIs("node");
        String[] command = withRulesServer("node", "examples/bot.js");

        assertSound(BotCheck.of(() -> ProgramBot.start(command)).games(60).run());
    }

    /** The session on the page of matches is a command that goes on after a backslash, and what it prints. */
    @Test
    void pythonBotPlaysAMatchAsOnItsPage() throws IOException, InterruptedException {
        assumeThereIs("python3");
        List<String> session = Files.readAllLines(Path.of("MATCHES.md"), UTF_8).stream()
                .dropWhile(line -> !line.startsWith("$ "))
                .takeWhile(line -> !line.equals("```"))
                .toList();
        int end = Iterables.indexOf(session, line -> !line.endsWith("\\")) + 1;
        List<String> words = Pattern.compile("'[^']*'|[^ ]+")
                .matcher(String.join(" ", session.subList(0, end)).replace("\\", ""))
                .results()
                .map(word -> word.group().replace("'", ""))
                .toList();
        String server =
                Arrays.stream(withRulesServer()).map(word -> '"' + word + '"').collect(joining(" "));

        assertThat(words.subList(0, 4)).containsExactly("$", "java", "-jar", "lyngk-testkit-cli.jar");
        assertThat(answers(
                        List.of(),
                        ChildJava.command(
                                "io.github.lyngk.testkit.cli.Main",
                                words.stream()
                                        .skip(4)
                                        .map(word -> word.replace("java -jar lyngk-cli.jar serve", server)
                                                .replace("bot.py", "examples/bot.py"))
                                        .toArray(String[]::new))))
                .isEqualTo(session.subList(end, session.size()));
    }

    @Test
    void javaScriptBotBeatsTheFirstMove() {
        assumeThereIs("python3");
        assumeThereIs("node");
        String[] greedy = withRulesServer("node", "examples/bot.js");
        String[] first = withRulesServer("python3", "examples/bot.py", "--first");
        MatchResult result = Match.between(() -> ProgramBot.start(greedy), () -> ProgramBot.start(first))
                .games(2)
                .seed(1)
                .run();

        assertThat(result.wins()).isEqualTo(2);
        assertThat(result.faults()).isEmpty();
    }
}
