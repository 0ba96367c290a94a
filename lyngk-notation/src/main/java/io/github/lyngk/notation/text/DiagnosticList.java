package io.github.lyngk.notation.text;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.notation.Diagnostic;
import io.github.lyngk.notation.DiagnosticCode;
import io.github.lyngk.notation.Limits;
import io.github.lyngk.notation.Severity;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/** Collects the diagnostics of one text, and adds record, line, column and excerpt to each. */
public final class DiagnosticList {
    /** The index of diagnostics about the whole text. */
    public static final int WHOLE = -1;

    /** A diagnostic and its index: in the bytes if all were added by byte, otherwise in the text. */
    private record Entry(int index, Diagnostic diagnostic) {}

    private final TextCut cut;
    private final long record;
    private final Set<DiagnosticCode> accepted;
    private final List<Entry> all = new ArrayList<>(0);
    private boolean atBytes;

    /** The index of the last unreadable part: each is reported once. */
    private int unreadable = WHOLE;

    /**
     * Begins with none.
     *
     * @param cut the text that is read
     * @param record the number of the record in the source
     * @param accepted the errors that are reported as warnings
     */
    public DiagnosticList(TextCut cut, long record, Set<DiagnosticCode> accepted) {
        this.cut = cut;
        this.record = record;
        this.accepted = accepted;
    }

    /**
     * Adds a diagnostic at an index of the text, or about the {@link #WHOLE}. If the list is full, adds once that there
     * are more. An unreadable part is reported once for an index.
     *
     * @return the diagnostic as it was added: a warning if the fault is accepted
     */
    public Diagnostic add(int index, Diagnostic diagnostic) {
        boolean isUnreadable = diagnostic.isError()
                && (diagnostic.code() == DiagnosticCode.SYNTAX || diagnostic.code() == DiagnosticCode.ENCODING);
        if (isFull() || isUnreadable && index == unreadable && index != WHOLE) {
            return diagnostic;
        }
        unreadable = isUnreadable ? index : unreadable;
        Diagnostic kept = accepts(diagnostic.code()) ? diagnostic.withSeverity(Severity.WARNING) : diagnostic;
        if (all.size() == Limits.DIAGNOSTICS && diagnostic.code() != DiagnosticCode.LIMIT) {
            String message =
                    "the record has more than " + Limits.DIAGNOSTICS + " diagnostics; the others are not listed";
            kept = Diagnostic.error(DiagnosticCode.LIMIT, message);
        }
        all.add(new Entry(index, kept));
        return kept;
    }

    /** Adds a diagnostic at an index of the bytes of the text, where a character begins; then all must be added so. */
    public Diagnostic addAtByte(int index, Diagnostic diagnostic) {
        atBytes = true;
        return add(index, diagnostic);
    }

    /** {@return whether faults of this code are accepted, that is, reported as warnings} */
    public boolean accepts(DiagnosticCode code) {
        return accepted.contains(code);
    }

    /** {@return whether there were more diagnostics than the list can hold, so that reading should end} */
    public boolean isFull() {
        return all.size() > Limits.DIAGNOSTICS;
    }

    /** Removes diagnostics that follow from another fault; does nothing if the list is full. */
    public void remove(List<Diagnostic> consequences) {
        if (isFull()) {
            return;
        }
        Set<Diagnostic> same = Collections.newSetFromMap(new IdentityHashMap<>());
        same.addAll(consequences);
        all.removeIf(entry -> same.contains(entry.diagnostic));
    }

    /** {@return whether there are no diagnostics} */
    public boolean isEmpty() {
        return all.isEmpty();
    }

    /** {@return the diagnostics in the order of the text, with their places, which are found in one pass over it} */
    public ImmutableList<Diagnostic> inOrder() {
        if (all.isEmpty()) {
            return ImmutableList.of();
        }
        all.sort(Comparator.comparingInt(Entry::index));
        ImmutableList.Builder<Diagnostic> placed = ImmutableList.builder();
        String text = cut.text();
        // Something missing at the end is reported after the last line.
        int end = text.length();
        while (end > 0 && text.charAt(end - 1) == '\n') {
            end--;
        }
        long line = cut.line();
        long column = cut.column();
        int bytes = 0;
        int chars = 0;
        int at = 0;
        for (Entry entry : all) {
            if (entry.index == WHOLE) {
                placed.add(entry.diagnostic.at(record, cut.line(), cut.column()));
                continue;
            }
            if (atBytes) {
                int to = Math.min(entry.index, cut.bytes().length);
                chars += Utf8.decode(cut.bytes(), bytes, to).length();
                bytes = to;
            }
            int target = Math.min(atBytes ? chars : entry.index, end);
            while (at < target) {
                int c = text.codePointAt(at);
                at += Character.charCount(c);
                line += c == '\n' ? 1 : 0;
                column = c == '\n' ? 1 : column + 1;
            }
            placed.add(entry.diagnostic.at(record, line, column).withExcerpt(Excerpt.around(text, target)));
        }
        return placed.build();
    }
}
