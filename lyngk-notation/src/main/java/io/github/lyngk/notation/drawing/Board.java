package io.github.lyngk.notation.drawing;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Effect;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Position;
import io.github.lyngk.notation.reading.WrittenMove;

/**
 * A board of a picture.
 *
 * @param position what stands on it
 * @param route the way the last stack came: origin, LYNGK points, destination; or empty
 * @param heading which move this is, or nothing
 */
record Board(Position position, ImmutableList<Point> route, String heading) {
    /** {@return where a game stands, with its last move, if there is one, and the number of it, if that is to be told} */
    static Board of(Game game, boolean numbered) {
        if (game.size() == 0) {
            return new Board(game.start(), ImmutableList.of(), numbered ? "The start" : "");
        }
        Effect effect = game.undo().position().effect(game.lastMove().orElseThrow());
        String move = numbered ? "Move " + game.size() : "Last move";
        return new Board(effect.after(), effect.route(), move + ": " + WrittenMove.describe(effect));
    }

    /** {@return who is to move, or how the game ended} */
    String status() {
        return Caption.status(position);
    }

    /** {@return all that is said about it} */
    String title() {
        return heading.isEmpty() ? status() : heading + ". " + status();
    }

    /** {@return the points to which a stack may go, in notation order} */
    ImmutableList<Point> destinations(Point from) {
        return position.legalMoves(from).stream()
                .map(move -> move.to())
                .distinct()
                .sorted()
                .collect(ImmutableList.toImmutableList());
    }
}
