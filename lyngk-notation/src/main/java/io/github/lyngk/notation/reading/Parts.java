package io.github.lyngk.notation.reading;

import io.github.lyngk.notation.DiagnosticCode;
import io.github.lyngk.notation.Limits;
import io.github.lyngk.notation.text.Fault;

/** Counts the turns, comments, annotations and variations of a record while it is read, those of all lines together. */
public final class Parts {
    /** What is wrong with a record that has too many. */
    public static final String TOO_MANY =
            "a record has more than " + Limits.PARTS + " turns, comments, annotations and variations";

    private int count;
    private boolean tooMany;

    /**
     * Counts some more.
     *
     * @param index where they stand
     * @throws Fault if they are too many: the record ends before them
     */
    void add(int more, int index) {
        if (count > Limits.PARTS - more) {
            tooMany = true;
            throw Fault.of(DiagnosticCode.LIMIT, index, TOO_MANY);
        }
        count += more;
    }

    /** {@return whether there were too many, so that no line of the record goes on} */
    boolean areTooMany() {
        return tooMany;
    }
}
