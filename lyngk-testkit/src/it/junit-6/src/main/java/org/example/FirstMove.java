package org.example;

import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;
import io.github.lyngk.notation.GameRecord;
import io.github.lyngk.notation.MoveNotation;

/** Plays the first legal move. */
final class FirstMove {
    private FirstMove() {}

    static Move choose(Position position) {
        return position.legalMoves().get(0);
    }

    static String afterThe(GameRecord record) {
        Position end = record.game().position();
        return MoveNotation.describe(end, choose(end));
    }
}
