package io.github.lyngk.notation;

import io.github.lyngk.core.Rule;
import org.jspecify.annotations.Nullable;

/** Ends the reading of a line inside this package; becomes a {@link Diagnostic} before anybody outside sees it. */
final class RecordFault extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final DiagnosticCode code;
    private final int index;
    private final @Nullable Rule rule;
    private final String sentence;

    RecordFault(DiagnosticCode code, int index, @Nullable Rule rule, String sentence) {
        super(sentence, null, false, false);
        this.code = code;
        this.index = index;
        this.rule = rule;
        this.sentence = sentence;
    }

    /** Returns the fault of a text that does not follow the grammar. */
    static RecordFault expected(int index, String what) {
        return new RecordFault(DiagnosticCode.SYNTAX, index, null, "expected " + what);
    }

    DiagnosticCode code() {
        return code;
    }

    /** Returns the index in the text that was read. */
    int index() {
        return index;
    }

    @Nullable
    Rule rule() {
        return rule;
    }

    String sentence() {
        return sentence;
    }
}
