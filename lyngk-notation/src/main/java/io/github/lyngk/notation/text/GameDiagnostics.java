package io.github.lyngk.notation.text;

import io.github.lyngk.core.Legality;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Rule;
import io.github.lyngk.notation.Diagnostic;
import io.github.lyngk.notation.DiagnosticCode;

/** Creates the errors about turns that are against the rules. */
public final class GameDiagnostics {
    private GameDiagnostics() {}

    /** {@return the error that a move is illegal} */
    public static Diagnostic illegalMove(Legality legality, int ply) {
        return Diagnostic.error(DiagnosticCode.ILLEGAL_MOVE, legality.message())
                .withRule(legality.rule().orElseThrow())
                .withPly(ply);
    }

    /** {@return the error that a pass is written where none is due} */
    public static Diagnostic wrongPass(Position position, int ply) {
        boolean over = position.isOver();
        String message = over
                ? "the game is over, so there is no pass"
                : "the player to move has a legal move and cannot be skipped";
        return Diagnostic.error(DiagnosticCode.WRONG_PASS, message)
                .withRule(over ? Rule.G1 : Rule.R6)
                .withPly(ply);
    }

    /** {@return the error that a pass, which is written as a word, is missing where one is due} */
    public static Diagnostic missingPass(String word, int ply) {
        String message = "the player whose turn it would be has no move, so \"" + word + "\" belongs here";
        return Diagnostic.error(DiagnosticCode.MISSING_PASS, message)
                .withRule(Rule.R6)
                .withPly(ply);
    }
}
