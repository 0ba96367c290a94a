package io.github.lyngk.testkit.arbitraries;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.MultimapBuilder;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Violation;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;

/** All moves that a position refuses, sorted by the rule they break. */
public final class IllegalMoves {
    private final Position position;
    private final ImmutableListMultimap<Violation, Move> moves;

    public IllegalMoves(Position position) {
        this.position = position;
        this.moves = sort(position);
    }

    /** Every violation that occurs is equally likely, however few moves commit it. */
    public Arbitrary<Move> any() {
        List<Arbitrary<Move>> kinds =
                moves.keySet().stream().map(this::committing).toList();
        return Arbitraries.oneOf(kinds);
    }

    public Arbitrary<Move> committing(Violation violation) {
        checkArgument(moves.containsKey(violation), "no move commits %s in %s", violation, position);
        return Arbitraries.of(moves.get(violation));
    }

    private static ImmutableListMultimap<Violation, Move> sort(Position position) {
        var sorted = MultimapBuilder.enumKeys(Violation.class).arrayListValues().<Violation, Move>build();
        for (int index = 0; index < Move.COUNT; index++) {
            Move move = Move.ofIndex(index);
            position.check(move).violation().ifPresent(violation -> sorted.put(violation, move));
        }
        return ImmutableListMultimap.copyOf(sorted);
    }
}
