package io.github.lyngk.notation.cli;

import com.google.common.io.CountingInputStream;
import io.github.lyngk.notation.BoardspaceSplitter;
import io.github.lyngk.notation.BoardspaceText;
import io.github.lyngk.notation.Leniency;
import io.github.lyngk.notation.RecordResult;
import io.github.lyngk.notation.RecordSplitter;
import io.github.lyngk.notation.RecordText;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Set;
import java.util.function.Supplier;

/** The records of one opened source, of either format, cut out of it but not yet read. */
interface RecordTexts extends AutoCloseable {
    /** Whether there is another record. */
    boolean hasNext() throws IOException;

    /** The next record; reading it may be done by another thread. */
    Supplier<RecordResult> next();

    /** How many bytes of the source have been read so far. */
    long bytes();

    @Override
    void close() throws IOException;

    /** Opens a source. */
    static RecordTexts open(Source source, Set<Leniency> leniencies) throws IOException {
        CountingInputStream stream = source.open();
        try {
            return source.isBoardspace(stream)
                    ? new Boardspace(new BoardspaceSplitter(stream), stream)
                    : new Lyngk(new RecordSplitter(stream), stream, leniencies);
        } catch (IOException e) {
            stream.close();
            throw e;
        }
    }

    /** Records in our own format. */
    record Lyngk(RecordSplitter texts, CountingInputStream stream, Set<Leniency> leniencies) implements RecordTexts {
        @Override
        public boolean hasNext() throws IOException {
            try {
                return texts.hasNext();
            } catch (UncheckedIOException e) {
                throw e.getCause();
            }
        }

        @Override
        public Supplier<RecordResult> next() {
            RecordText text = texts.next();
            return () -> text.read(leniencies);
        }

        @Override
        public long bytes() {
            return stream.getCount();
        }

        @Override
        public void close() throws IOException {
            texts.close();
        }
    }

    /** Boardspace records. */
    record Boardspace(BoardspaceSplitter texts, CountingInputStream stream) implements RecordTexts {
        @Override
        public boolean hasNext() throws IOException {
            try {
                return texts.hasNext();
            } catch (UncheckedIOException e) {
                throw e.getCause();
            }
        }

        @Override
        public Supplier<RecordResult> next() {
            BoardspaceText text = texts.next();
            return text::read;
        }

        @Override
        public long bytes() {
            return stream.getCount();
        }

        @Override
        public void close() throws IOException {
            texts.close();
        }
    }
}
