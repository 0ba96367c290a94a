package io.github.lyngk.core.bots;

import io.github.lyngk.core.Bot;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Position;
import java.time.Duration;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;

/**
 * A baseline opponent for all variants. It uses Monte Carlo tree search (UCT) with playouts: games continued to the end
 * with random moves.
 *
 * <p>The same position, seed and number of playouts give the same move on every machine. If a time limit ends the
 * search early, the move depends on the machine. Bots are immutable and safe to share between threads.
 *
 * @param playouts the number of playouts for each move, at least 1; a higher number makes the bot stronger and slower
 * @param seed the seed of the random moves
 */
public record PlayoutBot(int playouts, long seed) implements Bot {
    /** The weight of the playouts in which the player made a move at any later time, as a number of playouts. */
    private static final double PRIOR = 30;

    /** The weight of the bonus for moves that were seldom tried. */
    private static final double EXPLORATION = 0.05;

    /** The number of visits to a position before its moves are added to the tree. */
    private static final int VISITS_TO_OPEN = 5;

    /** The maximum number of moves in the tree; they need about 100 MB. */
    private static final int MOST_NODES = 2_000_000;

    /**
     * Creates a bot.
     *
     * @param playouts the number of playouts for each move, at least 1
     * @param seed the seed of the random moves
     * @throws IllegalArgumentException if the number of playouts is less than 1
     */
    public PlayoutBot {
        if (playouts < 1) {
            throw new IllegalArgumentException("a bot needs at least 1 playout, not " + playouts);
        }
    }

    @Override
    public Move choose(Position position) {
        return choose(position, Duration.ofSeconds(Long.MAX_VALUE));
    }

    /**
     * Chooses a move. The search ends after {@link #playouts()} playouts or after 90 % of the limit, whichever comes
     * first, but plays at least one playout.
     *
     * @throws IllegalStateException if the game is over
     */
    @Override
    public Move choose(Position position, Duration limit) {
        long begin = System.nanoTime();
        Duration most = limit.dividedBy(10).multipliedBy(9);
        if (position.isOver()) {
            throw new IllegalStateException("there is no move to choose: the game is over (G1)");
        }
        Node root = new Node(position.legalMove(0));
        Search search = new Search(new SplittableRandom(seed ^ position.hash64()));
        search.open(root, position);
        do {
            search.visit(root, position);
        } while (root.visits < playouts
                && Duration.ofNanos(System.nanoTime() - begin).compareTo(most) < 0);
        Comparator<Node> byVisits = Comparator.comparingInt(node -> node.visits);
        return Collections.max(root.children, byVisits.thenComparingDouble(node -> node.points)).move;
    }

    /**
     * A move in the tree, the number of playouts in which it was tried, and their points: 1 for a win, ½ for a draw.
     */
    private static final class Node {
        private final Move move;
        private List<Node> children = List.of();
        private int visits;
        private double points;

        Node(Move move) {
            this.move = move;
        }
    }

    private static final class Search {
        private final SplittableRandom random;
        private int nodes;

        /** By player and {@link Move#index()}: the number of playouts in which the player made the move. */
        private final double[][] games = new double[2][Move.COUNT];

        private final double[][] points = new double[2][Move.COUNT];

        Search(SplittableRandom random) {
            this.random = random;
        }

        void open(Node node, Position position) {
            node.children = position.legalMoves().stream().map(Node::new).toList();
            nodes += node.children.size();
        }

        /** Plays a game through a node to its end and returns the points of the first player. */
        double visit(Node node, Position position) {
            if (++node.visits == VISITS_TO_OPEN && node.children.isEmpty() && nodes < MOST_NODES) {
                open(node, position);
            }
            if (node.children.isEmpty()) {
                return playOut(position);
            }
            Node child = mostPromising(node, position.playerToMove());
            double first = visit(child, position.play(child.move));
            child.points += count(position.playerToMove(), child.move, first);
            return first;
        }

        private double playOut(Position position) {
            if (position.isOver()) {
                return position.winner()
                        .map(player -> player == Player.FIRST ? 1.0 : 0.0)
                        .orElse(0.5);
            }
            Move move = position.randomMove(random);
            double first = playOut(position.play(move));
            count(position.playerToMove(), move, first);
            return first;
        }

        private double count(Player player, Move move, double first) {
            double own = player == Player.FIRST ? first : 1 - first;
            games[player.ordinal()][move.index()]++;
            points[player.ordinal()][move.index()] += own;
            return own;
        }

        /**
         * Returns the move to try next. A start position has too many moves to try each often, so the value of a move
         * is estimated from all playouts that contain it.
         */
        private Node mostPromising(Node node, Player player) {
            double bonus = EXPLORATION * Math.sqrt(StrictMath.log(node.visits)); // the same on every machine
            Node best = node;
            double highest = -1;
            for (Node child : node.children) {
                int move = child.move.index();
                double played = games[player.ordinal()][move];
                double guess = played == 0 ? 1 : points[player.ordinal()][move] / played;
                double mean = (child.points + PRIOR * guess) / (child.visits + PRIOR);
                double value = mean + bonus / Math.sqrt(child.visits + 1);
                if (value > highest) {
                    highest = value;
                    best = child;
                }
            }
            return best;
        }
    }
}
