package io.github.lyngk.notation;

import static com.google.common.base.Preconditions.checkState;
import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableMap;
import io.github.lyngk.notation.text.DiagnosticList;
import io.github.lyngk.notation.text.TextCut;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;
import java.util.Set;

/**
 * The text of one record, cut out of its source but not yet read. A {@link RecordSplitter} makes them. They do not depend
 * on each other, so that several threads can {@link #read} the records of one source.
 */
public final class RecordText {
    private final RecordFormat format;
    private final RecordLocation location;
    private final TextCut cut;

    RecordText(RecordFormat format, long number, TextCut cut) {
        this.format = format;
        this.location = new RecordLocation(number, cut.line(), cut.lastLine());
        this.cut = cut;
    }

    /**
     * Reads and validates the record.
     *
     * @param leniencies the faults to accept, none to be strict; they are about {@link RecordFormat#LYNGK}
     * @return the record, or its legal prefix, and what there is to say about it
     */
    public RecordResult read(Set<Leniency> leniencies) {
        DiagnosticList found = new DiagnosticList(cut, location.number(), Leniency.codes(leniencies));
        RecordResult.Read read = format.read(cut, found);
        return new RecordResult(read, found.inOrder(), location);
    }

    /**
     * Reads the tags of the record and not its moves, which is many times as fast as {@link #read}.
     *
     * <p>They are the tags as they are written, whatever is wrong with what they say; a line that is malformed, or no
     * UTF-8, costs only itself, and of a tag that is given twice the first counts. For {@link RecordFormat#BOARDSPACE} they
     * are the tags that the {@link GameRecord} will have, except {@code Result}, {@code Termination} and
     * {@code ServerResult}, which need a replay.
     *
     * @return names and values in the order of the record
     */
    public ImmutableMap<String, String> tags() {
        return format.tags(cut);
    }

    /**
     * Writes the record as it stands in its source, byte by byte: with its own line ends, and with what is no UTF-8. The
     * blank lines around it are no part of it.
     *
     * @param target takes the bytes; it is not closed
     * @throws IOException if the bytes cannot be written
     * @throws IllegalStateException if not all of the record was kept
     */
    public void writeTo(OutputStream target) throws IOException {
        requireNonNull(target, "target");
        checkState(isWhole(), "of %s only the start was kept", this);
        target.write(cut.written());
    }

    /**
     * {@return whether all of the record was kept: whether it is no longer than {@link Limits#RECORD}, nor so much longer
     * in its source, by blank lines that hold blanks, that these were dropped}
     */
    public boolean isWhole() {
        return !cut.tooLong();
    }

    /** {@return how many bytes the text has in UTF-8, with one byte a line end} */
    public int size() {
        return cut.bytes().length;
    }

    /** {@return how the record is written} */
    public RecordFormat format() {
        return format;
    }

    /** {@return where the record stands: its number and lines} */
    public RecordLocation location() {
        return location;
    }

    /**
     * {@return the text with LF as the only line end; bytes that are no UTF-8 have become lone low surrogates}
     *
     * <p>Of a record longer than {@link Limits#RECORD} only the start is kept.
     */
    public String text() {
        return cut.text();
    }

    /** Texts are equal when they read the same in the same place; line ends of the source do not count. */
    @Override
    public boolean equals(Object other) {
        return other instanceof RecordText that
                && format == that.format
                && location.equals(that.location)
                && Arrays.equals(cut.bytes(), that.cut.bytes())
                && cut.column() == that.cut.column()
                && cut.tooLong() == that.cut.tooLong()
                && cut.joined() == that.cut.joined();
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(cut.bytes()) + location.hashCode();
    }

    /** {@return where the record stands, for people} */
    @Override
    public String toString() {
        return location.toString();
    }
}
