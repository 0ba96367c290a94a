package io.github.lyngk.notation;

import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.util.Iterator;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;

/**
 * Cuts a source into the texts of its records without reading them: a record begins at a line that begins with
 * {@code [} and follows a blank line, whatever was open before. Lazy; holds one record at a time. Not safe for use by
 * several threads at once, but the texts it gives may be handed to others.
 */
public final class RecordSplitter implements Iterator<RecordText>, AutoCloseable {
    private final LineSource lines;
    private int number;
    private @Nullable RecordText next;

    /**
     * Creates a splitter.
     *
     * @param source characters; a byte order mark at the start is skipped
     */
    public RecordSplitter(Reader source) {
        lines = new LineSource(source);
    }

    /**
     * Creates a splitter.
     *
     * @param source bytes in UTF-8; a byte order mark at the start is skipped
     */
    public RecordSplitter(InputStream source) {
        this(new Utf8Reader(source));
    }

    /**
     * Tells whether there is another record.
     *
     * @return true if {@link #next} will give one
     * @throws UncheckedIOException if the source cannot be read
     */
    @Override
    public boolean hasNext() {
        if (next == null) {
            try {
                next = lines.nextRecord(number + 1);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        return next != null;
    }

    /**
     * Returns the text of the next record.
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
        RecordText text = next;
        next = null;
        number++;
        return text;
    }

    /**
     * Closes the source.
     *
     * @throws IOException if the source cannot be closed
     */
    @Override
    public void close() throws IOException {
        lines.close();
    }
}
