package io.github.lyngk.notation.drawing;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Effect;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Position;
import org.jspecify.annotations.Nullable;

/**
 * A moment of a game: a position, and the move that led to it, if one is known.
 *
 * @param position the position
 * @param lastMove the effect of the last move, null if there is none
 */
public record Moment(Position position, @Nullable Effect lastMove) {
    /** Checks the parts. */
    public Moment {
        requireNonNull(position, "position");
        checkArgument(lastMove == null || lastMove.after().equals(position), "%s leads elsewhere", lastMove);
    }

    /** {@return the position after a move} */
    public static Moment of(Effect lastMove) {
        return new Moment(lastMove.after(), lastMove);
    }

    /** {@return the current position of a game, with its last move} */
    static Moment of(Game game) {
        return game.lastMove()
                .map(move -> of(game.undo().position().effect(move)))
                .orElseGet(() -> new Moment(game.position(), null));
    }

    /** {@return the route of the last move, empty if there is none} */
    ImmutableList<Point> route() {
        return lastMove == null ? ImmutableList.of() : lastMove.route();
    }

    /** {@return the player to move, or how the game ended, as text} */
    String status() {
        return Caption.status(position);
    }

    /** {@return the points to which a stack may move, in notation order} */
    ImmutableList<Point> destinations(Point from) {
        return position.legalMoves(from).stream()
                .map(move -> move.to())
                .distinct()
                .sorted()
                .collect(ImmutableList.toImmutableList());
    }
}
