package io.github.lyngk.notation;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Collects what there is to say about one record, and puts places and excerpts to it. */
final class Findings {
    /** Diagnostics about no move have this ply. */
    static final int NO_PLY = 0;

    private final RecordText record;
    private final Places places;
    private final List<Diagnostic> diagnostics = new ArrayList<>();

    Findings(RecordText record) {
        this.record = record;
        this.places = new Places(record.text(), record.location().firstLine());
    }

    void error(RecordFault fault, int ply) {
        add(Severity.ERROR, fault, ply);
    }

    /** Adds a warning, or ends the reading of the record if there are too many. */
    void warning(RecordFault fault, int ply) {
        checkRoom(fault.index());
        add(Severity.WARNING, fault, ply);
    }

    /**
     * Makes sure that there is room for one more diagnostic.
     *
     * @param index where reading has got to
     * @throws RecordFault if there is not
     */
    void checkRoom(int index) {
        if (isFull()) {
            throw new RecordFault(DiagnosticCode.LIMIT, index, null, tooMany());
        }
    }

    /** Says that the reading of a record ends because there are too many diagnostics. */
    static String tooMany() {
        return "there is more to say about this record than " + Limits.DIAGNOSTICS + " diagnostics";
    }

    boolean isFull() {
        return diagnostics.size() >= Limits.DIAGNOSTICS;
    }

    private void add(Severity severity, RecordFault fault, int ply) {
        places.to(fault.index());
        Diagnostic diagnostic = Diagnostic.of(severity, fault.code(), fault.sentence())
                .at(record.location().number(), places.line(), places.column())
                .withExcerpt(Excerpt.around(record.text(), fault.index()));
        if (fault.rule() != null) {
            diagnostic = diagnostic.withRule(fault.rule());
        }
        diagnostics.add(ply == NO_PLY ? diagnostic : diagnostic.withPly(ply));
    }

    /** Returns everything in the order of the text. */
    ImmutableList<Diagnostic> sorted() {
        if (diagnostics.isEmpty()) {
            return ImmutableList.of();
        }
        return ImmutableList.sortedCopyOf(
                Comparator.comparingInt(Diagnostic::line).thenComparingInt(Diagnostic::column), diagnostics);
    }
}
