package io.github.lyngk.notation.cli;

import io.github.lyngk.notation.shell.StatusLine;
import io.github.lyngk.notation.shell.Streams;
import java.util.OptionalLong;
import java.util.function.LongSupplier;

/** Shows the progress of long work on a line of standard error, on terminals only. */
final class Progress {
    private static final long SECOND = 1_000_000_000L;
    private static final long PATIENCE = 2 * SECOND;
    private static final long STEP = SECOND / 2;
    private static final int MINUTE = 60;

    private final Streams streams;
    private final OptionalLong total;
    private final LongSupplier nanoseconds;
    private final long start;
    private long next;
    private final StatusLine line;

    /**
     * Starts the clock.
     *
     * @param total the number of bytes to read, empty if unknown
     */
    Progress(Streams streams, OptionalLong total, LongSupplier nanoseconds) {
        this.streams = streams;
        this.total = total;
        this.line = new StatusLine(streams);
        this.nanoseconds = nanoseconds;
        start = nanoseconds.getAsLong();
        next = PATIENCE;
    }

    /** Returns the nanoseconds since the work began. */
    long elapsed() {
        return nanoseconds.getAsLong() - start;
    }

    /** Returns the records per second, after a blank; empty if there were too few to measure. */
    String speed(long records) {
        long elapsed = elapsed();
        // The first second is mostly Java's start-up, and the speed of a few huge records means little.
        long speed = elapsed < SECOND ? 0 : Math.round(records * (double) SECOND / elapsed);
        return speed < 2 ? "" : " (" + speed + " records per second)";
    }

    /** Reports how many records and bytes are done; updates the line if it is time to. */
    void report(long records, long bytes, String source) {
        if (!streams.err().terminal().isPresent() || elapsed() < next) {
            return;
        }
        next = elapsed() + STEP;
        line.show(records + " records, " + share(bytes) + source);
    }

    /** "42%, 1:07 left, "; empty if the total is unknown, or if more was read than the total. */
    private String share(long bytes) {
        if (bytes <= 0 || bytes > total.orElse(0)) {
            return "";
        }
        double done = (double) bytes / total.getAsLong();
        long seconds = Math.round(elapsed() * (1 - done) / done / SECOND);
        return (int) (100 * done) + "%, " + time(seconds) + " left, ";
    }

    /** Minutes and seconds, and hours if there are any. */
    private static String time(long seconds) {
        long minutes = seconds / MINUTE;
        String hours = minutes < MINUTE ? "" : minutes / MINUTE + ":" + (minutes % MINUTE < 10 ? "0" : "");
        return hours + minutes % MINUTE + (seconds % MINUTE < 10 ? ":0" : ":") + seconds % MINUTE;
    }

    /** Clears the line. */
    void clear() {
        line.clear();
    }
}
