package io.github.lyngk.testkit;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Perft;
import io.github.lyngk.core.Position;
import io.github.lyngk.notation.BoardText;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToLongFunction;

/**
 * An entry of the table that an engine counts differently, traced to the position in which its moves are wrong.
 *
 * @param entry the entry of the table
 * @param counted the engine's count for this entry
 * @param path the moves from the entry's position to the first position whose own moves differ
 * @param expectedThere core's count in that position, with the remaining depth
 * @param countedThere the engine's count in that position
 * @param missing the legal moves that the engine does not list there; empty if it cannot list moves
 * @param extra the illegal moves that it lists there; empty if it cannot list moves
 */
record PerftMismatch(
        PerftTable.Entry entry,
        long counted,
        Game path,
        long expectedThere,
        long countedThere,
        ImmutableSet<Move> missing,
        ImmutableSet<Move> extra) {
    /** Traces a wrong count, move by move, to a position in which the moves themselves are wrong. */
    static PerftMismatch trace(PerftTable.Entry entry, long counted, PerftEngine engine) {
        Game path = Game.of(entry.position());
        long theirs = counted;
        for (int depth = entry.depth(); ; depth--) {
            Position position = path.position();
            ImmutableMap<Move, Long> expected = Perft.divide(position, depth);
            Optional<ImmutableMap<Move, Long>> listed = engine.divide(position, depth);
            ImmutableSet<Move> found = listed.map(ImmutableMap::keySet).orElse(expected.keySet());
            int left = depth - 1;
            ToLongFunction<Move> below = move ->
                    listed.map(counts -> counts.get(move)).orElseGet(() -> engine.count(position.play(move), left));
            Optional<Move> wrong = left > 0 && found.equals(expected.keySet())
                    ? expected.entrySet().stream()
                            .filter(right -> below.applyAsLong(right.getKey()) != right.getValue())
                            .map(Map.Entry::getKey)
                            .findFirst()
                    : Optional.empty();
            if (wrong.isEmpty()) {
                return new PerftMismatch(
                        entry,
                        counted,
                        path,
                        expected.values().stream().mapToLong(Long::longValue).sum(),
                        theirs,
                        Sets.difference(expected.keySet(), found).immutableCopy(),
                        Sets.difference(found, expected.keySet()).immutableCopy());
            }
            theirs = below.applyAsLong(wrong.get());
            path = path.play(wrong.get());
        }
    }

    /** Returns a description with both counts, the position and its board. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        text.append("perft ").append(entry.depth()).append(" of ").append(entry.position());
        text.append("\n  table: ").append(entry.leaves()).append(", engine: ").append(counted);
        if (path.size() > 0) {
            text.append("\n  after ").append(Joiner.on(' ').join(path.moves()));
        }
        text.append("\n  core: ").append(expectedThere).append(", engine: ").append(countedThere);
        text.append("\n  ").append(moves());
        return text.append("\nin ")
                .append(path.position())
                .append("\n\n")
                .append(BoardText.of(path.position()))
                .toString();
    }

    private String moves() {
        if (missing.isEmpty() && extra.isEmpty()) {
            ImmutableList<Move> legal = path.position().legalMoves();
            return "the " + legal.size() + " legal moves: " + Joiner.on(' ').join(legal);
        }
        return "missing: " + list(missing) + "; illegal: " + list(extra);
    }

    private static String list(ImmutableSet<Move> moves) {
        return moves.isEmpty() ? "none" : Joiner.on(' ').join(moves);
    }
}
