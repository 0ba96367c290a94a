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
 * A piece of work: a file, or a range of a long one.
 *
 * @param range the range, null for the whole file
 * @param before what stands before the range
 */
record Piece(ArchiveFile file, RecordRange range, RecordRange.Count before) implements Serializable {
    static Piece whole(ArchiveFile file) {
        return new Piece(file, null, RecordRange.Count.EMPTY);
    }

    /** Divides a file if it is long and can be divided; what is in it decides, whatever it is called. */
    static List<Piece> of(ArchiveFile file, long size, Configuration hadoop) {
        if (file.length() > size && file.isDivisible(hadoop)) {
            List<Piece> pieces = new ArrayList<>();
            for (RecordRange range : RecordRange.divide(file.length(), size)) {
                pieces.add(new Piece(file, range, RecordRange.Count.EMPTY));
            }
            return pieces;
        }
        return List.of(whole(file));
    }

    Piece after(RecordRange.Count count) {
        return new Piece(file, range, count);
    }

    /** How many bytes are to be read. */
    long size() {
        return range == null ? file.length() : range.to() - range.from();
    }

    /** Whether the file ends with it. */
    boolean isLast() {
        return range == null || range.to() == file.length();
    }

    /** Counts what is in the piece; empty if it cannot be read. */
    Optional<RecordRange.Count> count(Set<Leniency> leniencies, Configuration hadoop) {
        try (InputStream stream = file.open(hadoop, range.start())) {
            return Optional.of(range.count(stream, leniencies));
        } catch (IOException | UncheckedIOException e) {
            return Optional.empty();
        }
    }

    /** Opens the piece and cuts it into records. */
    RecordSplitter split(Set<Leniency> leniencies, Configuration hadoop) throws IOException {
        return range == null
                ? file.split(leniencies, hadoop)
                : range.split(file.open(hadoop, range.start()), leniencies, before);
    }
}
