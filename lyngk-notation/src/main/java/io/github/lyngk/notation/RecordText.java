package io.github.lyngk.notation;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.notation.text.Faults;
import io.github.lyngk.notation.text.TextCut;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.Serializable;
import java.util.Set;

/**
 * The text of one record, cut out of its source but not yet read. A {@link RecordSplitter} makes them; since they do not
 * depend on each other, several threads, or several machines, can {@link #read} the records of one source.
 */
public final class RecordText implements Serializable {
    private static final long serialVersionUID = 1;

    private final transient RecordFormat format;
    private final transient RecordLocation location;
    private final transient TextCut cut;

    RecordText(RecordFormat format, long number, TextCut cut) {
        this.format = format;
        this.location = new RecordLocation(number, cut.line(), cut.lastLine());
        this.cut = cut;
    }

    /**
     * Reads and validates the record.
     *
     * @param leniencies the faults to accept, none to be strict; they are about {@link RecordFormat#LYNGK} only
     * @return the record, or its legal prefix, and what there is to say about it
     */
    public RecordResult read(Set<Leniency> leniencies) {
        Faults faults = new Faults(cut, Leniency.codes(leniencies));
        GameRecord record = format.read(cut, faults).orElse(null);
        ImmutableList.Builder<Diagnostic> diagnostics = ImmutableList.builder();
        for (Faults.Found found : faults.inOrder()) {
            diagnostics.add(Diagnostic.of(found, location.number()));
        }
        return record == null
                ? RecordResult.withoutRecord(diagnostics.build(), location)
                : RecordResult.of(record, diagnostics.build(), location);
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
     * <p>Of a record longer than {@link Limits#RECORD} only the start is kept, and of a Boardspace game nothing.
     */
    public String text() {
        return cut.text();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof RecordText that
                && format == that.format
                && location.equals(that.location)
                && cut.equals(that.cut);
    }

    @Override
    public int hashCode() {
        return 31 * cut.text().hashCode() + location.hashCode();
    }

    /** {@return where the record stands, for people} */
    @Override
    public String toString() {
        return "record " + location.number() + " in lines " + location.firstLine() + " to " + location.lastLine();
    }

    private Object writeReplace() {
        return new Packed(format, location, cut.text(), cut.column(), cut.tooLong(), cut.joined());
    }

    private void readObject(ObjectInputStream in) throws InvalidObjectException {
        throw new InvalidObjectException("a text travels as its parts");
    }

    /** A text on its way through a stream; a stream with impossible parts is refused by the constructor. */
    private record Packed(
            RecordFormat format, RecordLocation location, String text, long column, boolean tooLong, boolean joined)
            implements Serializable {
        private static final long serialVersionUID = 1;

        Packed {
            requireNonNull(format, "format");
            requireNonNull(location, "location");
            requireNonNull(text, "text");
            checkArgument(
                    column >= 1 && Math.max(column, location.firstLine()) <= Long.MAX_VALUE - text.length(),
                    "no record can stand there");
        }

        private Object readResolve() {
            TextCut cut = new TextCut(text, location.firstLine(), column, location.lastLine(), tooLong, joined);
            return new RecordText(format, location.number(), cut);
        }
    }
}
