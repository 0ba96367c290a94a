package io.github.lyngk.notation.cli;

import com.google.common.io.CountingInputStream;
import io.github.lyngk.notation.RecordFormat;
import io.github.lyngk.notation.RecordSplitter;
import io.github.lyngk.notation.RecordText;
import io.github.lyngk.notation.archive.RecordFiles;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Optional;

/** The records of one opened source, cut out of it but not yet read. */
final class OpenedSource implements AutoCloseable {
    private final CountingInputStream stored;
    private final RecordSplitter texts;

    private OpenedSource(CountingInputStream stored, RecordSplitter texts) {
        this.stored = stored;
        this.texts = texts;
    }

    /** Opens a source; the format, if it is given, is not looked for in it. */
    static OpenedSource open(Source source, ReadingOptions options) throws IOException {
        CountingInputStream stored = new CountingInputStream(source.open());
        try {
            InputStream text = RecordFiles.text(source.name(), stored);
            Optional<RecordFormat> given = options.format();
            RecordFormat format = given.isPresent() ? given.get() : RecordFiles.format(source.name(), text);
            return new OpenedSource(stored, format.split(text, options.leniencies()));
        } catch (IOException e) {
            stored.close();
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

    /** How many bytes of the source have been read so far: of a compressed one, fewer than of its text. */
    long storedBytes() {
        return stored.getCount();
    }

    @Override
    public void close() throws IOException {
        texts.close();
    }
}
