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
 * The unparsed text of one record, returned by a {@link RecordSplitter}. Texts are immutable and independent of each
 * other, so several threads can {@link #read} the records of one source.
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
     * Parses and validates the record.
     *
     * @param leniencies the faults to accept, none to be strict; they apply to {@link RecordFormat#LYNGK}
     * @return the record, or its legal prefix, with its diagnostics
     */
    public RecordResult read(Set<Leniency> leniencies) {
        DiagnosticList found = new DiagnosticList(cut, location.number(), Leniency.codes(leniencies));
        RecordResult.Read read = format.read(cut, found);
        return new RecordResult(read, found.inOrder(), location);
    }

    /**
     * Reads the tags of the record without its moves, which is much faster than {@link #read}.
     *
     * <p>Tags are returned as written; their values are not checked. Lines that are malformed or not UTF-8 are skipped.
     * If a tag is repeated, its first value is returned. For {@link RecordFormat#BOARDSPACE} these are the tags of the
     * {@link GameRecord}, except {@code Result}, {@code Termination} and {@code ServerResult}, which need a replay.
     *
     * @return names and values in the order of the record
     */
    public ImmutableMap<String, String> tags() {
        return format.tags(cut);
    }

    /**
     * Writes the bytes of the record as they are in its source, without the blank lines around it. Line ends and bytes
     * that are not UTF-8 are not changed.
     *
     * @param target receives the bytes; it is not closed
     * @throws IOException if the bytes cannot be written
     * @throws IllegalStateException if only the start of the record was kept, see {@link #isWhole}
     */
    public void writeTo(OutputStream target) throws IOException {
        requireNonNull(target, "target");
        checkState(isWhole(), "of %s only the start was kept", this);
        target.write(cut.written());
    }

    /**
     * {@return whether the whole record was kept} It is false if the record is longer than {@link Limits#RECORD}, or
     * if, because of whitespace on blank lines, it takes more than twice that length in the source.
     */
    public boolean isWhole() {
        return !cut.tooLong();
    }

    /** {@return the length of the text in bytes, in UTF-8 with one byte for each line end} */
    public int size() {
        return cut.bytes().length;
    }

    /** {@return the format of the record} */
    public RecordFormat format() {
        return format;
    }

    /** {@return the location of the record: its number and lines} */
    public RecordLocation location() {
        return location;
    }

    /**
     * {@return the text with LF as the only line end; bytes that are not UTF-8 are replaced by lone low surrogates}
     *
     * <p>If the record is longer than {@link Limits#RECORD}, only the start is returned.
     */
    public String text() {
        return cut.text();
    }

    /** Texts are equal if they have the same {@link #text} and location; differences in line ends are ignored. */
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

    /** {@return the location of the record, human-readable} */
    @Override
    public String toString() {
        return location.toString();
    }
}
