package io.github.lyngk.notation.archive;

import static java.util.Objects.requireNonNull;

import com.fasterxml.jackson.annotation.JsonValue;
import io.github.lyngk.notation.RecordLocation;
import io.github.lyngk.notation.text.JsonLine;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The location of a record in an archive of several files.
 *
 * @param file the name of the file
 * @param location the location of the record in that file
 */
public record RecordPlace(String file, RecordLocation location) {
    /**
     * Creates a place.
     *
     * @param file the name of the file
     * @param location the location of the record in that file
     */
    public RecordPlace {
        requireNonNull(file, "file");
        requireNonNull(location, "location");
    }

    /** {@return the fields of the JSON object: {@code file}, {@code record}, {@code line} and {@code lastLine}} */
    @JsonValue
    @SuppressWarnings("exports") // Callers need not see JSpecify.
    public Map<String, @Nullable Object> toMap() {
        return new JsonLine().add("file", file).addAll(location.toMap()).map();
    }

    @Override
    public int hashCode() {
        return 31 * file.hashCode() + location.hashCode();
    }

    /** {@return the place, human-readable, such as {@code club.lyngk:29: record 4}} */
    @Override
    public String toString() {
        return file + ":" + location.firstLine() + ": record " + location.number();
    }
}
