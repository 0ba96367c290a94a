package io.github.lyngk.testkit.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableSet;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Variant;
import io.github.lyngk.testkit.ClaimingEngine;
import io.github.lyngk.testkit.EngineResult;
import io.github.lyngk.testkit.pipe.ChildJava;
import io.github.lyngk.testkit.pipe.PipedEngine;
import io.github.lyngk.testkit.pipe.Rascal;
import io.github.lyngk.testkit.remote.RemoteFailure;
import io.github.lyngk.testkit.remote.RemoteFailure.Kind;
import java.time.Duration;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Engines in child processes, asked directly. */
class ProcessEngineTest extends LeavesNoChild {

    private static final Position QUIET = Position.parse("1/4/7/6/3(RI)B2/6/7/4/1 1 -:- 0:0");
    private static final Position CLAIMED = Position.parse("1/4/7/6/3(RI)B2/6/7/4/1 1 R:- 0:0");

    private static ProcessEngine rascal(String... arguments) {
        return ProcessEngine.start(ChildJava.command(Rascal.class, arguments));
    }

    private static RemoteFailure failureOf(ProcessEngine engine) {
        return failureOf(engine, Duration.ofSeconds(10));
    }

    /** The failure of a question for moves, which may take so long; on a busy machine the set-up before takes longer. */
    private static RemoteFailure failureOf(ProcessEngine engine, Duration patience) {
        engine.setUp(CLAIMED);
        engine.patience(patience);
        try {
            engine.moves(engine);
            throw new AssertionError("it answered");
        } catch (RemoteFailure failure) {
            return failure;
        } finally {
            engine.patience(Duration.ofSeconds(10));
        }
    }

    @Test
    void rightEngineAnswersAsCoreDoes() {
        try (ProcessEngine engine = ProcessEngine.start(ChildJava.command(PipedEngine.class, "core"))) {
            engine.setUp(CLAIMED);

            assertThat(engine.name()).isEqualTo("Piped 1");
            assertThat(engine.moves(engine)).containsExactlyElementsOf(CLAIMED.legalMoves());
            assertThat(engine.result(engine)).isEqualTo(EngineResult.of(CLAIMED));
            assertThat(engine.setup(engine)).contains(CLAIMED.toSetup());
            Move move = CLAIMED.legalMove(0);
            assertThat(engine.setup(engine.play(engine, move)))
                    .contains(CLAIMED.play(move).toSetup());
        }
    }

    @Test
    void linesMayEndAsOnWindows() {
        try (ProcessEngine engine = rascal("returns")) {
            assertThat(engine.name()).isEqualTo("Rascal");
            assertThat(engine.moves(engine.setUp(QUIET))).containsExactlyElementsOf(QUIET.legalMoves());
            assertThat(engine.setup(engine)).contains(QUIET.toSetup());
        }
    }

    /** What goes wrong, its kind, and a part of its sentence. After a refusal, a child goes on; else it is replaced. */
    @ParameterizedTest
    @CsvSource({
        "babbles, GARBLED_ANSWER, answered \"info depth 3\\u0007 score 12\" to moves",
        "blank, GARBLED_ANSWER, answered \"\" to moves",
        "capitals, GARBLED_ANSWER, answered \"OK\" to moves",
        "nonsense, GARBLED_ANSWER, answered \"ok b1-c2 e4xe5\" to moves",
        "trails, GARBLED_ANSWER, 'answered \"ok b1-c2 \" to moves, and the words of an answer are separated by single blanks'",
        "hollow, GARBLED_ANSWER, 'answered \"ok \" to moves, and the words of an answer are separated by single blanks'",
        "gaps, GARBLED_ANSWER, 'answered \"ok  b1-c2\" to moves, and the words of an answer are separated by single blanks'",
        "colours, GARBLED_ANSWER, answered \"ok \\u001B[31m\\u202E\" to moves: \"\\u001B[31m\\u202E\": expected",
        "binary, GARBLED_ANSWER, not UTF-8",
        "endless, GARBLED_ANSWER, longer than 1 MiB",
        "sleeps, HANG, said nothing for 0.2 s when asked moves",
        "leaves, UNEXPECTED_END, 'ended, with exit code 0 when asked moves'",
        "mute, UNEXPECTED_END, closed its output",
        "crashes, CRASH, ended with exit code 3 when asked moves",
    })
    void failuresAreToldApartAndTheChildIsReplaced(String trick, Kind kind, String sentence) {
        try (ProcessEngine engine = rascal(trick)) {
            Duration patience = kind == Kind.HANG ? Duration.ofMillis(200) : Duration.ofSeconds(10);
            RemoteFailure failure = failureOf(engine, patience);

            assertThat(failure.kind()).isEqualTo(kind);
            assertThat(failure.sentence()).contains(sentence).doesNotContain("\u0007");
            assertThatThrownBy(() -> engine.result(engine)).isSameAs(failure);
            assertThat(engine.setup(engine.setUp(QUIET))).contains(QUIET.toSetup());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"doubles", "flood"})
    void lineThatNobodyAskedForIsFoundAtTheNextCommand(String trick) {
        try (ProcessEngine engine = rascal(trick)) {
            engine.moves(engine.setUp(CLAIMED));
            await(() -> {
                try {
                    engine.result(engine);
                    return false;
                } catch (RemoteFailure failure) {
                    assertThat(failure.kind()).isEqualTo(Kind.GARBLED_ANSWER);
                    return true;
                }
            });
        }
    }

    @Test
    void standardErrorComesWithTheFailure() {
        try (ProcessEngine engine = rascal("crashes")) {
            RemoteFailure failure = failureOf(engine);

            assertThat(failure).hasMessageContaining("fatal: division by zero in claims()");
            assertThat(failure.errorOutput())
                    .containsExactly("about to divide by zero", "fatal: division by zero in claims()");
        }
    }

    @Test
    void refusalLeavesTheChildAsItWas() {
        try (ProcessEngine engine = rascal("refuses")) {
            RemoteFailure failure = failureOf(engine);

            assertThat(failure.kind()).isEqualTo(Kind.REFUSAL);
            assertThat(failure.sentence()).contains("refused moves: \"no I would rather not\"");
            assertThat(engine.setup(engine)).contains(CLAIMED.toSetup());
        }
    }

    @Test
    void lastTenExchangesAreKept() {
        try (ProcessEngine engine = rascal("crashes")) {
            IntStream.range(0, 8).forEach(n -> engine.setup(engine.setUp(QUIET)));
            failureOf(engine);

            assertThat(engine.exchanges()).hasSize(10);
            assertThat(engine.exchanges().get(8)).isEqualTo("position " + CLAIMED + "  ->  ok");
            assertThat(engine.exchanges().get(9)).isEqualTo("moves  ->  (ended with exit code 3)");
        }
    }

    @ParameterizedTest
    @CsvSource({
        "name=R roles=bot, does not say roles=engine",
        "name=R variants=chess, variants=chess is not one of standard",
        "name=R show=perhaps, show=perhaps is not one of yes",
        "hello, '\"hello\" is no fact'",
        "name=A name=B, told twice",
        "name=A  show=yes, separated by single blanks",
    })
    void wrongFactsAreNoStart(String facts, String sentence) {
        assertThatThrownBy(() -> rascal("none", facts))
                .isInstanceOfSatisfying(
                        RemoteFailure.class,
                        failure -> assertThat(failure.kind()).isEqualTo(Kind.NO_START))
                .hasMessageContaining(sentence);
    }

    @Test
    void factsSayWhatTheEngineCanDo() {
        try (ProcessEngine engine =
                rascal("none", "variants=six,standard setup=unscored duplicates=yes claims=separate later=fact")) {
            assertThat(engine.variants()).isEqualTo(ImmutableSet.of(Variant.SIX_STACK, Variant.STANDARD));
            assertThat(engine.setsUpAnyPosition()).isTrue();
            assertThat(engine.setsUpScoredFives()).isFalse();
            assertThat(engine.listsDuplicates()).isTrue();
            assertThat(engine).isInstanceOf(ClaimingEngine.class);
            assertThat(engine.setup(engine)).isEmpty();
            assertThat(engine.name()).startsWith("java ");
        }
    }

    @Test
    void bannerIsNoStart() {
        assertThatThrownBy(() -> rascal("banner"))
                .isInstanceOf(RemoteFailure.class)
                .hasMessageContaining("answered \"Rascal 1.0, ready.\" to lyngk 1");
    }

    @Test
    void missingProgramIsNoStart() {
        assertThatThrownBy(() -> ProcessEngine.start("no-such-program-anywhere"))
                .isInstanceOfSatisfying(
                        RemoteFailure.class,
                        failure -> assertThat(failure.kind()).isEqualTo(Kind.NO_START))
                .hasMessageContaining("cannot be started: Cannot run program \"no-such-program-anywhere\"");
    }

    /** As in a name that would colour the report or change the title of the window. */
    @Test
    void nameHasNoControlCharacters() {
        try (ProcessEngine named = rascal("none", "name=\u001b[31mRed version=\u001b]0;1\u0007")) {
            assertThat(named.name()).isEqualTo("\\u001B[31mRed \\u001B]0;1\\u0007");
        }
        ProcessEngine unnamed = rascal("none", "show=yes", "no-file", "\u001b[2Jlast");
        unnamed.close();
        assertThat(unnamed.name()).startsWith("java").endsWith(" \\u001B[2Jlast");
        assertThatThrownBy(() -> unnamed.setUp(QUIET)).hasMessageEndingWith(" \\u001B[2Jlast was closed");
    }

    @Test
    void missingProgramIsNamedWithoutControlCharacters() {
        assertThatThrownBy(() -> ProcessEngine.start("no-such-\u001b[31m-program\n"))
                .isInstanceOf(RemoteFailure.class)
                .hasMessageContaining("cannot be started: Cannot run program \"no-such-\\u001B[31m-program\\u000A\"");
    }

    /** Its parent quits when it is asked to; the process itself does not. */
    @Test
    void notedProcessIsEndedThoughItsParentHasEnded() {
        ImmutableSet<ProcessHandle> before =
                ProcessHandle.current().descendants().collect(ImmutableSet.toImmutableSet());
        ProcessEngine engine = rascal("parent");
        ImmutableSet<ProcessHandle> started = ProcessHandle.current()
                .descendants()
                .filter(process -> !before.contains(process))
                .collect(ImmutableSet.toImmutableSet());
        engine.close();

        assertThat(started).hasSizeGreaterThan(1);
        await(() -> started.stream().noneMatch(ProcessHandle::isAlive));
    }

    @Test
    void closedEngineStartsNothing() {
        ProcessEngine engine = rascal("none");
        engine.close();
        engine.close();

        assertThatThrownBy(() -> engine.setUp(QUIET))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("was closed");
    }

    @Test
    void interruptionEndsTheChild() throws InterruptedException {
        long before = children();
        ProcessEngine engine = rascal("sleeps");
        Thread asking = new Thread(() -> failureOf(engine, Duration.ofMinutes(5)));
        asking.start();
        Thread.sleep(300);
        asking.interrupt();
        asking.join(5_000);

        assertThat(asking.isAlive()).isFalse();
        await(() -> children() == before);
    }

    private interface Condition {
        boolean holds();
    }

    private static void await(Condition condition) {
        for (int n = 0; n < 100 && !condition.holds(); n++) {
            try {
                Thread.sleep(50);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
        assertThat(condition.holds()).isTrue();
    }
}
