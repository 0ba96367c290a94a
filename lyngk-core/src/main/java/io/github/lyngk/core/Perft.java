package io.github.lyngk.core;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableMap;

/**
 * Counts the plays of a given length: the usual way to compare two implementations of the rules.
 *
 * <p>A leaf is a legal move at the last ply. Skips are no plies, and finished positions have no leaves.
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
            throw new IllegalArgumentException("a depth is never negative: " + depth);
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
     * Counts as {@link #count} does, for each first move apart: what to look at when two counts differ.
     *
     * @param position where the sequences start
     * @param depth how many moves they have, at least 1
     * @return for each legal move, in order, how many sequences begin with it
     * @throws IllegalArgumentException if the depth is less than 1
     */
    public static ImmutableMap<Move, Long> divide(Position position, int depth) {
        if (depth < 1) {
            throw new IllegalArgumentException("there is no first move to divide by at depth " + depth);
        }
        ImmutableMap.Builder<Move, Long> counts = ImmutableMap.builder();
        for (Move move : position.legalMoves()) {
            counts.put(move, count(position.play(move), depth - 1));
        }
        return counts.build();
    }
}
