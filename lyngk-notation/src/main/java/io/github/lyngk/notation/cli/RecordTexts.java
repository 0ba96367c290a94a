package io.github.lyngk.notation.cli;

import com.google.common.collect.Iterators;
import com.google.common.io.CountingInputStream;
import io.github.lyngk.notation.BoardspaceSplitter;
import io.github.lyngk.notation.Leniency;
import io.github.lyngk.notation.RecordResult;
import io.github.lyngk.notation.RecordSplitter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Iterator;
import java.util.Set;
import java.util.function.Supplier;

/** The records of one opened source, of either format, cut out of it but not yet read. */
final class RecordTexts implements AutoCloseable {
    private final CountingInputStream stream;
    private final Iterator<Supplier<RecordResult>> texts;

    private RecordTexts(CountingInputStream stream, Iterator<Supplier<RecordResult>> texts) {
        this.stream = stream;
        this.texts = texts;
    }

    /** Opens a source. */
    static RecordTexts open(Source source, Set<Leniency> leniencies) throws IOException {
        CountingInputStream stream = source.open();
        try {
            return new RecordTexts(
                    stream,
                    source.isBoardspace(stream)
                            ? Iterators.transform(new BoardspaceSplitter(stream), game -> game::read)
                            : Iterators.transform(new RecordSplitter(stream), text -> () -> text.read(leniencies)));
        } catch (IOException e) {
            stream.close();
            throw e;
        }
    }

    /** Whether there is another record. */
    boolean hasNext() throws IOException {
        try {
            return texts.hasNext();
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    /** The next record; reading it may be done by another thread. */
    Supplier<RecordResult> next() {
        return texts.next();
    }

    /** How many bytes of the source have been read so far. */
    long bytes() {
        return stream.getCount();
    }

    @Override
    public void close() throws IOException {
        stream.close();
    }
}
