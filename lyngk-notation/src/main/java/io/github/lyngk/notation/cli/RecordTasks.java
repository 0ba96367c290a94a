package io.github.lyngk.notation.cli;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.notation.RecordText;
import java.io.IOException;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.concurrent.Callable;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The records of all sources as tasks, some records each. Sources are opened one after the other and cut into the texts
 * of their records here; reading and checking the records is left to whoever does the task.
 *
 * @param <T> what is made of a record
 */
final class RecordTasks<T> implements Iterator<Callable<RecordTasks.Batch<T>>> {
    /**
     * What became of some records of a source.
     *
     * @param source where they come from
     * @param items what was made of each, in order
     * @param end how the source ended, null while it goes on
     */
    record Batch<T>(
            Source source, ImmutableList<T> items, @Nullable End end) {}

    /**
     * How a source ended.
     *
     * @param records how many records it has
     * @param failure why it could not be read to its end, null if it was
     */
    record End(long records, @Nullable IOException failure) {}

    /** A task has so many records at most, or so many bytes: worth handing over, yet small. */
    private static final int RECORDS = 32;

    private static final int BYTES = 1 << 17;

    private final Iterator<Source> sources;
    private final ReadingOptions options;
    private final Function<FoundRecord, T> work;
    private @Nullable Source source;
    private @Nullable OpenedSource texts;
    private long records;

    RecordTasks(Iterable<Source> sources, ReadingOptions options, Function<FoundRecord, T> work) {
        this.sources = sources.iterator();
        this.options = options;
        this.work = work;
    }

    @Override
    public boolean hasNext() {
        return source != null || sources.hasNext();
    }

    @Override
    public Callable<Batch<T>> next() {
        if (!hasNext()) {
            throw new NoSuchElementException("no further records");
        }
        Source from = source == null ? sources.next() : source;
        source = from;
        ImmutableList.Builder<RecordText> batch = ImmutableList.builder();
        End end = fill(from, batch);
        if (end != null) {
            source = null;
            texts = null;
            records = 0;
        }
        return new Task<>(from, batch.build(), end, options, work);
    }

    /** Takes records from a source, opening and closing it as needed; returns how it ended, if it did. */
    private @Nullable End fill(Source from, ImmutableList.Builder<RecordText> batch) {
        try {
            OpenedSource open = texts == null ? OpenedSource.open(from, options) : texts;
            texts = open;
            long enough = open.bytes() + BYTES;
            for (int i = 0; i < RECORDS && open.bytes() <= enough && open.hasNext(); i++) {
                batch.add(open.next());
                records++;
            }
            if (open.hasNext()) {
                return null;
            }
            open.close();
            return new End(records, null);
        } catch (IOException e) {
            closeQuietly();
            return new End(records, e);
        }
    }

    private void closeQuietly() {
        try {
            if (texts != null) {
                texts.close();
            }
        } catch (IOException e) {
            // The failure that made us close it is the one to report.
        }
    }

    /** One task. */
    private record Task<T>(
            Source source,
            ImmutableList<RecordText> texts,
            @Nullable End end,
            ReadingOptions options,
            Function<FoundRecord, T> work)
            implements Callable<Batch<T>> {
        @Override
        public Batch<T> call() {
            ImmutableList.Builder<T> items = ImmutableList.builder();
            for (RecordText text : texts) {
                items.add(work.apply(new FoundRecord(text, source.name(), options.leniencies())));
            }
            return new Batch<>(source, items.build(), end);
        }
    }
}
