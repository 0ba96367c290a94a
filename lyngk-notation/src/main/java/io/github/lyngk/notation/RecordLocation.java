package io.github.lyngk.notation;

import static com.google.common.base.Preconditions.checkArgument;

import com.fasterxml.jackson.annotation.JsonValue;
import com.google.common.collect.ImmutableMap;
import java.io.Serializable;

/**
 * Where a record stood in its source.
 *
 * @param number the number of the record, from 1
 * @param firstLine the line it begins in, from 1
 * @param lastLine the line it ends in
 */
public record RecordLocation(long number, long firstLine, long lastLine) implements Serializable {
    private static final long serialVersionUID = 1;

    /**
     * Creates a location.
     *
     * @param number the number of the record, from 1
     * @param firstLine the line it begins in, from 1
     * @param lastLine the line it ends in
     * @throws IllegalArgumentException if a number is below 1 or the lines are in the wrong order
     */
    public RecordLocation {
        checkArgument(number >= 1 && firstLine >= 1 && lastLine >= firstLine, "no record can stand there");
    }

    /** {@return the location as a JSON object has it: {@code record}, {@code line} and {@code lastLine}} */
    @JsonValue
    public ImmutableMap<String, Object> toMap() {
        return ImmutableMap.<String, Object>builder()
                .put("record", number)
                .put("line", firstLine)
                .put("lastLine", lastLine)
                .build();
    }

    @Override
    public int hashCode() {
        return (31 * Long.hashCode(number) + Long.hashCode(firstLine)) * 31 + Long.hashCode(lastLine);
    }
}
