package io.github.lyngk.notation.protocol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import com.google.common.collect.ImmutableSet;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Setup;
import io.github.lyngk.core.Variant;
import io.github.lyngk.notation.cli.ChildCommand;
import io.github.lyngk.notation.protocol.ProgramFailure.Kind;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Programs in child processes, asked any command. */
@ExtendWith(Children.class)
@Tag("not-for-mutation")
class ProgramClientTest {

    private static final Position QUIET = Position.parse("1/4/7/6/3(RI)B2/6/7/4/1 1 -:- 0:0");
    private static final Position CLAIMED = Position.parse("1/4/7/6/3(RI)B2/6/7/4/1 1 R:- 0:0");

    private static ProgramClient rascal(String... arguments) {
        return ProgramClient.startEngine(new ProcessBuilder(ChildCommand.java(Rascal.class, arguments)));
    }

    private static ProgramFailure failureOf(ProgramClient client) {
        return failureOf(client, Duration.ofSeconds(10));
    }

    /** The failure of a request for moves with this time limit; on a busy machine the set-up before may need longer. */
    private static ProgramFailure failureOf(ProgramClient client, Duration timeout) {
        client.position(CLAIMED);
        client.answerTimeout(timeout);
        try {
            client.askMoves("moves");
            throw new AssertionError("it answered");
        } catch (ProgramFailure failure) {
            return failure;
        } finally {
            client.answerTimeout(Duration.ofSeconds(10));
        }
    }

    private static Setup shown(ProgramClient client) {
        return client.ask("show", Setup::parse);
    }

    @Test
    void rightProgramAnswersAsCoreDoes() {
        try (ProgramClient client = rascal("none")) {
            client.position(CLAIMED);

            assertThat(client.name()).isEqualTo("Rascal");
            assertThat(client.askMoves("moves")).containsExactlyElementsOf(CLAIMED.legalMoves());
            assertThat(client.<String>ask("result", answer -> answer)).isEqualTo("turn 1");
            assertThat(shown(client)).isEqualTo(CLAIMED.toSetup());
            Move move = CLAIMED.legalMove(0);
            client.send("play " + move);
            assertThat(shown(client)).isEqualTo(CLAIMED.play(move).toSetup());
        }
    }

    @Test
    void linesMayEndAsOnWindows() {
        try (ProgramClient client = rascal("returns")) {
            assertThat(client.name()).isEqualTo("Rascal");
            client.position(QUIET);
            assertThat(client.askMoves("moves")).containsExactlyElementsOf(QUIET.legalMoves());
            assertThat(shown(client)).isEqualTo(QUIET.toSetup());
        }
    }

    /** What goes wrong, its kind, and a part of its message. After a refusal, a child goes on; else it is replaced. */
    @ParameterizedTest
    @CsvSource({
        "babbles, GARBLED_ANSWER, answered \"info depth 3\\u0007 score 12\" to moves",
        "blank, GARBLED_ANSWER, answered \"\" to moves",
        "capitals, GARBLED_ANSWER, answered \"OK\" to moves",
        "nonsense, GARBLED_ANSWER, answered \"ok b1-c2 e4xe5\" to moves",
        "trails, GARBLED_ANSWER, 'answered \"ok b1-c2 \" to moves, but words must be separated by single blanks'",
        "hollow, GARBLED_ANSWER, 'answered \"ok \" to moves, but words must be separated by single blanks'",
        "gaps, GARBLED_ANSWER, 'answered \"ok  b1-c2\" to moves, but words must be separated by single blanks'",
        "colours, GARBLED_ANSWER, 'answered \"ok \\u001B[31m\\u202E\" to moves: \"\\u001B[31m\\u202E\", character 1: expected'",
        "binary, GARBLED_ANSWER, not UTF-8",
        "endless, GARBLED_ANSWER, the line has more than 1048576 bytes",
        "sleeps, HANG, printed no line for 0.2 s instead of answering moves",
        "leaves, UNEXPECTED_END, ended with exit code 0 instead of answering moves",
        "mute, UNEXPECTED_END, closed its output",
        "crashes, CRASH, ended with exit code 3 instead of answering moves",
    })
    void failuresAreToldApartAndTheChildIsReplaced(String trick, Kind kind, String message) {
        try (ProgramClient client = rascal(trick)) {
            Duration timeout = kind == Kind.HANG ? Duration.ofMillis(200) : Duration.ofSeconds(10);
            ProgramFailure failure = failureOf(client, timeout);

            assertThat(failure.kind()).isEqualTo(kind);
            assertThat(failure.detail()).contains(message).doesNotContain("\u0007");
            assertThatThrownBy(() -> client.send("result")).isSameAs(failure);
            client.position(QUIET);
            assertThat(shown(client)).isEqualTo(QUIET.toSetup());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"doubles", "flood"})
    void lineThatNobodyAskedForIsFoundAtTheNextCommand(String trick) throws InterruptedException {
        try (ProgramClient client = rascal(trick)) {
            client.position(CLAIMED);
            client.askMoves("moves");
            Children.await(() -> {
                try {
                    client.<String>ask("result", answer -> answer);
                    return false;
                } catch (ProgramFailure failure) {
                    assertThat(failure.kind()).isEqualTo(Kind.GARBLED_ANSWER);
                    // If the extra line comes late, it is the answer to result, and the real answer is the extra line.
                    assertThat(failure.detail()).matches("said \"ok( turn 1)?\" without being asked");
                    return true;
                }
            });
        }
    }

    @Test
    void standardErrorComesWithTheFailure() {
        try (ProgramClient client = rascal("crashes")) {
            ProgramFailure failure = failureOf(client);

            assertThat(failure)
                    .hasMessage("Rascal ended with exit code 3 instead of answering moves; standard error ends with:\n"
                            + "    about to divide by zero\n    fatal: division by zero in claims()");
            assertThat(failure.errorOutput())
                    .containsExactly("about to divide by zero", "fatal: division by zero in claims()");
        }
    }

    @Test
    void refusalLeavesTheChildAsItWas() {
        try (ProgramClient client = rascal("refuses")) {
            ProgramFailure failure = failureOf(client);

            assertThat(failure.kind()).isEqualTo(Kind.REFUSAL);
            assertThat(failure.detail()).contains("refused moves: \"no I would rather not\"");
            assertThat(shown(client)).isEqualTo(CLAIMED.toSetup());
        }
    }

    @Test
    void lastTenExchangesAreKept() {
        try (ProgramClient client = rascal("crashes")) {
            IntStream.range(0, 8).forEach(n -> {
                client.position(QUIET);
                shown(client);
            });
            ProgramFailure failure = failureOf(client);

            assertThat(failure.exchanges()).isEqualTo(client.exchanges());
            assertThat(client.exchanges()).hasSize(10);
            assertThat(client.exchanges().get(8)).isEqualTo("position " + CLAIMED + "  ->  ok");
            assertThat(client.exchanges().get(9)).isEqualTo("moves  ->  (ended with exit code 3)");
        }
    }

    @ParameterizedTest
    @CsvSource({
        "name=R roles=bot, does not declare roles=engine",
        "name=R variants=chess, variants=chess is not one of standard",
        "name=R show=perhaps, show=perhaps is not one of yes",
        "hello, '\"hello\" is not a fact'",
        "name=A name=B, given twice",
        "name=A  show=yes, separated by single blanks",
    })
    void wrongFactsAreNoStart(String facts, String message) {
        assertThatThrownBy(() -> rascal("none", facts))
                .isInstanceOfSatisfying(
                        ProgramFailure.class,
                        failure -> assertThat(failure.kind()).isEqualTo(Kind.NO_START))
                .hasMessageContaining(message);
    }

    @Test
    void factsAreWhatTheProgramDeclares() {
        try (ProgramClient client =
                rascal("none", "variants=six,standard setup=unscored duplicates=yes claims=separate later=fact")) {
            assertThat(client.variants()).isEqualTo(ImmutableSet.of(Variant.SIX_STACK, Variant.STANDARD));
            assertThat(client.declares("setup", "unscored")).isTrue();
            assertThat(client.declares("claims", "joined")).isFalse();
            assertThat(client.declares("show", "no")).as("by default").isTrue();
            assertThat(client.deterministic()).isFalse();
            assertThat(client.name()).startsWith("java ");
        }
    }

    @Test
    void bannerIsNoStart() {
        assertThatThrownBy(() -> rascal("banner"))
                .isInstanceOf(ProgramFailure.class)
                .hasMessageContaining("answered \"Rascal 1.0, ready.\" to lyngk 1");
    }

    @Test
    void missingProgramIsNoStart() {
        assertThatThrownBy(() -> ProgramClient.startEngine(new ProcessBuilder("no-such-program-anywhere")))
                .isInstanceOfSatisfying(
                        ProgramFailure.class,
                        failure -> assertThat(failure.kind()).isEqualTo(Kind.NO_START))
                .hasMessageContaining("cannot be started: no such program");
    }

    /** As in a name that would colour the report or change the title of the window. */
    @Test
    void nameHasNoControlCharacters() {
        try (ProgramClient named = rascal("none", "name=\u001b[31mRed version=\u001b]0;1\u0007")) {
            assertThat(named.name()).isEqualTo("\\u001B[31mRed \\u001B]0;1\\u0007");
        }
        ProgramClient unnamed = rascal("none", "show=yes", "no-file", "\u001b[2Jlast");
        unnamed.close();
        assertThat(unnamed.name()).startsWith("java").endsWith(" \\u001B[2Jlast");
        assertThatThrownBy(() -> unnamed.position(QUIET)).hasMessageEndingWith(" \\u001B[2Jlast was closed");
    }

    @Test
    void missingProgramIsNamedWithoutControlCharacters() {
        assertThatThrownBy(() -> ProgramClient.startEngine(new ProcessBuilder("no-such-\u001b[31m-program\n")))
                .isInstanceOf(ProgramFailure.class)
                .hasMessage("no-such-\\u001B[31m-program\\u000A cannot be started: no such program");
    }

    /** Its parent quits when it is asked to; the process itself does not. */
    @Test
    void notedProcessIsEndedThoughItsParentHasEnded() throws InterruptedException {
        List<ProcessHandle> before = Children.all();
        ProgramClient client = rascal("parent");
        List<ProcessHandle> started = new ArrayList<>(Children.all());
        started.removeAll(before);
        client.close();

        assertThat(started).hasSizeGreaterThan(1);
        Children.await(() -> started.stream().noneMatch(ProcessHandle::isAlive));
    }

    @Test
    void closedClientStartsNothing() {
        ProgramClient client = rascal("none");
        client.close();
        client.close();

        assertThatThrownBy(() -> client.position(QUIET))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("was closed");
    }

    @Test
    void commandIsOneLine() {
        try (ProgramClient client = rascal("none")) {
            assertThatThrownBy(() -> client.send("position x\nmoves"))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessage("a command is one line");
        }
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void longCommandToAChildThatDoesNotReadIsAHang() {
        ProgramClient client =
                ProgramClient.startEngine(new ProcessBuilder("sh", "-c", "read -r greeting; echo ok; exec sleep 600"));
        client.answerTimeout(Duration.ofMillis(200));

        assertTimeoutPreemptively(
                Duration.ofMinutes(1),
                () -> assertThatThrownBy(() -> client.send("moves ".repeat(200_000)))
                        .isInstanceOf(ProgramFailure.class)
                        .hasMessage("sh read -r greeting; echo ok; exec sleep 600 printed no line for 0.2 s"
                                + " instead of answering moves"));
        client.close();
    }

    @Test
    void interruptionEndsTheChild() throws InterruptedException {
        List<ProcessHandle> before = Children.all();
        ProgramClient client = rascal("sleeps");
        client.position(CLAIMED);
        client.answerTimeout(Duration.ofMinutes(5));
        AtomicReference<ProgramFailure> failure = new AtomicReference<>();
        Thread asking = new Thread(
                () -> failure.set(catchThrowableOfType(ProgramFailure.class, () -> client.askMoves("moves"))));
        asking.start();
        Children.await(() -> asking.getState() == Thread.State.TIMED_WAITING);
        asking.interrupt();
        asking.join();

        assertThat(failure.get().kind()).isEqualTo(Kind.HANG);
        assertThat(failure.get().detail()).endsWith("was interrupted instead of answering moves");
        Children.await(() -> before.containsAll(Children.all()));
    }
}
