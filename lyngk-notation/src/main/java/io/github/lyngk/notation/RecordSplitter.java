package io.github.lyngk.notation;

import io.github.lyngk.notation.text.Cutter;
import io.github.lyngk.notation.text.TextCut;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Iterator;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;

/**
 * The texts of the records of a source, cut out of it but not yet read; {@link RecordFormat#split} makes one. Lazy; holds
 * one record at a time. Not safe for use by several threads at once, but the texts it gives may be handed to others.
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

    /** Takes the source for a part of a longer one, and counts on. */
    RecordSplitter after(RecordRange.Count before) {
        number = before.records();
        linesBefore = before.lines();
        return this;
    }

    /**
     * {@return whether there is another record, so that {@link #next} will give one}
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
     * Cuts out the next record.
     *
     * @return the text and where it stands
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
