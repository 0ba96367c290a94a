package io.github.lyngk.notation.text;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.notation.Diagnostic;
import io.github.lyngk.notation.DiagnosticCode;
import io.github.lyngk.notation.Limits;
import io.github.lyngk.notation.Severity;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;

/** Collects what there is to say about one text, and adds record, line, column and excerpt to each. */
public final class DiagnosticList {
    /** The index of what is about the text as a whole. */
    public static final int WHOLE = -1;

    private static final Comparator<Diagnostic> IN_ORDER =
            Comparator.comparingLong(Diagnostic::line).thenComparingLong(Diagnostic::column);

    private final TextCut cut;
    private final long record;
    private final Set<DiagnosticCode> accepted;
    private final List<Diagnostic> all = new ArrayList<>();
    private final Places places;

    /** A place in the bytes and the same one in the text, so that all places together take linear time. */
    private int bytes;

    private int chars;

    /**
     * Begins with none.
     *
     * @param cut the text that is read
     * @param record its number in the source
     * @param accepted what to make a warning of though it is an error
     */
    public DiagnosticList(TextCut cut, long record, Set<DiagnosticCode> accepted) {
        this.cut = cut;
        this.record = record;
        this.accepted = accepted;
        this.places = new Places(cut);
    }

    /** Adds a diagnostic at an index of the text, or about the {@link #WHOLE}; where there is no room, once that there is more. */
    public void add(int index, Diagnostic diagnostic) {
        if (isFull()) {
            return;
        }
        if (all.size() < Limits.DIAGNOSTICS || diagnostic.code() == DiagnosticCode.LIMIT) {
            all.add(placed(index, accepts(diagnostic.code()) ? diagnostic.withSeverity(Severity.WARNING) : diagnostic));
        } else {
            String sentence = "there is more to say about this record than " + Limits.DIAGNOSTICS + " diagnostics";
            all.add(placed(index, Diagnostic.error(DiagnosticCode.LIMIT, sentence)));
        }
    }

    /** Adds a diagnostic at an index of the bytes of the text, where a character begins. */
    public void addAtByte(int index, Diagnostic diagnostic) {
        add(cut.bytes().length == cut.text().length() ? index : textIndex(index), diagnostic);
    }

    private int textIndex(int index) {
        if (index < bytes) {
            bytes = 0;
            chars = 0;
        }
        int end = Math.min(index, cut.bytes().length);
        chars += Utf8.decode(cut.bytes(), bytes, end).length();
        bytes = end;
        return chars;
    }

    private Diagnostic placed(int index, Diagnostic diagnostic) {
        if (index == WHOLE) {
            return diagnostic.at(record, cut.line(), cut.column());
        }
        int at = Math.min(index, end());
        places.to(at);
        return diagnostic.at(record, places.line(), places.column()).withExcerpt(Excerpt.around(cut.text(), at));
    }

    /** {@return the index behind the last line: what is missing at the end is missing there} */
    private int end() {
        int end = cut.text().length();
        while (end > 0 && cut.text().charAt(end - 1) == '\n') {
            end--;
        }
        return end;
    }

    /** {@return whether the reader was asked to accept such faults} */
    public boolean accepts(DiagnosticCode code) {
        return accepted.contains(code);
    }

    /** {@return whether there was more to say than fits, so that reading should end} */
    public boolean isFull() {
        return all.size() > Limits.DIAGNOSTICS;
    }

    /** {@return whether there is nothing to say} */
    public boolean isEmpty() {
        return all.isEmpty();
    }

    /** {@return everything in the order of the text} */
    public ImmutableList<Diagnostic> inOrder() {
        return all.isEmpty() ? ImmutableList.of() : ImmutableList.sortedCopyOf(IN_ORDER, all);
    }
}
