package io.github.lyngk.notation.cli;

import com.google.common.io.CountingInputStream;
import io.github.lyngk.notation.RecordFormat;
import io.github.lyngk.notation.RecordSplitter;
import io.github.lyngk.notation.RecordText;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;

/** The records of one opened source, cut out of it but not yet read. */
final class OpenedSource implements AutoCloseable {
    private final CountingInputStream stream;
    private final RecordSplitter texts;

    private OpenedSource(CountingInputStream stream, RecordSplitter texts) {
        this.stream = stream;
        this.texts = texts;
    }

    /** Opens a source; the format, if it is given, is not looked for in it. */
    static OpenedSource open(Source source, ReadingOptions options) throws IOException {
        CountingInputStream stream = source.open();
        try {
            Optional<RecordFormat> given = options.format();
            RecordFormat format = given.isPresent() ? given.get() : source.format(stream);
            return new OpenedSource(stream, format.split(stream, options.leniencies()));
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
    RecordText next() {
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
