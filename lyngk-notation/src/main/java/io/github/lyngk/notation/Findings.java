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

    void warning(RecordFault fault, int ply) {
        add(Severity.WARNING, fault, ply);
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
