package io.github.lyngk.notation.text;

import io.github.lyngk.core.Legality;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Rule;
import io.github.lyngk.notation.Diagnostic;
import io.github.lyngk.notation.DiagnosticCode;

/** The diagnostics of turns that the rules refuse, the same in every format. */
public final class TurnDiagnostics {
    private TurnDiagnostics() {}

    /**
     * {@return the error of a move that is illegal in a position}
     *
     * @param ply the number of the move
     */
    public static Diagnostic illegalMove(Position position, Move move, int ply) {
        Legality legality = position.check(move);
        return Diagnostic.error(DiagnosticCode.ILLEGAL_MOVE, legality.sentence())
                .withRule(legality.rule().orElseThrow())
                .withPly(ply);
    }

    /**
     * {@return the error of a pass in a position where none is due}
     *
     * @param ply the number of the next move
     */
    public static Diagnostic wrongPass(Position position, int ply) {
        boolean over = position.isOver();
        String sentence =
                over ? "the game is over, so nobody passes" : "the player to move has a move, so must not pass";
        return Diagnostic.error(DiagnosticCode.WRONG_PASS, sentence)
                .withRule(over ? Rule.G1 : Rule.R6)
                .withPly(ply);
    }

    /**
     * {@return the error of another turn where a pass is due}
     *
     * @param word how the format writes a pass
     * @param ply the number of the next move
     */
    public static Diagnostic missingPass(String word, int ply) {
        String sentence = "the player whose turn it would be has no move, so \"" + word + "\" belongs here";
        return Diagnostic.error(DiagnosticCode.MISSING_PASS, sentence)
                .withRule(Rule.R6)
                .withPly(ply);
    }
}
