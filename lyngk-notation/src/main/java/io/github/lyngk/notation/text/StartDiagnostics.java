package io.github.lyngk.notation.text;

import io.github.lyngk.core.NotationException;
import io.github.lyngk.core.Problem;
import io.github.lyngk.notation.Diagnostic;
import io.github.lyngk.notation.DiagnosticCode;

/** The diagnostics of the position that a game starts from, the same in every format. */
public final class StartDiagnostics {
    private StartDiagnostics() {}

    /** {@return the error of a line that is no position} */
    public static Diagnostic malformed(NotationException e) {
        return Diagnostic.error(DiagnosticCode.TAG_VALUE, "the position line is malformed: expected " + e.expected());
    }

    /** {@return the error of a position that no game can reach} */
    public static Diagnostic impossible(Problem problem) {
        return Diagnostic.error(DiagnosticCode.START_IMPOSSIBLE, "the start is impossible: " + problem.sentence())
                .withRule(problem.rule());
    }

    /** {@return the warning that no game begins with a position} */
    public static Diagnostic notInitial() {
        return Diagnostic.warning(
                DiagnosticCode.START_NOT_INITIAL,
                "the start is no set-up by section C: 43 single pieces, nothing claimed, the first player to move");
    }
}
