package io.github.lyngk.notation.archive;

import io.github.lyngk.core.streams.SerialParts;
import io.github.lyngk.core.streams.SerialProxy;
import java.util.function.Function;

/** How the values of this package are made of what a stream brings. */
enum SerialForm implements SerialProxy.Form {
    KEY(parts -> GameKey.parse(parts.text())),
    FILTER(parts -> GameFilter.ofAll(parts.list(Criterion.class))),
    HISTOGRAM(parts -> Histogram.of(parts.next(int[].class), parts.next(long[].class))),
    STATS(parts -> ArchiveStats.of(parts.next(Long.class), parts.next(Long.class), parts.next(Histogram.class)));

    private final Function<SerialParts, Object> reading;

    SerialForm(Function<SerialParts, Object> reading) {
        this.reading = reading;
    }

    @Override
    public Object read(SerialParts parts) {
        return reading.apply(parts);
    }
}
