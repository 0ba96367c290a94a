package io.github.lyngk.testkit.checking;

import com.google.common.util.concurrent.Uninterruptibles;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Position;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Runs code under test on a thread of its own and gives up on a call that does not return.
 *
 * <p>Such a thread cannot be stopped. It is a daemon and is abandoned; if the call ever returns, {@link Abandoned} ends the
 * thread. A call costs two writes to memory and no switch of threads.
 */
final class HangGuard {

    /** A call that takes longer than this hangs, unless set otherwise. */
    static final Duration USUAL_PATIENCE = Duration.ofSeconds(10);

    private static final long GLANCE_MILLIS = 10;

    /** Programs in other processes watch the time themselves and report more: they get this much longer. */
    private static final long MARGIN_NANOS = Duration.ofMillis(500).toNanos();

    /** Constructors, starts and ends may take so many times as long as an answer. */
    private static final int MAKING = 3;

    private static final long PROGRESS_NANOS = Duration.ofMillis(250).toNanos();

    /** How long an answer is waited for when the time is up. */
    private static final long GRACE_NANOS = Duration.ofSeconds(1).toNanos();

    /** When the time is up, a call that takes this long, and ten times as long as any before, counts as a hang. */
    private static final long SILENCE_NANOS = Duration.ofSeconds(2).toNanos();

    private static final int OUT_OF_PROPORTION = 10;

    private static final Game NO_GAME = Game.of(Position.parse("J/4/7/6/7/6/7/4/1 1 -:- 0:0"));

    private final Budget budget;
    private final long patience;
    private final AtomicLong answers = new AtomicLong();
    private final AtomicReference<@Nullable Call> current = new AtomicReference<>();
    private final Set<Thread> abandoned = ConcurrentHashMap.newKeySet();
    private volatile long longestNanos;
    private volatile boolean remote;
    private long lastNanos;
    private long lastProgress = System.nanoTime();

    HangGuard(Budget budget, Duration patience) {
        this.budget = budget;
        this.patience = patience.toNanos();
    }

    private record Call(String question, Game game, long started, long most, boolean isQuestion) {
        long nanos() {
            return System.nanoTime() - started;
        }

        boolean isHanging() {
            return nanos() > most + MARGIN_NANOS;
        }
    }

    /** How a piece of work ended. */
    enum End {
        DONE,
        /** The time was up in the middle of an answer. */
        TIME_UP,
        INTERRUPTED,
        HANG,
        FAILED
    }

    /**
     * What came of a piece of work.
     *
     * @param question the call that hangs
     * @param game where it hangs
     * @param thrown what the work threw, or the place at which it hangs
     */
    record Outcome(
            End end, String question, Game game, @Nullable Throwable thrown) {
        static Outcome of(End end, @Nullable Throwable thrown) {
            return new Outcome(end, "", NO_GAME, thrown);
        }
    }

    /** Ends a thread that was abandoned. */
    static final class Abandoned extends Error {
        private static final long serialVersionUID = 1L;

        Abandoned() {
            super("abandoned", null, false, false);
        }
    }

    /** Has the stack trace of a thread that hangs. */
    private static final class HangingThread extends RuntimeException {
        private static final long serialVersionUID = 1L;

        HangingThread(String question, Thread thread) {
            super(question + " does not return");
            setStackTrace(thread.getStackTrace());
        }
    }

    /** From now on programs in other processes are asked, which watch the time themselves. */
    void trustRemotePrograms() {
        remote = true;
    }

    /** Asks a question; whatever is thrown comes through and counts as an answer. */
    <T extends @Nullable Object> T ask(String question, Game game, Supplier<T> code) {
        Call call = new Call(question, game, System.nanoTime(), remote ? MAKING * patience : patience, true);
        boolean answered = true;
        try {
            return guarded(call, code);
        } catch (Abandoned late) {
            answered = false;
            throw late;
        } finally {
            if (answered) {
                longestNanos = Math.max(longestNanos, lastNanos);
                answers.incrementAndGet();
            }
        }
    }

    /** Calls code that answers no question: makes, starts or ends something. */
    <T extends @Nullable Object> T act(String act, Supplier<T> code) {
        return guarded(new Call(act, NO_GAME, System.nanoTime(), MAKING * patience, false), code);
    }

    private <T extends @Nullable Object> T guarded(Call call, Supplier<T> code) {
        current.set(call);
        try {
            if (abandoned.contains(Thread.currentThread())) {
                throw new Abandoned();
            }
            return code.get();
        } finally {
            lastNanos = call.nanos();
            if (!current.compareAndSet(call, null)) {
                throw new Abandoned();
            }
        }
    }

    /** How long the last call took. */
    Duration last() {
        return Duration.ofNanos(lastNanos);
    }

    long answers() {
        return answers.get();
    }

    boolean isTimeUp() {
        return budget.isSpent(answers());
    }

    boolean isTimeToShrink() {
        return budget.isTimeToShrink(answers());
    }

    Duration taken() {
        return budget.taken();
    }

    /**
     * Does some work until it ends, hangs, or has used up the time.
     *
     * @param progress is run a few times a second
     */
    Outcome run(Runnable work, Runnable progress) {
        return run(work, progress, true);
    }

    /** Does some work even if the time is up. */
    Outcome runToTheEnd(Runnable work) {
        return run(work, () -> {}, false);
    }

    private Outcome run(Runnable work, Runnable progress, boolean timed) {
        AtomicReference<@Nullable Throwable> thrown = new AtomicReference<>();
        Thread thread = new Thread(
                () -> {
                    try {
                        work.run();
                    } catch (Throwable any) {
                        thrown.set(any);
                    }
                },
                "lyngk-check");
        thread.setDaemon(true);
        thread.start();
        try {
            while (!ended(thread)) {
                showProgress(progress);
                Call call = current.get();
                boolean late = call != null && call.nanos() > GRACE_NANOS && timed && isTimeUp();
                if (call != null && (late || call.isHanging()) && current.compareAndSet(call, null)) {
                    Throwable place = new HangingThread(call.question(), thread);
                    thread.interrupt();
                    return call.isHanging() || isOutOfProportion(call)
                            ? new Outcome(End.HANG, call.question(), call.game(), place)
                            : Outcome.of(End.TIME_UP, null);
                }
            }
        } catch (InterruptedException stopped) {
            leave(thread);
            Thread.currentThread().interrupt();
            return Outcome.of(End.INTERRUPTED, null);
        }
        return Outcome.of(thrown.get() == null ? End.DONE : End.FAILED, thrown.get());
    }

    private void showProgress(Runnable progress) {
        if (System.nanoTime() - lastProgress > PROGRESS_NANOS) {
            lastProgress = System.nanoTime();
            progress.run();
        }
    }

    private boolean isOutOfProportion(Call call) {
        return call.isQuestion()
                && longestNanos > 0
                && call.nanos() > SILENCE_NANOS
                && call.nanos() > OUT_OF_PROPORTION * longestNanos;
    }

    private static boolean ended(Thread thread) throws InterruptedException {
        thread.join(GLANCE_MILLIS);
        return !thread.isAlive();
    }

    /** Leaves a thread wherever it is; between two questions it ends at the next one. */
    private void leave(Thread thread) {
        abandoned.add(thread);
        thread.interrupt();
        Uninterruptibles.joinUninterruptibly(thread, GRACE_NANOS, TimeUnit.NANOSECONDS);
        current.set(null);
    }
}
