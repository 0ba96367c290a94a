package io.github.lyngk.core.bots;

import io.github.lyngk.core.Move;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.bots.Solution.Value;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The referee of {@link EndgameSolver}: plain minimax, without windows, a table or an order of moves. */
final class Minimax {
    private long left;

    private Minimax(long nodes) {
        left = nodes;
    }

    /** The solution of a position, unless there are more nodes below it. */
    static Optional<Solution> solve(Position position, long nodes) {
        return Optional.ofNullable(new Minimax(nodes).of(position));
    }

    /** Null once the nodes are used up. */
    private @Nullable Solution of(Position position) {
        left--;
        if (left < 0) {
            return null;
        }
        Player player = position.playerToMove();
        if (position.isOver()) {
            Optional<Player> winner = position.outcome().orElseThrow().winner();
            return new Solution(winner.isEmpty() ? Value.DRAW : valueFor(player, winner.get()), 0);
        }
        @Nullable Solution best = null;
        for (Move move : position.legalMoves()) {
            Position after = position.play(move);
            @Nullable Solution next = of(after);
            if (next == null) {
                return null;
            }
            Solution mine = before(next, after.playerToMove() == player);
            if (best == null || isBetter(mine, best)) {
                best = mine;
            }
        }
        return best;
    }

    private static Value valueFor(Player player, Player winner) {
        return winner == player ? Value.WIN : Value.LOSS;
    }

    /** The solution a ply earlier, for the same player or the other one. */
    private static Solution before(Solution next, boolean samePlayer) {
        return switch (next.value()) {
            case DRAW -> next;
            case WIN -> new Solution(samePlayer ? Value.WIN : Value.LOSS, next.plies() + 1);
            case LOSS -> new Solution(samePlayer ? Value.LOSS : Value.WIN, next.plies() + 1);
        };
    }

    private static boolean isBetter(Solution one, Solution other) {
        if (one.value() != other.value()) {
            return one.value().compareTo(other.value()) < 0;
        }
        return one.value() == Value.WIN ? one.plies() < other.plies() : one.plies() > other.plies();
    }
}
