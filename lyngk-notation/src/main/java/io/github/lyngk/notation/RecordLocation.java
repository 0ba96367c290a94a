package io.github.lyngk.notation;

import static com.google.common.base.Preconditions.checkArgument;

import com.fasterxml.jackson.annotation.JsonValue;
import io.github.lyngk.notation.text.JsonLine;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The location of a record in its source: its number and lines.
 *
 * @param number the number of the record, from 1
 * @param firstLine the line in which it begins, from 1
 * @param lastLine the line in which it ends
 */
public record RecordLocation(long number, long firstLine, long lastLine) {
    /**
     * Creates a location.
     *
     * @param number the number of the record, from 1
     * @param firstLine the line in which it begins, from 1
     * @param lastLine the line in which it ends
     * @throws IllegalArgumentException if a number is below 1, or {@code lastLine} is less than {@code firstLine}
     */
    public RecordLocation {
        checkArgument(
                number >= 1 && firstLine >= 1 && lastLine >= firstLine,
                "no record is number %s in lines %s to %s",
                number,
                firstLine,
                lastLine);
    }

    /** {@return the fields of the JSON object: {@code record}, {@code line} and {@code lastLine}} */
    @JsonValue
    @SuppressWarnings("exports") // Callers need not see JSpecify.
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

    /** {@return the location, human-readable, such as {@code record 4 in lines 29 to 35}} */
    @Override
    public String toString() {
        return "record " + number + " in lines " + firstLine + " to " + lastLine;
    }
}
