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
 * Does tasks in parallel and hands over their results in the order of the tasks. Tasks are drawn one by one: no more than
 * a few for each worker, and none while those under way are heavy, so memory stays flat however many there are and
 * whatever they are like.
 */
final class OrderedPool {
    /** Something to do. */
    interface Task<T> extends Callable<T> {
        /** How much of the room in the pool it takes until its result is handed over. */
        default long weight() {
            return 0;
        }
    }

    /** A task under way. */
    private record Pending<T>(Future<T> result, long weight) {}

    /** How many tasks a worker may be ahead of the one whose result is awaited. */
    private static final int AHEAD = 3;

    private final int workers;
    private final long room;

    /** A pool of so many threads, which draws no more tasks while those under way weigh as much as it has room for. */
    OrderedPool(int workers, long room) {
        this.workers = workers;
        this.room = room;
    }

    /** Does all tasks, or as many as the sink wants: it returns false to stop. What a task or the sink throws ends the run. */
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
