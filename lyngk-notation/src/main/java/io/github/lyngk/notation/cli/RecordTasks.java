package io.github.lyngk.notation.cli;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.io.CountingInputStream;
import io.github.lyngk.notation.Diagnostic;
import io.github.lyngk.notation.DiagnosticCode;
import io.github.lyngk.notation.RecordSplitter;
import io.github.lyngk.notation.RecordText;
import io.github.lyngk.notation.RecordValidator;
import io.github.lyngk.notation.text.Failures;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The records of all sources as tasks of a few records each. Sources are opened one after the other and cut into the
 * texts of their records here; the thread that runs a task reads and checks its records.
 *
 * @param <T> the result for a record
 */
final class RecordTasks<T> implements Iterator<OrderedPool.Task<RecordTasks.Batch<T>>> {
    /**
     * The results of some records of a source.
     *
     * @param source the source of the records
     * @param items the results, in order
     * @param failures diagnostics about records without a result
     * @param bytes how many bytes of all sources had been read when the records were found
     * @param end how the source ended, null if it may have more records
     */
    record Batch<T>(
            Source source,
            ImmutableList<T> items,
            ImmutableList<Diagnostic> failures,
            long bytes,
            @Nullable End end) {}

    /**
     * The end of a source.
     *
     * @param records the number of its records
     * @param failure why it could not be read to its end, null if it was
     */
    record End(long records, @Nullable IOException failure) {}

    /**
     * The most records in a task, which is also complete once it has this many characters: enough work for a task, but
     * little memory.
     */
    private static final int RECORDS = 32;

    private static final int CHARACTERS = 1 << 15;

    /** More bytes of memory than a character of a record needs, diagnostics included. */
    private static final int BYTES_PER_CHARACTER = 1024;

    private final Iterator<Source> sources;
    private final ReadingOptions options;
    private final Function<FoundRecord, T> work;
    private @Nullable Source source;
    private @Nullable CountingInputStream stored;
    private @Nullable RecordSplitter texts;
    private long records;
    private long characters;
    private long bytesBefore;

    RecordTasks(Iterable<Source> sources, ReadingOptions options, Function<FoundRecord, T> work) {
        this.sources = sources.iterator();
        this.options = options;
        this.work = work;
    }

    /**
     * Returns how many characters may be in unfinished tasks in this virtual machine: 64 KiB for 64 MB of memory, and
     * so on.
     */
    static long room() {
        return Runtime.getRuntime().maxMemory() / BYTES_PER_CHARACTER;
    }

    @Override
    public boolean hasNext() {
        return source != null || sources.hasNext();
    }

    @Override
    public OrderedPool.Task<Batch<T>> next() {
        if (!hasNext()) {
            throw new NoSuchElementException("no further records");
        }
        Source from = source == null ? sources.next() : source;
        source = from;
        characters = 0;
        ImmutableList.Builder<RecordText> batch = ImmutableList.builder();
        End end = fill(from, batch);
        long bytes = bytesBefore + (stored == null ? 0 : stored.getCount());
        if (end != null) {
            bytes = Math.max(bytes, bytesBefore + from.size().orElse(0));
            bytesBefore = bytes;
            source = null;
            stored = null;
            texts = null;
            records = 0;
        }
        return new BatchTask<>(from, batch.build(), characters, bytes, end, options.validator(from.name()), work);
    }

    /**
     * Reads records from a source, opening and closing it as needed; returns its end, null if it may have more records.
     */
    private @Nullable End fill(Source from, ImmutableList.Builder<RecordText> batch) {
        try {
            RecordSplitter open = texts == null ? open(from) : texts;
            texts = open;
            for (int i = 0; i < RECORDS && characters < CHARACTERS; i++) {
                if (!open.hasNext()) {
                    open.close();
                    return new End(records, null);
                }
                RecordText text = open.next();
                batch.add(text);
                characters += text.size();
                records++;
            }
            // Looking for more records here would keep one more in memory.
            return null;
        } catch (UncheckedIOException e) {
            return failed(requireNonNull(e.getCause()));
        } catch (IOException e) {
            return failed(e);
        }
    }

    private RecordSplitter open(Source from) throws IOException {
        stored = new CountingInputStream(from.open());
        return options.split(from.name(), stored);
    }

    private End failed(IOException failure) {
        try {
            if (texts != null) {
                texts.close();
            } else if (stored != null) {
                stored.close();
            }
        } catch (IOException e) {
            // The failure that led here is the one to report.
        }
        return new End(records, failure);
    }

    /** Reads and checks some records of a source. */
    private record BatchTask<T>(
            Source source,
            ImmutableList<RecordText> texts,
            long weight,
            long bytes,
            @Nullable End end,
            RecordValidator validator,
            Function<FoundRecord, T> work)
            implements OrderedPool.Task<Batch<T>> {
        @Override
        public Batch<T> call() {
            ImmutableList.Builder<T> items = ImmutableList.builder();
            ImmutableList.Builder<Diagnostic> failures = ImmutableList.builder();
            for (RecordText text : texts) {
                try {
                    items.add(work.apply(new FoundRecord(text, validator)));
                } catch (RuntimeException | OutOfMemoryError | StackOverflowError e) {
                    failures.add(unreadable(text, e));
                }
            }
            return new Batch<>(source, items.build(), failures.build(), bytes, end);
        }

        /** Reports a record without a result; the others can still be read. */
        private Diagnostic unreadable(RecordText text, Throwable failure) {
            return Diagnostic.error(DiagnosticCode.UNREADABLE, text + ": " + Failures.ofProgram(failure))
                    .withFile(source.name());
        }
    }
}
