package io.github.lyngk.testkit.process;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.collect.EvictingQueue;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Queues;
import com.google.common.util.concurrent.Uninterruptibles;
import io.github.lyngk.notation.text.Excerpt;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.time.Duration;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;

/**
 * Reads the lines of a stream on a thread of its own, so that whoever waits for one can look at the clock, and a process
 * never waits for somebody to read what it prints. However much that is, little of it is kept.
 */
final class LinePump {

    /** The longest line that is kept whole; no answer is as long. */
    private static final int LONGEST = 1 << 20;

    /** So many lines may wait to be read, one more than is right; after that the process waits. */
    private static final int MOST_WAITING = 2;

    private static final int LAST_KEPT = 8;
    private static final int SHOWN = 160;

    /**
     * A line as it came.
     *
     * @param text the line without its end; a malformed byte is shown as a replacement character
     * @param fault what is wrong with the line itself; empty if nothing is
     */
    record Line(String text, String fault) {

        /** The line in quotes, shortened, without anything that a terminal would take for a command. */
        String quoted() {
            return '"' + shown(text) + '"' + (fault.isEmpty() ? "" : " (" + fault + ")");
        }
    }

    private final InputStream in;
    private final BlockingQueue<Line> waiting = new ArrayBlockingQueue<>(MOST_WAITING);
    private final Queue<String> last = Queues.synchronizedQueue(EvictingQueue.create(LAST_KEPT));
    private final boolean keepsAll;
    private final Thread thread;

    private LinePump(InputStream in, boolean keepsAll) {
        this.in = new BufferedInputStream(in);
        this.keepsAll = keepsAll;
        this.thread = new Thread(this::pump, "lyngk-pump");
        thread.setDaemon(true);
        thread.start();
    }

    /** A pump whose lines are taken one by one. */
    static LinePump keepingAll(InputStream in) {
        return new LinePump(in, true);
    }

    /** A pump of which only the last lines are ever asked for. */
    static LinePump keepingTheLast(InputStream in) {
        return new LinePump(in, false);
    }

    /** The next line, if one comes in time; none if the thread is interrupted, which then stays so. */
    Optional<Line> next(Duration patience) {
        try {
            return Optional.ofNullable(waiting.poll(patience.toNanos(), TimeUnit.NANOSECONDS));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        }
    }

    /** Whether nothing will come any more but what is waiting. */
    boolean isOver() {
        return !thread.isAlive();
    }

    /** Reads no further; what it might be waiting for will not come. */
    void stop() {
        thread.interrupt();
        waiting.clear();
    }

    void awaitEnd(Duration patience) {
        Uninterruptibles.joinUninterruptibly(thread, patience.toMillis(), TimeUnit.MILLISECONDS);
    }

    /** The last lines, shortened. */
    ImmutableList<String> last() {
        synchronized (last) {
            return ImmutableList.copyOf(last);
        }
    }

    private void pump() {
        try {
            for (Optional<Line> line = read(); line.isPresent(); line = read()) {
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

    /** One line up to its LF, or what there is at the end; of a line without end only the beginning is kept. */
    private Optional<Line> read() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        int next = in.read();
        boolean any = next >= 0;
        boolean cut = false;
        while (next >= 0 && next != '\n') {
            if (bytes.size() < LONGEST) {
                bytes.write(next);
            } else if (!cut) {
                cut = true;
                if (keepsAll) {
                    return Optional.of(line(bytes.toByteArray(), "longer than 1 MiB"));
                }
            }
            next = in.read();
        }
        return any ? Optional.of(line(bytes.toByteArray(), "")) : Optional.empty();
    }

    private static Line line(byte[] bytes, String fault) {
        String text = new String(bytes, UTF_8);
        String line = text.endsWith("\r") ? text.substring(0, text.length() - 1) : text;
        return new Line(line, fault.isEmpty() && !isUtf8(bytes) ? "not UTF-8" : fault);
    }

    private static boolean isUtf8(byte[] bytes) {
        try {
            UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes));
            return true;
        } catch (CharacterCodingException e) {
            return false;
        }
    }

    /** Short and harmless. */
    static String shown(String text) {
        return Excerpt.printable(text.length() > SHOWN ? text.substring(0, SHOWN) + "…" : text);
    }
}
