package io.github.lyngk.notation;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Collects the diagnostics of one Boardspace record; each stands at a property, or at the start of the record. */
final class BoardspaceLog {
    private final List<Diagnostic> diagnostics = new ArrayList<>();
    private final SgfSplitter.Game game;
    private final int record;

    BoardspaceLog(SgfSplitter.Game game, int record) {
        this.game = game;
        this.record = record;
    }

    void error(DiagnosticCode code, String sentence) {
        diagnostics.add(Diagnostic.error(code, sentence).at(record, game.line(), game.column()));
    }

    void warning(DiagnosticCode code, String sentence) {
        diagnostics.add(Diagnostic.warning(code, sentence).at(record, game.line(), game.column()));
    }

    void error(SgfProperty where, DiagnosticCode code, String sentence) {
        add(where.place(), Diagnostic.error(code, sentence));
    }

    void warning(SgfProperty where, DiagnosticCode code, String sentence) {
        add(where.place(), Diagnostic.warning(code, sentence));
    }

    void fault(SgfFault fault) {
        add(fault.place(), Diagnostic.error(fault.code(), fault.sentence()));
    }

    /** Adds a diagnostic at a place of the record, with the text around it. */
    void add(SgfPlace place, Diagnostic diagnostic) {
        diagnostics.add(diagnostic
                .at(record, place.line(), place.column())
                .withExcerpt(Excerpt.around(game.text(), place.index())));
    }

    /** Whether there is so much to say that reading the record should end. */
    boolean isFull() {
        return diagnostics.size() >= Limits.DIAGNOSTICS;
    }

    /** All diagnostics in the order of the text. */
    ImmutableList<Diagnostic> diagnostics() {
        return ImmutableList.sortedCopyOf(
                Comparator.comparingInt(Diagnostic::line).thenComparingInt(Diagnostic::column), diagnostics);
    }

    /** A text from the record for a sentence: one line, shortened, in quotes. */
    static String quote(String text) {
        return '"' + Excerpt.shorten(BoardspaceHeader.tagValue(text)) + '"';
    }
}
