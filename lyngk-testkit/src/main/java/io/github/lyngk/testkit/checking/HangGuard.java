package io.github.lyngk.testkit.checking;

import io.github.lyngk.notation.protocol.RemoteProgram;
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
 * Calls code under test on a separate thread, abandons calls that do not return, and keeps the time of the check.
 *
 * <p>A thread that hangs cannot be stopped. It is a daemon; it is interrupted, abandoned and replaced by another.
 */
final class HangGuard {

    private static final long GLANCE_NANOS = Duration.ofMillis(100).toNanos();

    /** Extra time for every call, so that clients of programs in other processes can report a hang first. */
    private static final long MARGIN_NANOS = Duration.ofMillis(500).toNanos();

    /** Factor on the time of an answer, for starting and ending, and for answers of programs in other processes. */
    private static final int MAKING = 3;

    private static final long PROGRESS_NANOS = Duration.ofMillis(250).toNanos();

    /** The wait for an answer when the time is up; if that is longer, twice the longest answer so far. */
    private static final long GRACE_NANOS = Duration.ofSeconds(1).toNanos();

    /** The share of the time for finding faults; if there are any, the rest is for shrinking them. */
    private static final double LOOKING = 0.7;

    private final long start = System.nanoTime();
    private final long time;
    private final long longestTime;
    private final long timeout;
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
     * @param progress runs a few times a second
     */
    HangGuard(Settings settings, Runnable progress) {
        this.time = settings.budget().orElse(Settings.USUAL_BUDGET).toNanos();
        this.longestTime = settings.budget().orElse(Settings.STRETCHED_BUDGET).toNanos();
        this.timeout = settings.timeout().toNanos();
        this.progress = progress;
    }

    /** Thrown for a call that did not return, with the stack trace of the call. */
    static final class Hang extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Hang(String question, StackTraceElement[] place) {
            super(question + " did not return");
            setStackTrace(place);
        }
    }

    /** Thrown to end a check early: no more questions can be asked. */
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

    /** Waits longer from now on, since the clients of programs in other processes keep the time themselves. */
    void trustRemotePrograms() {
        remote = true;
    }

    /** Asks a question; exceptions of the code are rethrown and count as answers. */
    <T extends @Nullable Object> T ask(String question, Supplier<T> code) {
        return ask(question, timeout, code);
    }

    /** Asks a question with a time limit of its own. */
    <T extends @Nullable Object> T ask(String question, Duration time, Supplier<T> code) {
        return ask(question, time.toNanos(), code);
    }

    private <T extends @Nullable Object> T ask(String question, long nanos, Supplier<T> code) {
        try {
            T answer = call(question, code, remote ? MAKING * nanos : nanos, true);
            answers++;
            return answer;
        } catch (Hang | Stopped unanswered) {
            throw unanswered;
        } catch (RuntimeException | Error answer) {
            answers++;
            throw answer;
        }
    }

    /** Calls code that creates or starts something. */
    <T extends @Nullable Object> T start(String start, Supplier<T> code) {
        return call(start, code, MAKING * timeout, true);
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

    /** Calls code that closes something, even after the time is up. */
    <T extends @Nullable Object> T end(String end, Supplier<T> code) {
        return call(end, code, MAKING * timeout, false);
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
                    throw stop("the time was up before the last answer");
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

    /** Abandons a call and makes no more, since it may still be using the same instance. */
    private Stopped stop(String reason) {
        leave();
        Stopped stop = new Stopped(reason);
        stopped = Optional.of(stop);
        return stop;
    }

    /** Abandons a call and returns its stack trace. */
    private StackTraceElement[] leave() {
        Thread hanging = current;
        StackTraceElement[] place = hanging == null ? new StackTraceElement[0] : hanging.getStackTrace();
        worker.shutdownNow();
        left.add(worker);
        worker = Executors.newSingleThreadExecutor(HangGuard::thread);
        return place;
    }

    /** Code under test may throw exceptions that it does not declare. */
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
                throw stop("the progress listener threw " + thrown);
            }
        }
    }

    /** The time that the last call took. */
    Duration last() {
        return Duration.ofNanos(lastNanos);
    }

    long answers() {
        return answers;
    }

    Duration duration() {
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

    /** Ends the thread, and waits briefly for abandoned ones, which may still end a program. */
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
