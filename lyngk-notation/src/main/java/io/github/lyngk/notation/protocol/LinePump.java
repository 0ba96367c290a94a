package io.github.lyngk.notation.protocol;

import com.google.common.collect.EvictingQueue;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Queues;
import com.google.common.util.concurrent.Uninterruptibles;
import io.github.lyngk.notation.text.Excerpt;
import io.github.lyngk.notation.text.InputLine;
import io.github.lyngk.notation.text.InputLines;
import java.io.IOException;
import java.io.InputStream;
import java.time.Duration;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;

/**
 * Reads the lines of a stream on its own thread, so that waiting for a line can be limited in time, and a process never
 * waits for its output to be read. Little of the output is kept.
 */
final class LinePump {

    /**
     * The number of lines that may wait to be read, one more than the protocol allows; after that the process waits.
     */
    private static final int MOST_WAITING = 2;

    private static final int LAST_KEPT = 8;
    private static final int SHOWN = 160;

    private final InputLines lines;
    private final BlockingQueue<InputLine> waiting = new ArrayBlockingQueue<>(MOST_WAITING);
    private final Queue<String> last = Queues.synchronizedQueue(EvictingQueue.create(LAST_KEPT));
    private final boolean keepsAll;
    private final Thread thread;

    private LinePump(InputLines lines, boolean keepsAll) {
        this.lines = lines;
        this.keepsAll = keepsAll;
        this.thread = new Thread(this::pump, "lyngk-pump");
        thread.setDaemon(true);
        thread.start();
    }

    /** Returns a pump whose lines are read one by one. */
    static LinePump keepingAll(InputStream in) {
        return new LinePump(new InputLines(in), true);
    }

    /** Returns a pump that keeps only the beginnings of the last lines. */
    static LinePump keepingTheLast(InputStream in) {
        return new LinePump(new InputLines(in, 4 * SHOWN), false);
    }

    /** Returns the next line, if one comes in time; empty if the thread is interrupted, which remains interrupted. */
    Optional<InputLine> next(Duration timeout) {
        try {
            return Optional.ofNullable(waiting.poll(timeout.toNanos(), TimeUnit.NANOSECONDS));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        }
    }

    /** Returns whether the stream has ended, apart from lines that wait. */
    boolean isOver() {
        return !thread.isAlive();
    }

    /** Stops reading, and drops the lines that wait. */
    void stop() {
        thread.interrupt();
        waiting.clear();
    }

    void awaitEnd(Duration timeout) {
        Uninterruptibles.joinUninterruptibly(thread, timeout.toMillis(), TimeUnit.MILLISECONDS);
    }

    /** The last lines, shortened. */
    ImmutableList<String> last() {
        synchronized (last) {
            return ImmutableList.copyOf(last);
        }
    }

    private void pump() {
        try {
            for (Optional<InputLine> line = lines.next(); line.isPresent(); line = lines.next()) {
                if (keepsAll) {
                    waiting.put(line.get());
                } else {
                    last.add(shown(line.get().text()));
                }
            }
        } catch (IOException closed) {
            return; // as good as an end
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** A line in quotes, shortened, without characters that could control a terminal. */
    static String quoted(InputLine line) {
        return '"'
                + shown(line.text())
                + '"'
                + line.fault().map(fault -> " (" + fault + ")").orElse("");
    }

    /** Shortens a text and removes characters that could control a terminal. */
    static String shown(String text) {
        return Excerpt.printable(Excerpt.shorten(text, SHOWN));
    }
}
