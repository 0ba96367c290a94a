package io.github.lyngk.testkit;

import com.google.common.collect.ImmutableMap;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;
import java.util.Optional;

/** Someone else's engine as {@link PerftTable} needs it: something that counts. */
@FunctionalInterface
public interface PerftEngine {
    /**
     * Counts the ways to play a number of moves. A leaf is a legal move at the last ply; a finished game has none.
     *
     * @param position where to start
     * @param depth how many moves deep, at least 1
     * @return the number of leaves
     */
    long count(Position position, int depth);

    /**
     * Counts the same move by move. Engines that can do so get the wrong moves named.
     *
     * @param position where to start
     * @param depth how many moves deep, at least 1
     * @return the leaves below each legal move (1 each at depth 1), or nothing if the engine cannot tell
     */
    default Optional<ImmutableMap<Move, Long>> divide(Position position, int depth) {
        return Optional.empty();
    }
}
