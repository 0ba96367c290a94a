package io.github.lyngk.testkit;

import com.google.common.collect.ImmutableMap;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;
import java.util.Optional;

/** Adapts the move counts (perft) of an engine to {@link PerftTable#check}. */
@FunctionalInterface
public interface PerftEngine {
    /**
     * Returns the number of sequences of legal moves with a given length. Sequences that end earlier are not counted.
     *
     * @param position the position before the first move
     * @param depth the length in moves, at least 1
     * @return the number of sequences (leaves)
     */
    long count(Position position, int depth);

    /**
     * Returns the number of sequences that begin with each legal move. If an engine implements this, the message of a failed
     * check lists the wrong moves.
     *
     * @param position the position before the first move
     * @param depth the length of the sequences in moves, at least 1
     * @return the count for each legal move, which is 1 at depth 1; empty, which is the default, if the engine cannot list
     *     its moves
     */
    default Optional<ImmutableMap<Move, Long>> divide(Position position, int depth) {
        return Optional.empty();
    }
}
