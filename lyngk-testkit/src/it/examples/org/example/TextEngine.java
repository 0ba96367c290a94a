package org.example;

import io.github.lyngk.core.Move;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Position;
import java.util.List;

/** An example of an engine of your own: its methods accept and return text, and its state is mutable. */
class TextEngine {
    private Position position;

    TextEngine(String positionLine) {
        position = Position.parse(positionLine);
    }

    List<String> moves() {
        return position.legalMoves().stream().map(Move::toString).toList();
    }

    void play(String move) {
        position = position.play(Move.parse(move));
    }

    /** Whose turn it is, 1 or 2; 0 when the game is over. */
    int turn() {
        return position.isOver() ? 0 : position.playerToMove().number();
    }

    /** Returns the winner, 1 or 2; 0 for a draw. */
    int winner() {
        return position.winner().map(Player::number).orElse(0);
    }
}
