package org.example.archive;

import com.google.common.collect.AbstractIterator;
import io.github.lyngk.notation.Diagnostic;
import io.github.lyngk.notation.DiagnosticCode;
import io.github.lyngk.notation.Leniency;
import io.github.lyngk.notation.RecordFormat;
import io.github.lyngk.notation.RecordResult;
import io.github.lyngk.notation.RecordSplitter;
import io.github.lyngk.notation.ValidationSummary;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
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
        if (piece.file().address() == null) {
            end(noRecord("no "
                    + Arrays.stream(RecordFormat.values())
                            .map(RecordFormat::extension)
                            .collect(Collectors.joining(" or "))
                    + " file in this folder"));
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
                end(none ? noRecord(DiagnosticCode.NO_RECORD.summary()) : List.of());
            }
        } catch (UncheckedIOException e) {
            fail(e.getCause());
        } catch (IOException e) {
            fail(e);
        }
    }

    private List<Diagnostic> noRecord(String sentence) {
        summary = summary.plus(ValidationSummary.NO_RECORD);
        return List.of(Diagnostic.error(DiagnosticCode.NO_RECORD, sentence)
                .withFile(piece.file().name()));
    }

    private void end(List<Diagnostic> last) {
        tally.add(summary);
        found = last.iterator();
        texts = null;
    }

    private void fail(IOException e) {
        tally.fail(piece.file().name() + ": " + (e.getMessage() == null ? e.toString() : e.getMessage()));
        end(List.of());
    }
}
