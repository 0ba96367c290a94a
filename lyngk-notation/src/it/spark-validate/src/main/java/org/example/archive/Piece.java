package org.example.archive;

import io.github.lyngk.notation.Leniency;
import io.github.lyngk.notation.RecordRange;
import io.github.lyngk.notation.RecordSplitter;
import java.io.IOException;
import java.io.InputStream;
import java.io.Serializable;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.apache.hadoop.conf.Configuration;

/**
 * A piece of work: a file, or a range of a long one. It is sent between machines, so it contains only simple values.
 *
 * @param file the file
 * @param whole whether it is the whole file
 * @param from the offset of the first byte
 * @param to the offset after the last byte
 * @param linesBefore how many lines end before the range
 * @param recordsBefore how many records begin before the range
 */
record Piece(ArchiveFile file, boolean whole, long from, long to, long linesBefore, long recordsBefore)
        implements Serializable {
    static Piece whole(ArchiveFile file) {
        return new Piece(file, true, 0, file.length(), 0, 0);
    }

    /** Divides a file if it is long and divisible, which depends on its content, not on its name. */
    static List<Piece> of(ArchiveFile file, long size, Configuration hadoop) {
        if (file.length() > size && file.isDivisible(hadoop)) {
            List<Piece> pieces = new ArrayList<>();
            for (RecordRange range : RecordRange.divide(file.length(), size)) {
                pieces.add(new Piece(file, false, range.from(), range.to(), 0, 0));
            }
            return pieces;
        }
        return List.of(whole(file));
    }

    Piece after(RecordRange.Count count) {
        return new Piece(file, whole, from, to, count.lines(), count.records());
    }

    private RecordRange range() {
        return new RecordRange(from, to);
    }

    /** The number of bytes to read. */
    long size() {
        return to - from;
    }

    /** Whether this is the last piece of the file. */
    boolean isLast() {
        return to == file.length();
    }

    /** Counts the lines and records of the range; empty if it cannot be read. */
    Optional<RecordRange.Count> count(Set<Leniency> leniencies, Configuration hadoop) {
        RecordRange range = range();
        try (InputStream stream = file.open(hadoop, range.start())) {
            return Optional.of(range.count(stream, leniencies));
        } catch (IOException | UncheckedIOException e) {
            return Optional.empty();
        }
    }

    /** Opens the piece and cuts it into records. */
    RecordSplitter split(Set<Leniency> leniencies, Configuration hadoop) throws IOException {
        if (whole) {
            return file.split(leniencies, hadoop);
        }
        RecordRange range = range();
        RecordRange.Count before = new RecordRange.Count(linesBefore, recordsBefore);
        return range.split(file.open(hadoop, range.start()), leniencies, before);
    }
}
