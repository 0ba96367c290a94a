package io.github.lyngk.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.lyngk.core.Game;
import io.github.lyngk.core.Position;
import io.github.lyngk.notation.protocol.ProgramBot;
import io.github.lyngk.testkit.Fault.Kind;
import io.github.lyngk.testkit.pipe.ChildJava;
import io.github.lyngk.testkit.pipe.PipedEngine;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks of engines and bots in child processes. */
@Tag("slow")
@Tag("not-for-mutation")
class RemoteCheckTest extends LeavesNoChild {

    private static final Position CLAIMED = Position.parse("1/4/7/6/3(RI)B2/6/7/4/1 1 R:- 0:0");

    private final AtomicInteger started = new AtomicInteger();

    @TempDir
    private Path folder;

    private Supplier<ProgramEngine> engines(String... command) {
        return () -> {
            started.incrementAndGet();
            return ProgramEngine.start(command);
        };
    }

    private Supplier<ProgramBot> bots(String... command) {
        return () -> {
            started.incrementAndGet();
            return ProgramBot.start(command);
        };
    }

    private static <C extends Check<C>> C few(C check) {
        return check.seed(4).games(100).stopAfterFaults(1);
    }

    private String mark() {
        return folder.resolve("mark").toString();
    }

    private static Fault onlyFault(CheckReport report) {
        assertThat(report.faults()).hasSize(1);
        return report.faults().get(0);
    }

    @Test
    void oneChildServesTheCheckOfARightEngine() {
        CheckReport report = EngineCheck.of(engines(ChildJava.command(PipedEngine.class, "core")))
                .games(60)
                .run();

        assertThat(report.isSound()).isTrue();
        assertThat(report.testedKinds()).contains(Fault.Kind.WRONG_BOARD);
        assertThat(report.summary()).startsWith("Piped 1: 0 faults in 60 games, ");
        assertThat(started).hasValue(1);
    }

    @Test
    void oneChildServesTheCheckOfARightBot() {
        CheckReport report =
                BotCheck.of(bots(ChildJava.rascal("none"))).games(60).run();

        assertThat(report.isSound()).isTrue();
        assertThat(started).hasValue(1);
    }

    @Test
    void botThatDeclaresItselfDeterministicIsAskedAgain() {
        Supplier<ProgramBot> deterministic = bots(ChildJava.rascal("none", "roles=bot deterministic=yes variants=six"));
        CheckReport report = BotCheck.of(deterministic).seed(1).games(100).run();

        assertThat(report.isSound()).isTrue();
        assertThat(report.testedKinds()).contains(Fault.Kind.UNSTEADY_ANSWER);
        assertThat(started).hasValueGreaterThan(1);
    }

    @ParameterizedTest
    @CsvSource({
        "refuses, REFUSAL",
        "babbles, GARBLED_ANSWER",
        "leaves, UNEXPECTED_END",
        "crashes, CRASH",
    })
    void failureOfAnEngineIsAFaultOfItsKind(String trick, Kind kind) {
        String[] once = ChildJava.rascal(trick, "name=Once show=yes", mark());
        Fault fault = onlyFault(few(EngineCheck.of(engines(once))).run());

        assertThat(fault.kind()).isEqualTo(kind);
        assertThat(fault.rule()).isEmpty();
        assertThat(fault.counterexample().position().claims()).isNotEmpty();
        assertThat(fault.isNotReproduced()).isTrue();
        assertThat(fault.exchanges()).hasSize(10);
        assertThat(fault.toString()).contains("Last commands and answers:");
        assertThat(fault.toString().lines().takeWhile(line -> !line.isEmpty())).hasSizeLessThanOrEqualTo(15);
    }

    @Test
    void crashShowsWhatWasSaidLastAndTheEndOfStandardError() {
        Fault fault =
                onlyFault(EngineCheck.of(engines(ChildJava.rascal("crashes"))).replay(Game.of(CLAIMED)));

        assertThat(fault.kind()).isEqualTo(Kind.CRASH);
        assertThat(fault.isNotReproduced()).isFalse();
        assertThat(fault.exchanges()).last().isEqualTo("moves  ->  (ended with exit code 3)");
        assertThat(fault.errorOutput()).contains("fatal: division by zero in claims()");
        assertThat(fault.toString()).contains("Standard error ends with:\n    about to divide by zero\n");
    }

    /** A fresh program reads fewer than twelve lines before the first move. */
    @Test
    void counterexampleIsShownByAFreshProgram() {
        Game game = Game.parse("R/GK2/7/6/7/6/7/3I/1 1 -:- 0:0 a1-b2 b2-b1");
        Fault fault =
                onlyFault(EngineCheck.of(engines(ChildJava.rascal("twelfth"))).replay(game));

        assertThat(fault.kind()).isEqualTo(Kind.CRASH);
        assertThat(fault.counterexample().size()).isPositive();
    }

    @Test
    void slowAnswerIsReported() {
        Fault fault = onlyFault(BotCheck.of(bots(ChildJava.rascal("slow")))
                .limit(Duration.ofMillis(100))
                .replay(Game.of(CLAIMED)));

        assertThat(fault.kind()).isEqualTo(Kind.SLOW_ANSWER);
    }

    /** The time is up long before a silence of 10 s. */
    @Test
    void programThatSleepsWhenTheTimeIsUpIsNotSound() {
        CheckReport report = EngineCheck.of(engines(ChildJava.rascal("sleeps")))
                .budget(Duration.ofSeconds(1))
                .replay(Game.of(CLAIMED));

        assertThat(report.isSound()).isFalse();
        assertThat(report.noVerdict()).contains("the time was up before the last answer");
    }

    @Test
    void hangIsReportedWithWhatWasSaidLast() {
        EngineCheck check = few(EngineCheck.of(engines(ChildJava.rascal("sleeps", "show=yes", mark()))));
        Fault fault = onlyFault(check.waiting(Duration.ofSeconds(3)).run());

        assertThat(fault.kind()).isEqualTo(Kind.HANG);
        assertThat(fault.message()).contains("printed no line for 3.0 s instead of answering moves");
        assertThat(fault.exchanges()).isNotEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "lingers, HANG, did not end within 3 s of quit",
        "waves, GARBLED_ANSWER, 'said \"bye\" to quit, which has no answer'",
        "grumbles, CRASH, ended with exit code 9 after quit",
    })
    void wrongEndIsReported(String trick, Kind kind, String message) {
        Fault fault =
                onlyFault(BotCheck.of(bots(ChildJava.rascal(trick))).games(60).run());

        assertThat(fault.kind()).isEqualTo(kind);
        assertThat(fault.message()).contains(message);
    }

    /** In the middle of a start, of an answer or between two. */
    @ParameterizedTest
    @ValueSource(ints = {50, 200, 400})
    void interruptedCheckLeavesNoChild(int millis) throws InterruptedException {
        AtomicReference<CheckReport> report = new AtomicReference<>();
        Thread checking = new Thread(() -> report.set(
                EngineCheck.of(engines(ChildJava.rascal("crashes"))).seed(1).run()));
        checking.start();
        Thread.sleep(millis);
        checking.interrupt();
        checking.join();

        assertThat(report.get().toString()).contains("interrupted");
    }
}
