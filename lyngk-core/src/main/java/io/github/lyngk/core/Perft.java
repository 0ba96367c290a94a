package io.github.lyngk.core;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableMap;

/**
 * Counts the move sequences of a given length: the usual way to compare two implementations of the rules.
 *
 * <p>Each legal move at the last ply is counted. A skipped turn is not a ply, and a finished position has no moves.
 */
public final class Perft {
    private Perft() {}

    /**
     * Counts the sequences of legal moves of a length.
     *
     * @param position where they start
     * @param depth how many moves they have
     * @return how many there are; 1 for a depth of 0
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
     * Counts as {@link #count} does, but separately for each first move, to find where two counts differ.
     *
     * @param position where the sequences start
     * @param depth how many moves they have, at least 1
     * @return for each legal move, in order, how many sequences begin with it
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
