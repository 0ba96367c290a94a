package io.github.lyngk.notation;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;

/**
 * What could have been played instead of the turn it stands after. Its moves are checked when it becomes part of a
 * {@link GameRecord}.
 *
 * @param comments the comments before the first turn
 * @param turns the turns, forced passes included
 */
public record Variation(ImmutableList<Comment> comments, ImmutableList<Turn> turns) implements Annotation {
    private static final long serialVersionUID = 1;

    /**
     * Creates a variation.
     *
     * @param comments the comments before the first turn
     * @param turns the turns, forced passes included
     * @throws IllegalArgumentException if variations would be nested deeper than {@link Limits#NESTING}
     */
    public Variation {
        requireNonNull(comments, "comments");
        checkArgument(1 + depth(turns) <= Limits.NESTING, "variations are nested deeper than %s", Limits.NESTING);
    }

    /**
     * Creates a variation without comments before its first turn.
     *
     * @param turns the turns, forced passes included
     * @return a variation
     * @throws IllegalArgumentException if variations would be nested deeper than {@link Limits#NESTING}
     */
    public static Variation of(Turn... turns) {
        return new Variation(ImmutableList.of(), ImmutableList.copyOf(turns));
    }

    /**
     * Plays moves and adds the forced passes (R6) between and after them.
     *
     * @param before the position before the turn that the variation replaces
     * @param moves the moves
     * @return a variation
     * @throws io.github.lyngk.core.IllegalMoveException if a move is illegal
     */
    public static Variation replay(Position before, Iterable<Move> moves) {
        TurnBuilder turns = new TurnBuilder(before);
        moves.forEach(turns::play);
        return new Variation(ImmutableList.of(), turns.finish());
    }

    /** {@return how deep the variations of some turns are nested: 0 if there are none} */
    static int depth(Iterable<Turn> turns) {
        int depth = 0;
        for (Turn turn : turns) {
            for (Variation variation : turn.variations()) {
                depth = Math.max(depth, 1 + depth(variation.turns));
            }
        }
        return depth;
    }

    @Override
    public int hashCode() {
        return 31 * comments.hashCode() + turns.hashCode();
    }
}
