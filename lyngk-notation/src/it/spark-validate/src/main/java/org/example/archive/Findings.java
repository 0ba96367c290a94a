package org.example.archive;

import com.google.common.collect.AbstractIterator;
import io.github.lyngk.notation.Leniency;
import io.github.lyngk.notation.RecordSplitter;
import io.github.lyngk.notation.RecordValidator;
import io.github.lyngk.notation.ValidationSummary;
import io.github.lyngk.notation.archive.RecordFiles;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import org.apache.hadoop.conf.Configuration;

/** The diagnostics of some pieces as lines of JSON, computed on demand, with one record in memory at a time. */
final class Findings extends AbstractIterator<String> {
    private final Iterator<Piece> pieces;
    private final RecordValidator lenient;
    private final Configuration hadoop;
    private final Tally tally;
    private final Deque<String> found = new ArrayDeque<>();
    private Piece piece;
    private RecordValidator validator;
    private RecordSplitter texts;

    /** The number of records of the file so far, including those in earlier pieces. */
    private long records;

    Findings(List<Piece> pieces, Set<Leniency> leniencies, Configuration hadoop, Tally tally) {
        this.pieces = pieces.iterator();
        this.lenient = RecordValidator.strict().accepting(leniencies);
        this.hadoop = hadoop;
        this.tally = tally;
    }

    @Override
    protected String computeNext() {
        while (found.isEmpty()) {
            if (texts != null) {
                validateNext();
            } else if (pieces.hasNext()) {
                begin(pieces.next());
            } else {
                return endOfData();
            }
        }
        return found.remove();
    }

    private void begin(Piece next) {
        piece = next;
        validator = lenient.withFile(piece.file().name());
        records = piece.recordsBefore();
        if (piece.file().missing() != null) {
            report(piece.file().missing(), piece.file().unreadable());
            return;
        }
        try {
            texts = piece.split(validator.leniencies(), hadoop);
        } catch (IOException e) {
            fail(e);
        }
    }

    private void validateNext() {
        try {
            if (texts.hasNext()) {
                tally.add(validator.validate(texts.next(), diagnostic -> found.add(diagnostic.toJson())));
                records++;
            } else {
                texts.close();
                texts = null;
                if (piece.isLast()) {
                    validator.noRecord(records).ifPresent(none -> report(none.toJson(), false));
                }
            }
        } catch (UncheckedIOException e) {
            fail(e.getCause());
        } catch (IOException e) {
            fail(e);
        }
    }

    /** Reports an error about a whole file: it has no record, or cannot be read. */
    private void report(String error, boolean unreadable) {
        found.add(error);
        tally.add(ValidationSummary.NO_RECORD);
        if (unreadable) {
            tally.addUnreadable();
        }
    }

    private void fail(IOException failure) {
        try {
            if (texts != null) {
                texts.close();
            }
        } catch (IOException e) {
            // Report the failure that made us close the file.
        }
        texts = null;
        report(RecordFiles.unreadable(piece.file().name(), failure).toJson(), true);
    }
}
