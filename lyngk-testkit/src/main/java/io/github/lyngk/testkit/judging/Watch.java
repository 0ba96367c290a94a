package io.github.lyngk.testkit.judging;

import com.google.common.collect.ImmutableList;
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
 * Runs foreign code on a thread of its own and looks at the clock meanwhile.
 *
 * <p>Somebody who does not answer cannot be stopped, only left: the thread is a daemon and is abandoned, and if it ever
 * comes back it finds that nobody listens. A call costs two writes to memory, no change of threads.
 */
final class Watch {

    /** An answer that takes so long will never come. */
    static final Duration USUAL_PATIENCE = Duration.ofSeconds(10);

    private static final long GLANCE_MILLIS = 10;

    /** Who looks at the clock as well, and can tell more, is given the time to do so. */
    private static final long MARGIN_NANOS = Duration.ofMillis(500).toNanos();

    /** Making something may take so many times as long as an answer. */
    private static final int MAKING = 3;

    private static final long PROGRESS_NANOS = Duration.ofMillis(250).toNanos();

    /** How long after the budget is spent an answer in the making is waited for. */
    private static final long GRACE_NANOS = Duration.ofSeconds(1).toNanos();

    /** Who is silent for so long, and so many times as long as ever before, when the time is up, would have hung. */
    private static final long SILENCE_NANOS = Duration.ofSeconds(2).toNanos();

    private static final int OUT_OF_PROPORTION = 10;

    /** Where nothing is played. */
    private static final Game NOWHERE = Game.of(Position.parse("J/4/7/6/7/6/7/4/1 1 -:- 0:0"));

    private final Budget budget;
    private final long patience;
    private final AtomicLong answers = new AtomicLong();
    private final AtomicReference<@Nullable Call> current = new AtomicReference<>();
    private long lastNanos;
    private volatile long longestNanos;
    private final Set<Thread> left = ConcurrentHashMap.newKeySet();
    private volatile boolean trusting;
    private long lastProgress = System.nanoTime();

    Watch(Budget budget, Duration patience) {
        this.budget = budget;
        this.patience = patience.toNanos();
    }

    /** A question or an act under way, and how long it may take. */
    private record Call(String question, Game game, long started, long most, boolean answers) {
        long nanos() {
            return System.nanoTime() - started;
        }

        boolean isHanging() {
            return nanos() > most + MARGIN_NANOS;
        }
    }

    /** A question that was not answered, and where the asked one was meanwhile. */
    record Hang(String question, Game game, Duration taken, ImmutableList<StackTraceElement> trace) {}

    /** Ends a thread that nobody listens to any more. */
    static final class Abandoned extends Error {
        private static final long serialVersionUID = 1L;

        Abandoned() {
            super("abandoned", null, false, false);
        }
    }

    /** From now on those who are asked look at the clock themselves, and only the utmost is watched for. */
    void trust() {
        trusting = true;
    }

    /** Calls foreign code; what it throws comes through, and is an answer too. */
    <T extends @Nullable Object> T ask(String question, Game game, Supplier<T> method) {
        long most = trusting ? MAKING * patience : patience;
        boolean answered = true;
        try {
            return watching(new Call(question, game, System.nanoTime(), most, true), method);
        } catch (Abandoned unheard) {
            answered = false;
            throw unheard;
        } finally {
            if (answered) {
                longestNanos = Math.max(longestNanos, lastNanos);
                answers.incrementAndGet();
            }
        }
    }

    /** Calls foreign code that answers no question: makes, starts or closes something. */
    <T extends @Nullable Object> T watching(String act, Supplier<T> method) {
        return watching(new Call(act, NOWHERE, System.nanoTime(), MAKING * patience, false), method);
    }

    private <T extends @Nullable Object> T watching(Call call, Supplier<T> method) {
        current.set(call);
        try {
            if (left.contains(Thread.currentThread())) {
                throw new Abandoned();
            }
            return method.get();
        } finally {
            lastNanos = call.nanos();
            if (!current.compareAndSet(call, null)) {
                throw new Abandoned();
            }
        }
    }

    /** How long the last answer took. */
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

    /** How some work ended. */
    sealed interface End {
        record Done() implements End {}

        /** The time was up in the middle of an answer. */
        record BrokenOff() implements End {}

        /** Whoever waited was told to stop. */
        record Interrupted() implements End {}

        record Silence(Hang hang) implements End {}

        record Failed(Throwable thrown) implements End {}
    }

    /**
     * Does some work on a thread of its own until it ends, hangs in foreign code, or has used up the time.
     *
     * @param progress is run now and then, to say how far it is
     */
    End guard(Runnable work, Runnable progress) {
        return guard(work, progress, true);
    }

    /** The same, for what has to be done whether or not the time is up. */
    End guardToTheEnd(Runnable work) {
        return guard(work, () -> {}, false);
    }

    private End guard(Runnable work, Runnable progress, boolean timed) {
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
            while (!join(thread)) {
                if (System.nanoTime() - lastProgress > PROGRESS_NANOS) {
                    lastProgress = System.nanoTime();
                    progress.run();
                }
                Call call = current.get();
                boolean late = call != null && call.nanos() > GRACE_NANOS && timed && isTimeUp();
                if (call != null && (late || call.isHanging()) && abandon(call)) {
                    ImmutableList<StackTraceElement> trace = ImmutableList.copyOf(thread.getStackTrace());
                    thread.interrupt();
                    return call.isHanging() || isOutOfProportion(call)
                            ? new End.Silence(
                                    new Hang(call.question(), call.game(), Duration.ofNanos(call.nanos()), trace))
                            : new End.BrokenOff();
                }
            }
        } catch (InterruptedException stopped) {
            leave(thread);
            Thread.currentThread().interrupt();
            return new End.Interrupted();
        }
        Throwable any = thrown.get();
        return any == null ? new End.Done() : new End.Failed(any);
    }

    /** A question, not the making of something, that takes far longer than any before. */
    private boolean isOutOfProportion(Call call) {
        return call.answers()
                && longestNanos > 0
                && call.nanos() > SILENCE_NANOS
                && call.nanos() > OUT_OF_PROPORTION * longestNanos;
    }

    private static boolean join(Thread thread) throws InterruptedException {
        thread.join(GLANCE_MILLIS);
        return !thread.isAlive();
    }

    private boolean abandon(Call call) {
        return current.compareAndSet(call, null);
    }

    /** Leaves a thread wherever it is; between two questions it ends at the next one. */
    private void leave(Thread thread) {
        left.add(thread);
        thread.interrupt();
        Uninterruptibles.joinUninterruptibly(thread, GRACE_NANOS, TimeUnit.NANOSECONDS);
        current.set(null);
    }
}
