package io.github.lyngk.notation.cli;

import io.github.lyngk.notation.shell.StatusLine;
import io.github.lyngk.notation.shell.Streams;
import java.util.OptionalLong;
import java.util.function.LongSupplier;

/** A line on standard error that tells how far long work has come, shown only when somebody watches. */
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
     * Begins to measure.
     *
     * @param total how many bytes there are to read, empty if that is not known
     */
    Progress(Streams streams, OptionalLong total, LongSupplier nanoseconds) {
        this.streams = streams;
        this.total = total;
        this.line = new StatusLine(streams);
        this.nanoseconds = nanoseconds;
        start = nanoseconds.getAsLong();
        next = PATIENCE;
    }

    /** Nanoseconds since the work began. */
    long elapsed() {
        return nanoseconds.getAsLong() - start;
    }

    /** How many records were done a second, after a blank; nothing if there was too little to measure it by. */
    String speed(long records) {
        long elapsed = elapsed();
        // The first second is mostly Java's own start, and a few huge records have no speed worth telling.
        long speed = elapsed < SECOND ? 0 : Math.round(records * (double) SECOND / elapsed);
        return speed < 2 ? "" : " (" + speed + " records per second)";
    }

    /** Tells that so many records and bytes are done; shows it if it is time to. */
    void report(long records, long bytes, String source) {
        if (!streams.err().terminal().isPresent() || elapsed() < next) {
            return;
        }
        next = elapsed() + STEP;
        line.show(records + " records, " + share(bytes) + source);
    }

    /** "42%, 1:07 left, ": nothing if it is not known how much there is, or if there is more than there should be. */
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

    /** Wipes the line. */
    void clear() {
        line.clear();
    }
}
