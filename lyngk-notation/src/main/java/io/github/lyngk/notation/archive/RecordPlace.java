package io.github.lyngk.notation.archive;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

import java.io.Serializable;

/**
 * Where a record stands in an archive of several files.
 *
 * @param file the name of its file
 * @param record its number in the file, from 1
 * @param line the line it begins in, from 1
 */
public record RecordPlace(String file, long record, long line) implements Serializable {
    private static final long serialVersionUID = 1;

    /**
     * Creates a place.
     *
     * @param file the name of its file
     * @param record its number in the file, from 1
     * @param line the line it begins in, from 1
     * @throws IllegalArgumentException if a number is below 1
     */
    public RecordPlace {
        requireNonNull(file, "file");
        checkArgument(record >= 1 && line >= 1, "no record can stand there");
    }

    @Override
    public int hashCode() {
        return (31 * file.hashCode() + Long.hashCode(record)) * 31 + Long.hashCode(line);
    }

    /** {@return the place for people, such as {@code club.lyngk:29: record 4}} */
    @Override
    public String toString() {
        return file + ":" + line + ": record " + record;
    }
}
