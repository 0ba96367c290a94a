package io.github.lyngk.testkit.scenarios;

import io.github.lyngk.core.Piece;
import io.github.lyngk.core.Position;
import java.util.Arrays;

/** The pieces of a game. */
final class Box {
    private Box() {}

    /** Whether a position uses no more pieces than the game has (C1), those of scored fives included. */
    static boolean holds(Position position) {
        Draft draft = Draft.of(position);
        return draft.room() >= 0 && Arrays.stream(Piece.values()).allMatch(piece -> draft.left(piece) >= 0);
    }
}
