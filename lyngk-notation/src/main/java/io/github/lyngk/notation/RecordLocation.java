package io.github.lyngk.notation;

import static com.google.common.base.Preconditions.checkArgument;

import com.fasterxml.jackson.annotation.JsonValue;
import io.github.lyngk.core.streams.SerialProxy;
import io.github.lyngk.notation.text.JsonLine;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.Serializable;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Where a record stood in its source. */
public final class RecordLocation implements Serializable {
    private static final long serialVersionUID = 1;

    private final transient long number;
    private final transient long firstLine;
    private final transient long lastLine;

    private RecordLocation(long number, long firstLine, long lastLine) {
        this.number = number;
        this.firstLine = firstLine;
        this.lastLine = lastLine;
    }

    /**
     * {@return a location}
     *
     * @param number the number of the record, from 1
     * @param firstLine the line it begins in, from 1
     * @param lastLine the line it ends in
     * @throws IllegalArgumentException if a number is below 1 or the lines are in the wrong order
     */
    public static RecordLocation of(long number, long firstLine, long lastLine) {
        checkArgument(
                number >= 1 && firstLine >= 1 && lastLine >= firstLine,
                "no record is number %s in lines %s to %s",
                number,
                firstLine,
                lastLine);
        return new RecordLocation(number, firstLine, lastLine);
    }

    /** {@return the number of the record, from 1} */
    public long number() {
        return number;
    }

    /** {@return the line it begins in, from 1} */
    public long firstLine() {
        return firstLine;
    }

    /** {@return the line it ends in} */
    public long lastLine() {
        return lastLine;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof RecordLocation that
                && number == that.number
                && firstLine == that.firstLine
                && lastLine == that.lastLine;
    }

    /** {@return the location as a JSON object has it: {@code record}, {@code line} and {@code lastLine}} */
    @JsonValue
    @SuppressWarnings("exports") // of an annotation that nobody needs
    public Map<String, @Nullable Object> toMap() {
        return new JsonLine()
                .add("record", number)
                .add("line", firstLine)
                .add("lastLine", lastLine)
                .map();
    }

    @Override
    public int hashCode() {
        return (31 * Long.hashCode(number) + Long.hashCode(firstLine)) * 31 + Long.hashCode(lastLine);
    }

    /** {@return the location for people, such as {@code record 4 in lines 29 to 35}} */
    @Override
    public String toString() {
        return "record " + number + " in lines " + firstLine + " to " + lastLine;
    }

    private Object writeReplace() {
        return SerialProxy.of(SerialForm.LOCATION, number, firstLine, lastLine);
    }

    private void readObject(ObjectInputStream in) throws InvalidObjectException {
        throw SerialProxy.required();
    }
}
