package io.github.lyngk.testkit.scenarios;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.MultimapBuilder;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Violation;

/** All illegal moves of a position, by their first violation. */
public final class RefusedMoves {
    private final Position position;
    private final ImmutableListMultimap<Violation, Move> moves;

    private RefusedMoves(Position position, ImmutableListMultimap<Violation, Move> moves) {
        this.position = position;
        this.moves = moves;
    }

    public static RefusedMoves of(Position position) {
        var sorted = MultimapBuilder.enumKeys(Violation.class).arrayListValues().<Violation, Move>build();
        for (int index = 0; index < Move.COUNT; index++) {
            Move move = Move.ofIndex(index);
            position.check(move).violation().ifPresent(violation -> sorted.put(violation, move));
        }
        return new RefusedMoves(position, ImmutableListMultimap.copyOf(sorted));
    }

    /** The violations of the moves, in the order in which core checks them. */
    public ImmutableSet<Violation> violations() {
        return moves.keySet();
    }

    /**
     * The moves with one violation, by ascending index.
     *
     * @throws IllegalArgumentException if no move has it
     */
    public ImmutableList<Move> committing(Violation violation) {
        checkArgument(moves.containsKey(violation), "no move commits %s in %s", violation, position);
        return moves.get(violation);
    }
}
