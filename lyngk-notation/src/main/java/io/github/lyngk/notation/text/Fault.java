package io.github.lyngk.notation.text;

import static java.util.Objects.requireNonNull;

import io.github.lyngk.core.Rule;
import io.github.lyngk.notation.DiagnosticCode;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What is wrong, or odd, in a text: the one shape of a fault on its way to a user. Thrown where reading cannot go on;
 * {@link Faults} puts line, column and excerpt to it.
 */
public final class Fault extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** The index of a fault of the text as a whole. */
    public static final int WHOLE = -1;

    /** The ply of a fault that is about no move. */
    public static final int NO_PLY = 0;

    private final DiagnosticCode code;
    private final int index;
    private final @Nullable Rule rule;
    private final String sentence;
    private final @Nullable String expectation;
    private final int ply;

    private Fault(
            DiagnosticCode code,
            int index,
            @Nullable Rule rule,
            String sentence,
            @Nullable String expectation,
            int ply) {
        super(sentence, null, false, false);
        this.code = code;
        this.index = index;
        this.rule = rule;
        this.sentence = sentence;
        this.expectation = expectation;
        this.ply = ply;
    }

    /** {@return a fault at an index of the text, or of the text as a {@link #WHOLE}} */
    public static Fault of(DiagnosticCode code, int index, String sentence) {
        return new Fault(code, index, null, sentence, null, NO_PLY);
    }

    /** {@return the fault of a text that does not follow the grammar} */
    public static Fault expected(int index, String what) {
        return new Fault(DiagnosticCode.SYNTAX, index, null, "expected " + what, requireNonNull(what), NO_PLY);
    }

    /** {@return this fault with the rule that is broken} */
    public Fault by(Rule broken) {
        return new Fault(code, index, broken, sentence, expectation, ply);
    }

    /** {@return this fault with the number of the move it is about, from 1} */
    public Fault atPly(int number) {
        return new Fault(code, index, rule, sentence, expectation, number);
    }

    /** {@return what it is about} */
    public DiagnosticCode code() {
        return code;
    }

    /** {@return where in the text it stands, or {@link #WHOLE}} */
    public int index() {
        return index;
    }

    /** {@return the rule that is broken, if it is about the rules} */
    public Optional<Rule> rule() {
        return Optional.ofNullable(rule);
    }

    /** {@return what to tell a person} */
    public String sentence() {
        return sentence;
    }

    /** {@return what the grammar has instead, if that is the fault} */
    public Optional<String> expectation() {
        return Optional.ofNullable(expectation);
    }

    /** {@return the number of the move it is about, from 1, or {@link #NO_PLY}} */
    public int ply() {
        return ply;
    }
}
