package io.github.lyngk.notation.drawing;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Effect;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Setup;
import io.github.lyngk.notation.reading.WrittenMove;
import java.util.Optional;

/**
 * Where a game stands, and the last move that was made, if there was one.
 *
 * @param game the game
 * @param numbered whether it is told which move of the game that is
 */
public record Board(Game game, boolean numbered) implements Scene {
    private static final long serialVersionUID = 1;

    /** Checks it, wherever it comes from. */
    public Board {
        requireNonNull(game, "game");
    }

    Position position() {
        return game.position();
    }

    @Override
    public Setup setup() {
        return position().toSetup();
    }

    private Optional<Effect> lastMove() {
        return game.lastMove().map(move -> game.undo().position().effect(move));
    }

    @Override
    public ImmutableList<Point> route() {
        return lastMove().map(Effect::route).orElse(ImmutableList.of());
    }

    @Override
    public String status() {
        return Caption.status(position());
    }

    /** {@return which move this is, or nothing} */
    String heading() {
        return lastMove()
                .map(move -> (numbered ? "Move " + game.size() : "Last move") + ": " + WrittenMove.describe(move))
                .orElse(numbered ? "The start" : "");
    }

    /** {@return all that is said about it} */
    String title() {
        return heading().isEmpty() ? status() : heading() + ". " + status();
    }

    /** {@return the points to which a stack may go, in notation order} */
    ImmutableList<Point> destinations(Point from) {
        return position().legalMoves(from).stream()
                .map(move -> move.to())
                .distinct()
                .sorted()
                .collect(ImmutableList.toImmutableList());
    }
}
