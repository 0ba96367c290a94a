package io.github.lyngk.notation;

import static java.util.Objects.requireNonNull;

import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.Serializable;
import java.util.Set;

/**
 * The text of one record, cut out of its source but not yet read. {@link RecordSplitter} makes them; since they do not
 * depend on each other, several threads, or several machines, can {@link #read} the records of one source.
 */
public final class RecordText implements Serializable {
    private static final long serialVersionUID = 1;

    private final transient String text;
    private final transient RecordLocation location;
    private final transient boolean tooLong;

    RecordText(String text, RecordLocation location, boolean tooLong) {
        this.text = requireNonNull(text, "text");
        this.location = requireNonNull(location, "location");
        this.tooLong = tooLong;
    }

    /**
     * Reads and validates the record.
     *
     * @param leniencies the faults to accept, none to be strict
     * @return the record, or its legal prefix, and what there is to say about it
     */
    public RecordResult read(Set<Leniency> leniencies) {
        return RecordParsing.read(this, leniencies);
    }

    /**
     * Returns where the record stands.
     *
     * @return its number and lines
     */
    public RecordLocation location() {
        return location;
    }

    /**
     * Returns the text itself. Of a record longer than {@link Limits#RECORD} it is only the start.
     *
     * @return the text with LF as the only line end; bytes that are no UTF-8 have become lone low surrogates
     */
    public String text() {
        return text;
    }

    /** Tells whether the record was longer than {@link Limits#RECORD}, so that the text is only its start. */
    boolean isTooLong() {
        return tooLong;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof RecordText that
                && text.equals(that.text)
                && location.equals(that.location)
                && tooLong == that.tooLong;
    }

    @Override
    public int hashCode() {
        return 31 * text.hashCode() + location.hashCode();
    }

    /** Returns where the record stands, for people. */
    @Override
    public String toString() {
        return "record " + location.number() + " in lines " + location.firstLine() + " to " + location.lastLine();
    }

    private Object writeReplace() {
        return new Packed(text, location, tooLong);
    }

    private void readObject(ObjectInputStream in) throws InvalidObjectException {
        throw new InvalidObjectException("a text travels as its parts");
    }

    /** A text on its way through a stream; a stream without the required parts is refused by the constructor. */
    private record Packed(String text, RecordLocation location, boolean tooLong) implements Serializable {
        private static final long serialVersionUID = 1;

        Packed {
            requireNonNull(text, "text");
            requireNonNull(location, "location");
        }

        private Object readResolve() {
            return new RecordText(text, location, tooLong);
        }
    }
}
