package io.github.lyngk.notation.reading;

import io.github.lyngk.core.Legality;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Rule;
import io.github.lyngk.notation.DiagnosticCode;
import io.github.lyngk.notation.text.Fault;

/** What is wrong with a turn that the rules refuse, in whatever format it is written. */
public final class TurnFaults {
    private TurnFaults() {}

    /** {@return the fault of a move that is illegal as the next one} */
    public static Fault illegalMove(Replay replay, Move move, int index) {
        Legality legality = replay.position().check(move);
        return Fault.of(DiagnosticCode.ILLEGAL_MOVE, index, legality.sentence())
                .by(legality.rule().orElseThrow())
                .atPly(replay.nextPly());
    }

    /** {@return the fault of a pass where none is due} */
    public static Fault wrongPass(Replay replay, int index) {
        boolean over = replay.position().isOver();
        String sentence =
                over ? "the game is over, so nobody passes" : "the player to move has a move, so must not pass";
        return Fault.of(DiagnosticCode.WRONG_PASS, index, sentence)
                .by(over ? Rule.G1 : Rule.R6)
                .atPly(replay.nextPly());
    }

    /** {@return the fault of something else where a pass is due, which is written as a word} */
    public static Fault missingPass(Replay replay, String word, int index) {
        String sentence = "the player whose turn it would be has no move, so \"" + word + "\" belongs here";
        return Fault.of(DiagnosticCode.MISSING_PASS, index, sentence)
                .by(Rule.R6)
                .atPly(replay.nextPly());
    }
}
