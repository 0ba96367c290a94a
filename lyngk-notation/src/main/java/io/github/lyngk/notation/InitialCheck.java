package io.github.lyngk.notation;

import io.github.lyngk.core.Color;
import io.github.lyngk.core.Piece;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Stack;

/** Tells whether a position is a set-up by section C. */
final class InitialCheck {
    private static final int PIECES_OF_A_COLOR = 8;
    private static final int JOKERS = 3;

    private InitialCheck() {}

    /** Tells whether 8 of each colour and 3 jokers stand alone, nothing is claimed and the first player is to move. */
    static boolean isInitial(Position position) {
        if (position.playerToMove() != Player.FIRST || position.unclaimed().size() < Color.values().length) {
            return false;
        }
        int[] left = {
            PIECES_OF_A_COLOR, PIECES_OF_A_COLOR, PIECES_OF_A_COLOR, PIECES_OF_A_COLOR, PIECES_OF_A_COLOR, JOKERS
        };
        for (Point point : Point.values()) {
            if (position.heightAt(point) != 1) {
                return false;
            }
            Piece piece = position.stackAt(point).map(Stack::top).orElseThrow();
            if (--left[piece.ordinal()] < 0) {
                return false;
            }
        }
        return position.fives(Player.FIRST) == 0 && position.fives(Player.SECOND) == 0;
    }
}
