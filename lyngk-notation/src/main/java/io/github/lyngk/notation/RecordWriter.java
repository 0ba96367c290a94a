package io.github.lyngk.notation;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.Objects.requireNonNull;

import java.io.BufferedWriter;
import java.io.Flushable;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;

/**
 * Writes records in canonical form, with a blank line between them: described moves, lines of at most 80 columns, and
 * LF as line end. Not safe for use by several threads at once.
 */
public final class RecordWriter implements AutoCloseable, Flushable {
    private final Writer target;
    private boolean first = true;

    /**
     * Creates a writer of characters.
     *
     * @param target where to write
     */
    public RecordWriter(Writer target) {
        this.target = requireNonNull(target, "target");
    }

    /**
     * Creates a writer of bytes.
     *
     * @param target where to write, in UTF-8
     */
    public RecordWriter(OutputStream target) {
        this(new BufferedWriter(new OutputStreamWriter(target, UTF_8)));
    }

    /**
     * Writes a record.
     *
     * @param record the record
     * @return this writer
     * @throws IOException if the target cannot be written
     */
    public RecordWriter write(GameRecord record) throws IOException {
        String text = RecordPrinter.print(record);
        if (!first) {
            target.write('\n');
        }
        first = false;
        target.write(text);
        return this;
    }

    /**
     * Writes out what is buffered.
     *
     * @throws IOException if the target cannot be written
     */
    @Override
    public void flush() throws IOException {
        target.flush();
    }

    /**
     * Writes out what is buffered and closes the target.
     *
     * @throws IOException if the target cannot be written or closed
     */
    @Override
    public void close() throws IOException {
        target.close();
    }
}
