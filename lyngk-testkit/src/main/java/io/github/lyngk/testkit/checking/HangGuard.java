package io.github.lyngk.testkit.checking;

import io.github.lyngk.testkit.remote.RemoteProgram;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Calls code under test on a thread of its own, gives up on a call that does not return, and knows when the time is up.
 *
 * <p>A thread that hangs cannot be stopped. It is a daemon, is interrupted and left behind; another takes its place.
 */
final class HangGuard {

    private static final long GLANCE_NANOS = Duration.ofMillis(100).toNanos();

    /** Programs in other processes watch the time themselves and report more: every call gets this much longer. */
    private static final long MARGIN_NANOS = Duration.ofMillis(500).toNanos();

    /** Starts, ends, and answers of programs in other processes may take so many times as long as an answer. */
    private static final int MAKING = 3;

    private static final long PROGRESS_NANOS = Duration.ofMillis(250).toNanos();

    /** How long an answer is waited for when the time is up: so long, or twice as long as the longest before. */
    private static final long GRACE_NANOS = Duration.ofSeconds(1).toNanos();

    /** The share of the time in which faults are looked for, if there are any; the rest is for making them small. */
    private static final double LOOKING = 0.7;

    private final long start = System.nanoTime();
    private final long time;
    private final long longestTime;
    private final long patience;
    private final Runnable progress;
    private ExecutorService worker = Executors.newSingleThreadExecutor(HangGuard::thread);
    private final List<ExecutorService> left = new ArrayList<>();
    private volatile @Nullable Thread current;
    private Optional<Stopped> stopped = Optional.empty();
    private boolean remote;
    private long answers;
    private long lastNanos;
    private long longestNanos;
    private long lastProgress = start;

    /**
     * Starts the clock.
     *
     * @param progress is run a few times a second
     */
    HangGuard(Settings settings, Runnable progress) {
        this.time = settings.budget().orElse(Settings.USUAL_BUDGET).toNanos();
        this.longestTime = settings.budget().orElse(Settings.STRETCHED_BUDGET).toNanos();
        this.patience = settings.patience().toNanos();
        this.progress = progress;
    }

    /** A call that did not return; its stack trace is that of the call. */
    static final class Hang extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Hang(String question, StackTraceElement[] place) {
            super(question + " did not return");
            setStackTrace(place);
        }
    }

    /** Ends a check early: nothing more can be asked. */
    static final class Stopped extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Stopped(String reason) {
            super(reason, null, false, false);
        }
    }

    private static Thread thread(Runnable work) {
        Thread thread = new Thread(work, "lyngk-check");
        thread.setDaemon(true);
        return thread;
    }

    /** From now on programs in other processes are asked, which watch the time themselves. */
    void trustRemotePrograms() {
        remote = true;
    }

    /** Asks a question; whatever the code throws comes through and counts as an answer. */
    <T extends @Nullable Object> T ask(String question, Supplier<T> code) {
        try {
            T answer = call(question, code, remote ? MAKING * patience : patience, true);
            answers++;
            return answer;
        } catch (Hang | Stopped unanswered) {
            throw unanswered;
        } catch (RuntimeException | Error answer) {
            answers++;
            throw answer;
        }
    }

    /** Calls code that makes or starts something. */
    <T extends @Nullable Object> T start(String start, Supplier<T> code) {
        return call(start, code, MAKING * patience, true);
    }

    /** Starts a program in another process again if it has failed. */
    void ready(Object program) {
        if (program instanceof RemoteProgram running) {
            start("start", () -> {
                running.ready();
                return true;
            });
        }
    }

    /** Calls code that ends something, after the time is up too. */
    <T extends @Nullable Object> T end(String end, Supplier<T> code) {
        return call(end, code, MAKING * patience, false);
    }

    private <T extends @Nullable Object> T call(String question, Supplier<T> code, long most, boolean timed) {
        if (timed && stopped.isPresent()) {
            throw stopped.get();
        }
        long began = System.nanoTime();
        Future<T> answer = worker.submit(() -> {
            current = Thread.currentThread();
            return code.get();
        });
        while (true) {
            try {
                T value = answer.get(GLANCE_NANOS, TimeUnit.NANOSECONDS);
                lastNanos = System.nanoTime() - began;
                longestNanos = Math.max(longestNanos, timed ? lastNanos : 0);
                showProgress();
                return value;
            } catch (TimeoutException waiting) {
                showProgress();
                long taken = System.nanoTime() - began;
                if (taken > most + MARGIN_NANOS) {
                    throw new Hang(question, leave());
                }
                if (timed && taken > Math.max(GRACE_NANOS, 2 * longestNanos) && isTimeUp()) {
                    throw stop("the time was up in the middle of an answer");
                }
            } catch (ExecutionException thrown) {
                lastNanos = System.nanoTime() - began;
                throw HangGuard.<RuntimeException>unchecked(thrown.getCause());
            } catch (InterruptedException interrupted) {
                Thread.currentThread().interrupt();
                throw stop("the check was interrupted");
            }
        }
    }

    /** Leaves a call behind and makes no more: it may still be busy with what they would ask. */
    private Stopped stop(String reason) {
        leave();
        Stopped stop = new Stopped(reason);
        stopped = Optional.of(stop);
        return stop;
    }

    /** Leaves a call behind; returns where it is. */
    private StackTraceElement[] leave() {
        Thread hanging = current;
        StackTraceElement[] place = hanging == null ? new StackTraceElement[0] : hanging.getStackTrace();
        worker.shutdownNow();
        left.add(worker);
        worker = Executors.newSingleThreadExecutor(HangGuard::thread);
        return place;
    }

    /** Code under test may throw what it does not declare. */
    @SuppressWarnings("unchecked")
    private static <E extends Throwable> RuntimeException unchecked(@Nullable Throwable thrown) throws E {
        throw (E) thrown;
    }

    private void showProgress() {
        if (System.nanoTime() - lastProgress > PROGRESS_NANOS) {
            lastProgress = System.nanoTime();
            try {
                progress.run();
            } catch (RuntimeException thrown) {
                throw stop("the listener of the progress threw " + thrown);
            }
        }
    }

    /** How long the last call took. */
    Duration last() {
        return Duration.ofNanos(lastNanos);
    }

    long answers() {
        return answers;
    }

    Duration taken() {
        return Duration.ofNanos(System.nanoTime() - start);
    }

    boolean isTimeUp() {
        return isLater(1);
    }

    boolean isTimeToShrink() {
        return isLater(LOOKING);
    }

    private boolean isLater(double share) {
        return System.nanoTime() - start > share * (answers < Settings.FEWEST_ANSWERS ? longestTime : time);
    }

    /** Ends the thread, and waits a moment for those left behind, which may still end a program. */
    void close() {
        worker.shutdownNow();
        long end = System.nanoTime() + GRACE_NANOS;
        try {
            for (ExecutorService behind : left) {
                behind.awaitTermination(end - System.nanoTime(), TimeUnit.NANOSECONDS);
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
