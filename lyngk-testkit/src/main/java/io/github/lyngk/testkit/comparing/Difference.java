package io.github.lyngk.testkit.comparing;

import java.util.Locale;

/** The ways in which an engine or a bot can be wrong; the public {@code Fault.Kind} tells them to users. */
public enum Difference {
    MISSING_MOVE,
    EXTRA_MOVE,
    DUPLICATE_MOVE,
    MISSING_CLAIM,
    EXTRA_CLAIM,
    ILLEGAL_MOVE_PLAYED,
    WRONG_CAPTURE,
    WRONG_CLAIMS,
    WRONG_BOARD,
    WRONG_SIDE_TO_MOVE,
    EARLY_END,
    LATE_END,
    WRONG_WINNER,
    WRONG_MEMORY,
    ILLEGAL_ANSWER,
    UNSTEADY_ANSWER,
    SLOW_ANSWER,
    NULL_ANSWER,
    EXCEPTION,
    HANG,
    NO_START,
    REFUSAL,
    GARBLED_ANSWER,
    UNEXPECTED_END,
    CRASH;

    /** The kind in words, as in "missing move". */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
