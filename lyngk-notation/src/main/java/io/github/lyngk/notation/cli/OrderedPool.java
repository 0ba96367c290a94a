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
 * Does tasks in parallel and hands over their results in the order of the tasks. Tasks are drawn one by one, and only a
 * few more of them are under way than there are workers, so memory stays flat however many there are.
 */
final class OrderedPool {
    /** How many tasks a worker may be ahead of the one whose result is awaited. */
    private static final int AHEAD = 3;

    private final int workers;

    OrderedPool(int workers) {
        this.workers = workers;
    }

    /** Does all tasks, or as many as the sink wants: it returns false to stop. What a task or the sink throws ends the run. */
    <T> void run(Iterator<? extends Callable<T>> tasks, Predicate<? super T> sink) {
        ExecutorService executor = Executors.newFixedThreadPool(workers, OrderedPool::worker);
        try {
            Deque<Future<T>> window = new ArrayDeque<>();
            boolean wanted = true;
            while (wanted && (tasks.hasNext() || !window.isEmpty())) {
                while (tasks.hasNext() && window.size() < AHEAD * workers) {
                    window.add(executor.submit(tasks.next()));
                }
                wanted = sink.test(result(window.remove()));
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
