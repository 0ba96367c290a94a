package io.github.lyngk.notation;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableSet;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Set;

/**
 * Reads game records from a source, one by one. Only one record is in memory at a time, so sources may be of any
 * length. For a faulty record, the reader returns its legal prefix with diagnostics, and continues with the next
 * record. For a source without records, {@link #hasNext} returns false. Not thread-safe.
 *
 * <pre>{@code
 * try (RecordReader reader = new RecordReader(Files.newInputStream(path))) {
 *     reader.forEachRemaining(result -> result.diagnostics().forEach(System.out::println));
 * }
 * }</pre>
 */
public final class RecordReader implements Iterator<RecordResult>, AutoCloseable {
    private final RecordSplitter texts;
    private final ImmutableSet<Leniency> leniencies;

    /**
     * Creates a reader of characters that accepts no faults.
     *
     * @param source the text of any number of records
     */
    public RecordReader(Reader source) {
        this(source, ImmutableSet.of());
    }

    /**
     * Creates a reader of bytes that accepts no faults.
     *
     * @param source the text of any number of records, in UTF-8
     */
    public RecordReader(InputStream source) {
        this(source, ImmutableSet.of());
    }

    /**
     * Creates a reader of characters.
     *
     * @param source the text of any number of records
     * @param leniencies the faults to accept and report as warnings
     */
    public RecordReader(Reader source, Set<Leniency> leniencies) {
        this(RecordFormat.LYNGK.split(source, leniencies), leniencies);
    }

    /**
     * Creates a reader of bytes.
     *
     * @param source the text of any number of records, in UTF-8
     * @param leniencies the faults to accept and report as warnings
     */
    public RecordReader(InputStream source, Set<Leniency> leniencies) {
        this(RecordFormat.LYNGK.split(source, leniencies), leniencies);
    }

    /**
     * Creates a reader of any format.
     *
     * @param texts the unparsed records, from {@link RecordFormat#split(Reader, Set)} with the same leniencies
     * @param leniencies the faults to accept and report as warnings
     */
    public RecordReader(RecordSplitter texts, Set<Leniency> leniencies) {
        this.texts = requireNonNull(texts, "texts");
        this.leniencies = ImmutableSet.copyOf(leniencies);
    }

    /**
     * {@return whether there is another record}
     *
     * @throws java.io.UncheckedIOException if the source cannot be read
     */
    @Override
    public boolean hasNext() {
        return texts.hasNext();
    }

    /**
     * Reads the next record.
     *
     * @return the record, or its legal prefix, with its diagnostics
     * @throws NoSuchElementException if there is none
     * @throws java.io.UncheckedIOException if the source cannot be read
     */
    @Override
    public RecordResult next() {
        return texts.next().read(leniencies);
    }

    /**
     * Closes the source.
     *
     * @throws IOException if the source cannot be closed
     */
    @Override
    public void close() throws IOException {
        texts.close();
    }
}
