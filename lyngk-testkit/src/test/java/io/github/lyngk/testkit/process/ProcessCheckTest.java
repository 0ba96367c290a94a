package io.github.lyngk.testkit.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableSet;
import io.github.lyngk.core.Rule;
import io.github.lyngk.core.Variant;
import io.github.lyngk.testkit.BotCheck;
import io.github.lyngk.testkit.CheckReport;
import io.github.lyngk.testkit.EngineCheck;
import io.github.lyngk.testkit.Fault;
import io.github.lyngk.testkit.Fault.Kind;
import io.github.lyngk.testkit.TestAccess;
import io.github.lyngk.testkit.pipe.ChildJava;
import io.github.lyngk.testkit.pipe.PipedEngine;
import io.github.lyngk.testkit.pipe.Rascal;
import io.github.lyngk.testkit.remote.RemoteFailure;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Checks of engines and bots in child processes. */
@Tag("slow")
class ProcessCheckTest extends LeavesNoChild {

    /** To start a program and find a fault, on a slow machine too; all of it is taken to make that small. */
    private static final Duration ENOUGH = Duration.ofSeconds(3);

    private final AtomicInteger started = new AtomicInteger();

    private Supplier<ProcessEngine> engines(String... command) {
        return () -> {
            started.incrementAndGet();
            return ProcessEngine.start(command);
        };
    }

    private Supplier<ProcessBot> bots(String... command) {
        return () -> {
            started.incrementAndGet();
            return ProcessBot.start(command);
        };
    }

    private static String[] rascal(String... arguments) {
        return ChildJava.command(Rascal.class, arguments);
    }

    private static EngineCheck small(EngineCheck check) {
        return check.seed(1).stoppingAfter(1).budget(ENOUGH);
    }

    @Test
    void oneChildServesTheCheckOfARightEngine() {
        CheckReport report = small(EngineCheck.of(engines(ChildJava.command(PipedEngine.class, "core"))))
                .run();

        assertThat(report.isSound()).isTrue();
        assertThat(report.answers()).isGreaterThan(50);
        assertThat(report.comparedPositions()).isTrue();
        assertThat(report.summary()).startsWith("Piped 1: 0 faults in ");
        assertThat(started).hasValue(1);
    }

    @Test
    void oneChildServesTheCheckOfARightBot() {
        CheckReport report =
                BotCheck.of(bots(rascal("none"))).budget(Duration.ofSeconds(2)).run();

        assertThat(report.isSound()).isTrue();
        assertThat(started).hasValue(1);
    }

    @Test
    void botThatSaysItIsDeterministicIsHeldToIt() {
        Supplier<ProcessBot> deterministic = bots(rascal("none", "roles=bot deterministic=yes variants=six"));
        CheckReport report =
                BotCheck.of(deterministic).budget(Duration.ofSeconds(3)).run();

        assertThat(report.isSound()).isTrue();
        assertThat(started).hasValueGreaterThan(1);
    }

    @ParameterizedTest
    @CsvSource({
        "refuses, REFUSAL",
        "babbles, GARBLED_ANSWER",
        "nonsense, GARBLED_ANSWER",
        "doubles, GARBLED_ANSWER",
        "leaves, UNEXPECTED_END",
        "crashes, CRASH",
    })
    void failureOfAnEngineIsAFaultOfItsKind(String trick, Kind kind) {
        CheckReport report = small(EngineCheck.of(engines(rascal(trick)))).run();

        Fault fault = report.faults().get(0);
        assertThat(fault.kind()).isEqualTo(kind);
        assertThat(fault.rule()).isEmpty();
        assertThat(fault.counterexample().position().claims()).isNotEmpty();
        assertThat(fault.exchanges()).isNotEmpty();
        assertThat(fault.toString())
                .contains("Said last:")
                .satisfies(text -> assertThat(text.lines()).hasSizeLessThan(50));
    }

    @Test
    void crashShowsTheEndOfStandardError() {
        Fault fault =
                small(EngineCheck.of(engines(rascal("crashes")))).run().faults().get(0);

        assertThat(fault.errorOutput()).contains("fatal: division by zero in claims()");
        assertThat(fault.toString()).contains("Standard error ends with:\n    about to divide by zero\n");
    }

    @Test
    void botThatCrashesIsFound() {
        CheckReport report = BotCheck.of(bots(rascal("crashes")))
                .seed(1)
                .stoppingAfter(1)
                .budget(ENOUGH)
                .run();

        assertThat(report.faults()).hasSize(1);
        assertThat(report.faults().get(0).kind()).isEqualTo(Kind.CRASH);
    }

    @Test
    void slowAnswersAreToldAndTheBotKnowsItsLimit() {
        CheckReport report = BotCheck.of(bots(rascal("slow")))
                .limit(Duration.ofMillis(100))
                .seed(1)
                .stoppingAfter(1)
                .budget(ENOUGH)
                .run();

        assertThat(report.faults().stream().map(Fault::kind)).contains(Kind.SLOW_ANSWER);
    }

    /** Misbehaves once and never again: in whichever child that was, it counts. */
    @Test
    void faultThatDoesNotComeAgainIsToldAsFirstSeen(@TempDir Path folder) {
        String facts = "name=Once show=yes";
        CheckReport report = EngineCheck.of(
                        engines(rascal("crashes", facts, folder.resolve("mark").toString())))
                .seed(1)
                .stoppingAfter(1)
                .budget(Duration.ofSeconds(6))
                .run();

        assertThat(report.faults()).hasSize(1);
        Fault fault = report.faults().get(0);
        assertThat(fault.kind()).isEqualTo(Kind.CRASH);
        assertThat(fault.remarks()).anyMatch(remark -> remark.contains("did not come again"));
        assertThat(fault.exchanges()).hasSize(10);
        assertThat(fault.exchanges().get(9)).isEqualTo("moves  ->  (ended with exit code 3)");
        assertThat(fault.errorOutput()).isNotEmpty();
    }

    @Test
    void engineThatCannotBeStartedEndsTheCheckAtOnce() {
        assertThatThrownBy(() -> EngineCheck.of(engines("no-such-program")).run())
                .isInstanceOf(RemoteFailure.class)
                .hasMessageContaining("cannot be started");
    }

    @Test
    void variantThatTheProgramDoesNotKnowIsRefused() {
        Supplier<ProcessEngine> sixes = engines(rascal("none", "variants=six"));

        assertThatThrownBy(() -> EngineCheck.of(sixes)
                        .variants(ImmutableSet.of(Variant.STANDARD))
                        .run())
                .isInstanceOf(RemoteFailure.class)
                .hasMessageContaining("SIX_STACK");
    }

    @Test
    void brokenRuleIsToldAsItIsOfAnEngineInThisProcess() {
        CheckReport report = small(EngineCheck.of(engines(PipedEngine.command("lets neutral singles climb"))))
                .run();

        assertThat(report.faults().get(0).rule()).contains(Rule.E6);
        assertThat(report.faults().get(0).exchanges()).isEmpty();
    }

    /** Patience would last longer than the time there is. */
    @Test
    void programThatSleepsWhenTheTimeIsUpHangs() {
        CheckReport report = EngineCheck.of(engines(rascal("sleeps")))
                .seed(1)
                .budget(Duration.ofSeconds(5))
                .run();

        assertThat(report.taken()).isLessThan(Duration.ofSeconds(15));
        assertThat(report.faults().stream().map(Fault::kind)).containsExactly(Kind.HANG);
    }

    @Test
    void hangIsToldWithWhatWasSaidLast() {
        EngineCheck check = EngineCheck.of(engines(rascal("sleeps"))).seed(1).stoppingAfter(1);
        CheckReport report = TestAccess.waiting(check, Duration.ofSeconds(1)).run();

        Fault fault = report.faults().get(0);
        assertThat(fault.kind()).isEqualTo(Kind.HANG);
        assertThat(fault.sentence()).contains("said nothing for 1.0 s when asked moves");
        assertThat(fault.exchanges()).isNotEmpty();
    }

    @Test
    void programThatNeverAnswersIsNotSound() {
        CheckReport report = EngineCheck.of(engines(rascal("deaf")))
                .budget(Duration.ofMillis(1_200))
                .run();

        assertThat(report.isSound()).isFalse();
        assertThat(report.brokenOff()).contains("nothing was answered");
    }

    @Test
    void programThatDoesNotQuitIsToldThoughTheTimeIsUp() {
        CheckReport report = BotCheck.of(bots(rascal("lingers")))
                .budget(Duration.ofSeconds(2))
                .run();

        assertThat(report.faults()).hasSize(1);
        assertThat(report.faults().get(0).sentence()).contains("did not end within 3 s of quit");
    }

    /** Between two questions, or in the middle of one: the check ends, and so do its children, in other threads too. */
    @Test
    void interruptedCheckLeavesNoChild() throws InterruptedException {
        Thread checking = new Thread(() -> EngineCheck.of(engines(rascal("crashes")))
                .seed(1)
                .budget(Duration.ofMinutes(1))
                .run());
        checking.start();
        Thread.sleep(1_500);
        checking.interrupt();
        checking.join(10_000);

        assertThat(checking.isAlive()).isFalse();
    }

    @Test
    void slowProgramIsGivenNoMoreTimeThanThereIs() {
        CheckReport report = EngineCheck.of(engines(rascal("dawdles")))
                .budget(Duration.ofSeconds(2))
                .run();

        assertThat(report.isSound()).isTrue();
        assertThat(report.taken()).isLessThan(Duration.ofSeconds(12));
    }

    @Test
    void movesThatAreNeitherListedNorPlayedAreOneFault() {
        CheckReport report = EngineCheck.of(engines(PipedEngine.refusing("keeps own singles from climbing")))
                .seed(1)
                .budget(Duration.ofSeconds(4))
                .run();

        assertThat(report.faults()).isNotEmpty();
        assertThat(report.faults().stream().map(Fault::kind)).doesNotContain(Kind.REFUSAL);
    }

    @Test
    void wordsAfterQuitAreTold() {
        CheckReport report =
                BotCheck.of(bots(rascal("waves"))).budget(Duration.ofSeconds(2)).run();

        assertThat(report.faults()).hasSize(1);
        assertThat(report.faults().get(0).sentence()).contains("said \"bye\" to quit, which has no answer");
    }

    @Test
    void exitCodeAfterQuitIsTold() {
        CheckReport report = BotCheck.of(bots(rascal("grumbles")))
                .budget(Duration.ofSeconds(2))
                .run();

        assertThat(report.faults()).hasSize(1);
        assertThat(report.faults().get(0).kind()).isEqualTo(Kind.CRASH);
        assertThat(report.faults().get(0).sentence()).contains("ended with exit code 9 after quit");
    }

    @Test
    void progressIsTold() {
        AtomicInteger told = new AtomicInteger();
        small(EngineCheck.of(engines(ChildJava.command(PipedEngine.class, "core"))))
                .onProgress(line -> {
                    assertThat(line).contains(" games, ").contains(" answers, ");
                    told.incrementAndGet();
                })
                .run();

        assertThat(told).hasValueGreaterThan(1);
    }
}
