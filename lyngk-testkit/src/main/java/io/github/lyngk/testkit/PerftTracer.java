package io.github.lyngk.testkit;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Perft;
import io.github.lyngk.core.Position;
import java.util.Optional;

/** Follows a wrong count down, move by move, to a position in which the moves themselves are wrong. */
final class PerftTracer {
    private final PerftTable.Entry entry;
    private final long counted;
    private final PerftEngine engine;

    PerftTracer(PerftTable.Entry entry, long counted, PerftEngine engine) {
        this.entry = entry;
        this.counted = counted;
        this.engine = engine;
    }

    PerftMismatch trace() {
        return trace(Game.of(entry.position()), entry.depth(), counted);
    }

    private PerftMismatch trace(Game path, int depth, long theirs) {
        Position position = path.position();
        ImmutableMap<Move, Long> expected = Perft.divide(position, depth);
        Optional<ImmutableMap<Move, Long>> listed = engine.divide(position, depth);
        ImmutableSet<Move> found = listed.map(ImmutableMap::keySet).orElse(expected.keySet());
        if (depth > 1 && found.equals(expected.keySet())) {
            for (Move move : expected.keySet()) {
                Position after = position.play(move);
                long below = listed.map(counts -> counts.get(move)).orElseGet(() -> engine.count(after, depth - 1));
                if (below != expected.get(move)) {
                    return trace(path.play(move), depth - 1, below);
                }
            }
        }
        return new PerftMismatch(
                entry,
                counted,
                path,
                expected.values().stream().mapToLong(Long::longValue).sum(),
                theirs,
                Sets.difference(expected.keySet(), found).immutableCopy(),
                Sets.difference(found, expected.keySet()).immutableCopy());
    }
}
