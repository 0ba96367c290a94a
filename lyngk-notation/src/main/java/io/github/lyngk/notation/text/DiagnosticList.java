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

/** Collects what there is to say about one text, and adds record, line, column and excerpt to each. */
public final class DiagnosticList {
    /** The index of what is about the text as a whole. */
    public static final int WHOLE = -1;

    /** A diagnostic and where it is: an index of the bytes if all are, else of the text. */
    private record Entry(int index, Diagnostic diagnostic) {}

    private final TextCut cut;
    private final long record;
    private final Set<DiagnosticCode> accepted;
    private final List<Entry> all = new ArrayList<>(0);
    private boolean atBytes;

    /** Where something was last found that cannot be read: this is said once. */
    private int unreadable = WHOLE;

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
    }

    /**
     * Adds a diagnostic at an index of the text, or about the {@link #WHOLE}; where there is no room, once that there is
     * more. What cannot be read is reported once for an index.
     *
     * @return the diagnostic as it is kept, a warning if the reader accepts such faults
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
            String sentence = "there is more to say about this record than " + Limits.DIAGNOSTICS + " diagnostics";
            kept = Diagnostic.error(DiagnosticCode.LIMIT, sentence);
        }
        all.add(new Entry(index, kept));
        return kept;
    }

    /** Adds a diagnostic at an index of the bytes of the text, where a character begins; then all must be added so. */
    public Diagnostic addAtByte(int index, Diagnostic diagnostic) {
        atBytes = true;
        return add(index, diagnostic);
    }

    /** {@return whether the reader was asked to accept such faults} */
    public boolean accepts(DiagnosticCode code) {
        return accepted.contains(code);
    }

    /** {@return whether there was more to say than fits, so that reading should end} */
    public boolean isFull() {
        return all.size() > Limits.DIAGNOSTICS;
    }

    /** Removes what was added and follows from another fault; all of it stays if there was more than fits. */
    public void remove(List<Diagnostic> consequences) {
        if (isFull()) {
            return;
        }
        Set<Diagnostic> same = Collections.newSetFromMap(new IdentityHashMap<>());
        same.addAll(consequences);
        all.removeIf(entry -> same.contains(entry.diagnostic));
    }

    /** {@return whether there is nothing to say} */
    public boolean isEmpty() {
        return all.isEmpty();
    }

    /** {@return everything in the order of the text, with its places, which are found on one way through it} */
    public ImmutableList<Diagnostic> inOrder() {
        if (all.isEmpty()) {
            return ImmutableList.of();
        }
        all.sort(Comparator.comparingInt(Entry::index));
        ImmutableList.Builder<Diagnostic> placed = ImmutableList.builder();
        String text = cut.text();
        // What is missing at the end is missing behind the last line.
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
