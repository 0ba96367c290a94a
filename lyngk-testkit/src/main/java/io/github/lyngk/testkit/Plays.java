package io.github.lyngk.testkit;

import io.github.lyngk.core.Game;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Piece;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Stack;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Small operations on the moves of a game. */
final class Plays {
    private Plays() {}

    /** The first moves of a game. */
    static Game prefix(Game game, int plies) {
        Game prefix = game;
        while (prefix.size() > plies) {
            prefix = prefix.undo();
        }
        return prefix;
    }

    /**
     * Plays what can be played of a list of moves: a move that is not legal when its turn comes is tried without its
     * claim, then with a claim on the colour it moves, and is left out if that does not help.
     */
    static Game replayWhatFits(Position start, List<Move> moves) {
        Game game = Game.of(start);
        for (Move move : moves) {
            Optional<Move> fitting = fit(game.position(), move);
            if (fitting.isPresent()) {
                game = game.play(fitting.get());
            }
        }
        return game;
    }

    private static Optional<Move> fit(Position position, Move move) {
        if (position.isOver()) {
            return Optional.empty();
        }
        Stream<Move> withOwnClaim = position.stackAt(move.from()).map(Stack::top).flatMap(Piece::color).stream()
                .map(color -> move.claiming(color));
        return Stream.concat(Stream.of(move, move.withoutClaim()), withOwnClaim)
                .filter(position::isLegal)
                .findFirst();
    }
}
