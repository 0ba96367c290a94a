package io.github.lyngk.notation;

import com.google.common.collect.ImmutableSet;
import java.util.EnumSet;
import java.util.Set;

/**
 * A common fault that a reader can accept. Reading is strict by default. Each accepted fault is reported as a {@link
 * Severity#WARNING}.
 *
 * <p>Constants may be added in a minor version: use a default branch in a switch.
 */
public enum Leniency {
    /** Move numbers may be wrong or missing; reported as {@link DiagnosticCode#MOVE_NUMBER}. */
    MOVE_NUMBERS(DiagnosticCode.MOVE_NUMBER),

    /** A forced pass {@code --} may be missing; reported as {@link DiagnosticCode#MISSING_PASS}. */
    MISSING_PASS(DiagnosticCode.MISSING_PASS),

    /** A claim may be written with a comma, {@code R,b1-c2}; reported as {@link DiagnosticCode#COMMA_AFTER_CLAIM}. */
    COMMA_AFTER_CLAIM(DiagnosticCode.COMMA_AFTER_CLAIM),

    /** A {@code +} or {@code #} may be wrong; reported as {@link DiagnosticCode#WRONG_MARK}. Reading continues. */
    MARKS(DiagnosticCode.WRONG_MARK),

    /**
     * The tag {@code Result}, the result after the moves or both may be missing; each is reported as {@link
     * DiagnosticCode#MISSING_RESULT}. If only one is present, it is used. If both are missing, the result is the
     * outcome of the last position, or {@link Result#NONE} if the game is not over.
     */
    MISSING_RESULT(DiagnosticCode.MISSING_RESULT),

    /**
     * The blank line between two records may be missing if the first one ends with its result, and a later record may
     * begin with a byte order mark; reported as {@link DiagnosticCode#JOINED_RECORDS}. Pass this leniency to {@link
     * RecordFormat#split(java.io.Reader, Set)} too, which decides where records begin.
     */
    JOINED_RECORDS(DiagnosticCode.JOINED_RECORDS);

    private final DiagnosticCode code;

    Leniency(DiagnosticCode code) {
        this.code = code;
    }

    /** {@return the codes of the faults that leniencies accept} */
    static Set<DiagnosticCode> codes(Set<Leniency> leniencies) {
        if (leniencies.isEmpty()) {
            return ImmutableSet.of();
        }
        Set<DiagnosticCode> codes = EnumSet.noneOf(DiagnosticCode.class);
        leniencies.forEach(leniency -> codes.add(leniency.code));
        return codes;
    }

    /** {@return all leniencies} */
    public static ImmutableSet<Leniency> all() {
        return ImmutableSet.copyOf(values());
    }
}
