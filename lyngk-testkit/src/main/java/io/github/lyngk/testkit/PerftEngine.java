package io.github.lyngk.testkit;

import com.google.common.collect.ImmutableMap;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;
import java.util.Optional;

/** Adapts an engine's move counts (perft) to {@link PerftTable}. */
@FunctionalInterface
public interface PerftEngine {
    /**
     * Counts the sequences of legal moves of a given length. A game that ends earlier does not count.
     *
     * @param position where to start
     * @param depth how many moves deep, at least 1
     * @return the number of sequences (leaves)
     */
    long count(Position position, int depth);

    /**
     * Counts the leaves below each legal move. If an engine implements this, failures name the wrong moves.
     *
     * @param position where to start
     * @param depth how many moves deep, at least 1
     * @return the count for each legal move (1 each at depth 1); empty, as by default, if the engine cannot list moves
     */
    default Optional<ImmutableMap<Move, Long>> divide(Position position, int depth) {
        return Optional.empty();
    }
}
