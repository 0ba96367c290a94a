package io.github.lyngk.notation.cli;

import io.github.lyngk.notation.shell.StatusLine;
import io.github.lyngk.notation.shell.Streams;
import java.util.function.LongSupplier;

/** A line on standard error that tells how far long work has come, shown only when somebody watches. */
final class Progress {
    private static final long SECOND = 1_000_000_000L;
    private static final long PATIENCE = 2 * SECOND;
    private static final long STEP = SECOND / 2;

    private final Streams streams;
    private final LongSupplier nanoseconds;
    private final long start;
    private long next;
    private final StatusLine line;

    Progress(Streams streams, LongSupplier nanoseconds) {
        this.streams = streams;
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

    /** Tells that so many records are done; shows it if it is time to. */
    void report(long records, String source) {
        if (!streams.interactive() || elapsed() < next) {
            return;
        }
        next = elapsed() + STEP;
        line.show(records + " records, " + source);
    }

    /** Wipes the line. */
    void clear() {
        line.clear();
    }
}
