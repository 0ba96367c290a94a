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
 * Writes records in canonical form, separated by blank lines. Moves are printed by {@link MoveNotation#describe}, lines
 * have at most 80 columns, and line ends are LF. Not thread-safe.
 */
public final class RecordWriter implements AutoCloseable, Flushable {
    private final Writer target;
    private boolean first = true;

    /**
     * Creates a writer of characters.
     *
     * @param target receives the records
     */
    public RecordWriter(Writer target) {
        this.target = requireNonNull(target, "target");
    }

    /**
     * Creates a writer of bytes.
     *
     * @param target receives the records, in UTF-8
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
     * Flushes the target.
     *
     * @throws IOException if the target cannot be written
     */
    @Override
    public void flush() throws IOException {
        target.flush();
    }

    /**
     * Flushes and closes the target.
     *
     * @throws IOException if the target cannot be written or closed
     */
    @Override
    public void close() throws IOException {
        target.close();
    }
}
