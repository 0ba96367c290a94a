package org.example.archive;

import com.google.common.collect.AbstractIterator;
import io.github.lyngk.notation.Diagnostic;
import io.github.lyngk.notation.DiagnosticCode;
import io.github.lyngk.notation.Leniency;
import io.github.lyngk.notation.RecordResult;
import io.github.lyngk.notation.RecordSplitter;
import io.github.lyngk.notation.ValidationSummary;
import io.github.lyngk.notation.archive.RecordFiles;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import org.apache.hadoop.conf.Configuration;

/** What is wrong in some pieces, a line of JSON each, found as it is asked for: nothing but one record is held. */
final class Findings extends AbstractIterator<String> {
    private final Iterator<Piece> pieces;
    private final Set<Leniency> leniencies;
    private final Configuration hadoop;
    private final Tally tally;
    private Iterator<Diagnostic> found = Collections.emptyIterator();
    private Piece piece;
    private RecordSplitter texts;

    /** How much the piece has so far. */
    private ValidationSummary summary;

    Findings(List<Piece> pieces, Set<Leniency> leniencies, Configuration hadoop, Tally tally) {
        this.pieces = pieces.iterator();
        this.leniencies = leniencies;
        this.hadoop = hadoop;
        this.tally = tally;
    }

    @Override
    protected String computeNext() {
        while (!found.hasNext()) {
            if (texts != null) {
                readOn();
            } else if (pieces.hasNext()) {
                begin(pieces.next());
            } else {
                return endOfData();
            }
        }
        return found.next().toJson();
    }

    private void begin(Piece next) {
        piece = next;
        summary = ValidationSummary.EMPTY;
        Diagnostic missing = piece.file().missing();
        if (missing != null) {
            end(missing);
            return;
        }
        try {
            texts = piece.split(leniencies, hadoop);
        } catch (IOException e) {
            fail(e);
        }
    }

    private void readOn() {
        try {
            if (texts.hasNext()) {
                RecordResult result =
                        texts.next().read(leniencies).withFile(piece.file().name());
                summary = summary.plus(ValidationSummary.of(result));
                found = result.diagnostics().iterator();
            } else {
                texts.close();
                boolean none = piece.isLast() && piece.before().records() + summary.records() == 0;
                if (none) {
                    end(Diagnostic.error(DiagnosticCode.NO_RECORD, DiagnosticCode.NO_RECORD.summary())
                            .withFile(piece.file().name()));
                } else {
                    end();
                }
            }
        } catch (UncheckedIOException e) {
            fail(e.getCause());
        } catch (IOException e) {
            fail(e);
        }
    }

    /** Ends a piece that has no record, or goes on where it cannot be read; either is an error more. */
    private void end(Diagnostic last) {
        summary = summary.plus(ValidationSummary.NO_RECORD);
        if (last.code() == DiagnosticCode.UNREADABLE) {
            tally.addUnreadable();
        }
        end();
        found = List.of(last).iterator();
    }

    private void end() {
        tally.add(summary);
        texts = null;
    }

    private void fail(IOException failure) {
        try {
            if (texts != null) {
                texts.close();
            }
        } catch (IOException e) {
            // The failure that made us close it is the one to report.
        }
        end(RecordFiles.unreadable(piece.file().name(), failure));
    }
}
