package io.github.lyngk.core.bots;

import static java.util.Comparator.comparingInt;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Position;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Solves endgames of all variants: finds the result with best play, the number of plies to the end, and the moves that
 * do not worsen the result.
 *
 * <p>A search that would examine more than {@code nodes} positions has no result. The same position and number of nodes
 * give the same answer on every machine; a higher number never changes a result. Solvers are immutable and safe to
 * share between threads. A search uses up to 50 MB.
 *
 * @param nodes the maximum number of positions that one search examines, at least 1
 */
public record EndgameSolver(long nodes) {
    /** The value of a finished game for its winner: more than the number of plies of any game. */
    private static final int WON = 100;

    private static final int TABLE_SIZE = 1 << 16;

    /**
     * Creates a solver.
     *
     * @param nodes the maximum number of positions that one search examines, at least 1
     * @throws IllegalArgumentException if the number of nodes is less than 1
     */
    public EndgameSolver {
        if (nodes < 1) {
            throw new IllegalArgumentException("a search needs at least 1 node, not " + nodes);
        }
    }

    /**
     * Solves a position: returns its result with best play.
     *
     * @param position the position, finished or not
     * @return the result, or empty if the search exceeds the limit of nodes
     */
    public Optional<Solution> solve(Position position) {
        try {
            return Optional.of(new Search().solution(position));
        } catch (OutOfNodes e) {
            return Optional.empty();
        }
    }

    /**
     * Returns the moves that do not worsen the result of a position: in a won position, all moves that still win,
     * however slowly; in a drawn position, all moves that still draw; in a lost position, all legal moves.
     *
     * @param position the position, finished or not
     * @return the moves in the order of {@link Position#legalMoves()}, an empty list if the game is over;
     *     {@code Optional.empty()} if the search exceeds the limit of nodes
     */
    public Optional<ImmutableList<Move>> movesKeepingResult(Position position) {
        try {
            return Optional.of(new Search().movesKeepingResult(position));
        } catch (OutOfNodes e) {
            return Optional.empty();
        }
    }

    private static final class OutOfNodes extends RuntimeException {
        private static final long serialVersionUID = 1;

        OutOfNodes() {
            super(null, null, false, false);
        }
    }

    /** Bounds for the value of a position: from {@code least} to {@code most}. */
    private record Entry(Position position, int least, int most) {}

    /**
     * A position after a move, and the number of legal moves of the opponent; negative if the same player moves again.
     */
    private record Child(Position position, int replies) {}

    /**
     * One search. The value of a position is 0 for a draw, {@link #WON} minus the plies for a win of the player to
     * move, and the negative of that for a loss. A value returned for a window from alpha to beta is exact within the
     * window and a bound outside it.
     */
    private final class Search {
        private final @Nullable Entry[] table = new Entry[TABLE_SIZE];
        private long left = nodes;

        Solution solution(Position position) {
            int bound = value(position, -1, 1); // finding the winner is much faster than finding the number of plies
            if (bound == 0) {
                return new Solution(Solution.Value.DRAW, 0);
            }
            int fewest = 0;
            int most = WON - Math.abs(bound);
            while (fewest < most) {
                int plies = (fewest + most) / 2;
                int won = WON - plies;
                if (bound > 0 ? value(position, won - 1, won) >= won : value(position, -won, 1 - won) <= -won) {
                    most = plies;
                } else {
                    fewest = plies + 1;
                }
            }
            return new Solution(bound > 0 ? Solution.Value.WIN : Solution.Value.LOSS, most);
        }

        ImmutableList<Move> movesKeepingResult(Position position) {
            int sign = Integer.signum(value(position, -1, 1));
            return position.legalMoves().stream()
                    .filter(move -> sign < 0 || valueBefore(position, position.play(move), sign - 1, sign) >= sign)
                    .collect(ImmutableList.toImmutableList());
        }

        private int value(Position position, int alpha, int beta) {
            left--;
            if (left < 0) {
                throw new OutOfNodes();
            }
            if (position.isOver()) {
                Optional<Player> winner = position.outcome().orElseThrow().winner();
                return winner.map(player -> player == position.playerToMove() ? WON : -WON)
                        .orElse(0);
            }
            int slot = (int) (position.hash64() & TABLE_SIZE - 1);
            Entry entry = table[slot];
            if (entry == null || !entry.position.equals(position)) {
                entry = new Entry(position, 1 - WON, WON - 1); // the game is not over, so that takes a ply at least
            }
            if (entry.least >= beta || entry.most <= alpha || entry.least == entry.most) {
                return entry.most <= alpha ? entry.most : entry.least;
            }
            int best = -WON;
            for (Child child : children(position)) {
                best = Math.max(best, valueBefore(position, child.position, Math.max(alpha, best), beta));
                if (best >= beta) {
                    break;
                }
            }
            table[slot] = new Entry(position, best > alpha ? best : entry.least, best < beta ? best : entry.most);
            return best;
        }

        /**
         * Returns the value of the position after a move, one ply farther from the end, for the player who made the
         * move.
         */
        private int valueBefore(Position before, Position after, int alpha, int beta) {
            int nearAlpha = alpha + Integer.signum(alpha);
            int nearBeta = beta + Integer.signum(beta);
            int value = before.playerToMove() == after.playerToMove() // skips the opponent (R6)
                    ? value(after, nearAlpha, nearBeta)
                    : -value(after, -nearBeta, -nearAlpha);
            return value - Integer.signum(value);
        }

        /** Returns the positions after all moves, sorted by the number of legal moves of the opponent, fewest first. */
        private List<Child> children(Position position) {
            return position.legalMoves().stream()
                    .map(position::play)
                    .map(after -> new Child(
                            after,
                            after.playerToMove() == position.playerToMove()
                                    ? -after.legalMoveCount()
                                    : after.legalMoveCount()))
                    .sorted(comparingInt(Child::replies))
                    .toList();
        }
    }
}
