package io.github.lyngk.core;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableMap;

/**
 * Counts the sequences of legal moves of a given length. Comparing these counts is the usual way to compare two
 * implementations of the rules.
 *
 * <p>A forced skip is not a move. Sequences that end early, because the game is over, are not counted.
 */
public final class Perft {
    private Perft() {}

    /**
     * Counts the sequences of legal moves of a given length.
     *
     * @param position the position in which the sequences begin
     * @param depth the number of moves, 0 or more
     * @return the number of sequences; 1 for a depth of 0
     * @throws IllegalArgumentException if the depth is negative
     */
    public static long count(Position position, int depth) {
        requireNonNull(position, "position");
        if (depth < 0) {
            throw new IllegalArgumentException("the depth must not be negative: " + depth);
        }
        if (depth <= 1) {
            return depth == 0 ? 1 : position.legalMoveCount();
        }
        long leaves = 0;
        for (Move move : position.legalMoves()) {
            leaves += count(position.play(move), depth - 1);
        }
        return leaves;
    }

    /**
     * Counts the sequences of legal moves separately for each first move. Use this to find the move for which two
     * implementations differ.
     *
     * @param position the position in which the sequences begin
     * @param depth the number of moves, at least 1
     * @return the number of sequences by first move, in the order of {@link Position#legalMoves()}
     * @throws IllegalArgumentException if the depth is less than 1
     */
    public static ImmutableMap<Move, Long> divide(Position position, int depth) {
        if (depth < 1) {
            throw new IllegalArgumentException("the depth must be at least 1: " + depth);
        }
        ImmutableMap.Builder<Move, Long> counts = ImmutableMap.builder();
        for (Move move : position.legalMoves()) {
            counts.put(move, count(position.play(move), depth - 1));
        }
        return counts.build();
    }
}
