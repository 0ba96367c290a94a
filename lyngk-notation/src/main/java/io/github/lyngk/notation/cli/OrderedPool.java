package io.github.lyngk.notation.cli;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Predicate;

/**
 * Runs tasks in parallel and passes on their results in the order of the tasks. Tasks are fetched one by one: only a
 * few for each worker, and none while the running ones are heavy, so that memory use is bounded.
 */
final class OrderedPool {
    /** A task with a weight. */
    interface Task<T> extends Callable<T> {
        /** Returns how much room of the pool the task uses until its result is passed on. */
        default long weight() {
            return 0;
        }
    }

    /** A task that was started. */
    private record Pending<T>(Future<T> result, long weight) {}

    /** How many tasks a worker may be ahead of the one whose result is awaited. */
    private static final int AHEAD = 3;

    private final int workers;
    private final long room;

    /**
     * Creates a pool with a number of threads. It fetches no task while the weight of the unfinished ones fills its
     * room.
     */
    OrderedPool(int workers, long room) {
        this.workers = workers;
        this.room = room;
    }

    /** Runs all tasks, or stops when the sink returns false. An exception of a task or of the sink ends the run. */
    <T> void run(Iterator<? extends Task<T>> tasks, Predicate<? super T> sink) {
        ExecutorService executor = Executors.newFixedThreadPool(workers, OrderedPool::worker);
        try {
            Deque<Pending<T>> window = new ArrayDeque<>();
            long weight = 0;
            boolean wanted = true;
            while (wanted && (tasks.hasNext() || !window.isEmpty())) {
                while (tasks.hasNext() && window.size() < AHEAD * workers && (weight < room || window.isEmpty())) {
                    Task<T> task = tasks.next();
                    window.add(new Pending<>(executor.submit(task), task.weight()));
                    weight += task.weight();
                }
                weight -= window.element().weight();
                wanted = sink.test(result(window.remove().result()));
            }
        } finally {
            executor.shutdownNow();
        }
    }

    private static <T> T result(Future<T> future) {
        try {
            return future.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted", e);
        } catch (ExecutionException e) {
            if (e.getCause() instanceof Error error) {
                throw error;
            }
            throw new IllegalStateException(e.getCause());
        }
    }

    private static Thread worker(Runnable work) {
        Thread thread = new Thread(work, "lyngk-worker");
        thread.setDaemon(true);
        return thread;
    }
}
