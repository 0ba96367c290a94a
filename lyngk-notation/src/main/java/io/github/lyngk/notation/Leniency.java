package io.github.lyngk.notation;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import java.util.EnumSet;

/**
 * A fault that a reader may be told to accept. Reading is strict unless told otherwise, and every use of a leniency is
 * reported as a {@link Severity#WARNING}: nothing is repaired in silence.
 */
public enum Leniency {
    /** Move numbers may be wrong or missing; reported as {@link DiagnosticCode#MOVE_NUMBER}. */
    MOVE_NUMBERS,

    /** A forced pass need not be written as {@code --}; reported as {@link DiagnosticCode#MISSING_PASS}. */
    MISSING_PASS,

    /** A claim may be written with a comma, {@code R,b1-c2}; reported as {@link DiagnosticCode#COMMA_AFTER_CLAIM}. */
    COMMA_AFTER_CLAIM;

    /**
     * Returns all leniencies.
     *
     * @return a set of all constants
     */
    public static ImmutableSet<Leniency> all() {
        return Sets.immutableEnumSet(EnumSet.allOf(Leniency.class));
    }
}
