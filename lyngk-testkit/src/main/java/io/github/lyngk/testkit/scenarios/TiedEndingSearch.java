package io.github.lyngk.testkit.scenarios;

import io.github.lyngk.core.Game;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Outcome;
import io.github.lyngk.core.Position;
import java.util.Optional;

/** Searches for a way to end a nearly finished game in a draw, up to a fixed number of positions. */
final class TiedEndingSearch {
    private static final int FEW_MOVES = 12;
    private static final int BUDGET = 400;

    private int budget = BUDGET;

    private TiedEndingSearch() {}

    /** A continuation of the game that ends in a draw, if the end is near and a short enough one is found. */
    static Optional<Game> finish(Game game, int longest) {
        return game.position().legalMoveCount() > FEW_MOVES
                ? Optional.empty()
                : new TiedEndingSearch().search(game).filter(drawn -> drawn.size() <= longest);
    }

    private Optional<Game> search(Game game) {
        Position position = game.position();
        if (position.isOver()) {
            return position.outcome().filter(Outcome::isDraw).map(outcome -> game);
        }
        for (Move move : position.legalMoves()) {
            if (--budget < 0) {
                return Optional.empty();
            }
            Optional<Game> drawn = search(game.play(move));
            if (drawn.isPresent()) {
                return drawn;
            }
        }
        return Optional.empty();
    }
}
