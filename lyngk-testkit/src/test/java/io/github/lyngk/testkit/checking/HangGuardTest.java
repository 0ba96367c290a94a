package io.github.lyngk.testkit.checking;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import com.google.common.util.concurrent.Uninterruptibles;
import io.github.lyngk.testkit.checking.HangGuard.Hang;
import io.github.lyngk.testkit.checking.HangGuard.Stopped;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Calls that return, throw, hang or come too late. */
class HangGuardTest {

    private static final Settings USUAL = Settings.usual(1, 1);

    private HangGuard guard = new HangGuard(USUAL, () -> {});

    @AfterEach
    void close() {
        guard.close();
    }

    private void use(Settings settings) {
        use(settings, () -> {});
    }

    private void use(Settings settings, Runnable progress) {
        guard.close();
        guard = new HangGuard(settings, progress);
    }

    private static String never() {
        try {
            new CountDownLatch(1).await();
        } catch (InterruptedException left) {
            Thread.currentThread().interrupt();
        }
        return "never";
    }

    @Test
    void answersAreCountedAndTimed() {
        assertThat(guard.answers()).isZero();
        assertThat(guard.ask("first", () -> 1)).isEqualTo(1);
        assertThat(guard.ask("second", Duration.ofDays(1), () -> 2)).isEqualTo(2);
        assertThat(guard.answers()).isEqualTo(2);
        assertThat(guard.last()).isPositive().isLessThanOrEqualTo(guard.duration());
    }

    @Test
    void startsAndEndsAreNoAnswers() {
        assertThat(guard.start("start", () -> 1)).isEqualTo(1);
        assertThat(guard.end("end", () -> 2)).isEqualTo(2);
        assertThat(guard.answers()).isZero();
    }

    @Test
    void exceptionIsAnAnswerAndIsThrownAsItIs() {
        IllegalStateException wrong = new IllegalStateException("wrong");

        assertThatIllegalStateException()
                .isThrownBy(() -> guard.ask("question", () -> {
                    throw wrong;
                }))
                .isSameAs(wrong);
        assertThat(guard.answers()).isEqualTo(1);
    }

    @Test
    void allCallsAreMadeOnOneOtherThread() {
        Thread first = guard.ask("question", Thread::currentThread);

        assertThat(first).isNotEqualTo(Thread.currentThread());
        assertThat(first.isDaemon()).isTrue();
        assertThat(guard.start("start", Thread::currentThread)).isSameAs(first);
    }

    @Test
    void hangIsLeftWithItsPlaceAndTheNextCallIsAnswered() {
        Thread hanging = guard.ask("question", Thread::currentThread);
        CountDownLatch over = new CountDownLatch(1);

        assertThatExceptionOfType(Hang.class)
                .isThrownBy(() -> guard.ask("question", Duration.ofMillis(500), () -> {
                    Uninterruptibles.awaitUninterruptibly(over);
                    return "too late";
                }))
                .withMessage("question did not return")
                .satisfies(hang -> assertThat(hang.getStackTrace())
                        .anyMatch(frame -> frame.getMethodName().equals("awaitUninterruptibly")));
        assertThat(guard.answers()).isEqualTo(1);
        assertThat(guard.ask("question", Thread::currentThread)).isNotSameAs(hanging);
        assertThat(guard.answers()).isEqualTo(2);

        Thread.currentThread().interrupt();
        guard.close();
        assertThat(Thread.interrupted())
                .as("kept when it is noticed in the wait for the hanging call")
                .isTrue();
        over.countDown();
    }

    /** Without time, the check ends while it waits, before the call counts as a hang. */
    @Test
    @Tag("not-for-mutation")
    void timeEndsTheCheckButCallsToEndAreStillMade() {
        use(USUAL.withBudget(Duration.ZERO));

        assertThatExceptionOfType(Stopped.class)
                .isThrownBy(() -> guard.ask("question", HangGuardTest::never))
                .withMessage("the time was up before the last answer");
        assertThatExceptionOfType(Stopped.class).isThrownBy(() -> guard.ask("question", () -> 1));
        assertThatExceptionOfType(Stopped.class).isThrownBy(() -> guard.start("start", () -> 1));
        assertThat(guard.end("end", () -> 2)).isEqualTo(2);
    }

    @Test
    void timeIsUpAtOnceWithoutABudget() {
        assertThat(guard.isTimeUp()).isFalse();
        assertThat(guard.isTimeToShrink()).isFalse();

        use(USUAL.withBudget(Duration.ZERO));
        assertThat(guard.isTimeUp()).isTrue();
        assertThat(guard.isTimeToShrink()).isTrue();
    }

    @Test
    void interruptionEndsTheCheck() {
        Thread.currentThread().interrupt();
        try {
            assertThatExceptionOfType(Stopped.class)
                    .isThrownBy(() -> guard.ask("question", HangGuardTest::never))
                    .withMessage("the check was interrupted");
        } finally {
            assertThat(Thread.interrupted()).isTrue();
        }
        assertThatExceptionOfType(Stopped.class).isThrownBy(() -> guard.ask("question", () -> 1));
    }

    @Test
    void listenerThatThrowsEndsTheCheck() {
        use(USUAL, () -> {
            throw new IllegalArgumentException("full");
        });

        assertThatExceptionOfType(Stopped.class)
                .isThrownBy(() -> guard.ask("question", HangGuardTest::never))
                .withMessage("the progress listener threw java.lang.IllegalArgumentException: full");
    }
}
