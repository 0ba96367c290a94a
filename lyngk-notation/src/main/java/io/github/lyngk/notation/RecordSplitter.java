package io.github.lyngk.notation;

import io.github.lyngk.notation.text.Cutter;
import io.github.lyngk.notation.text.TextCut;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Iterator;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;

/**
 * Splits a source into the unparsed texts of its records. {@link RecordFormat#split} creates a splitter. Only one
 * record is in memory at a time. Not thread-safe, but any thread may read the texts that it returns.
 */
public final class RecordSplitter implements Iterator<RecordText>, AutoCloseable {
    private final RecordFormat format;
    private final Cutter cutter;
    private long number;
    private long linesBefore;
    private @Nullable TextCut next;

    RecordSplitter(RecordFormat format, Cutter cutter) {
        this.format = format;
        this.cutter = cutter;
    }

    /** Treats the source as a part of a longer one, and continues its counts. */
    RecordSplitter after(RecordRange.Count before) {
        number = before.records();
        linesBefore = before.lines();
        return this;
    }

    /**
     * {@return whether there is another record}
     *
     * @throws UncheckedIOException if the source cannot be read
     */
    @Override
    public boolean hasNext() {
        if (next == null) {
            try {
                next = cutter.next();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        return next != null;
    }

    /**
     * Returns the text of the next record.
     *
     * @return the text, with its location
     * @throws NoSuchElementException if there is none
     * @throws UncheckedIOException if the source cannot be read
     */
    @Override
    public RecordText next() {
        if (!hasNext() || next == null) {
            throw new NoSuchElementException("no further record");
        }
        number++;
        RecordText text = new RecordText(format, number, next.below(linesBefore));
        next = null;
        return text;
    }

    /**
     * Closes the source.
     *
     * @throws IOException if the source cannot be closed
     */
    @Override
    public void close() throws IOException {
        cutter.close();
    }
}
