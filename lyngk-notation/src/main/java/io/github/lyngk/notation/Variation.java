package io.github.lyngk.notation;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

import com.fasterxml.jackson.annotation.JsonValue;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Lists;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;
import io.github.lyngk.notation.reading.Parts;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.Serializable;

/**
 * What could have been played instead of the turn it stands after. Its moves are checked when it becomes part of a
 * {@link GameRecord}.
 */
public final class Variation implements Annotation {
    private static final long serialVersionUID = 1;

    private final transient ImmutableList<Comment> comments;
    private final transient ImmutableList<Turn> turns;

    /** How deep variations are nested, this one included. Kept, as is the next, so that building takes linear time. */
    private final transient int depth;

    /** How many turns, comments, annotations and variations there are inside. */
    private final transient int parts;

    /**
     * Creates a variation.
     *
     * @param comments the comments before the first turn
     * @param turns the turns, forced passes included
     * @throws IllegalArgumentException if variations would be nested deeper than {@link Limits#NESTING}, or if there
     *     would be more in it than {@link Limits#PARTS}
     */
    public Variation(ImmutableList<Comment> comments, ImmutableList<Turn> turns) {
        this.comments = requireNonNull(comments, "comments");
        this.turns = requireNonNull(turns, "turns");
        depth = 1 + depth(turns);
        checkArgument(depth <= Limits.NESTING, "variations are nested deeper than %s", Limits.NESTING);
        parts = parts(comments, turns);
    }

    /**
     * Creates a variation without comments before its first turn.
     *
     * @param turns the turns, forced passes included
     * @return a variation
     * @throws IllegalArgumentException if variations would be nested deeper than {@link Limits#NESTING}, or if there
     *     would be more in it than {@link Limits#PARTS}
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

    /** {@return the comments before the first turn} */
    public ImmutableList<Comment> comments() {
        return comments;
    }

    /** {@return the turns, forced passes included} */
    public ImmutableList<Turn> turns() {
        return turns;
    }

    private static int depth(ImmutableList<Turn> turns) {
        int depth = 0;
        for (Turn turn : turns) {
            for (Annotation annotation : turn.annotations()) {
                depth = annotation instanceof Variation variation ? Math.max(depth, variation.depth) : depth;
            }
        }
        return depth;
    }

    /**
     * {@return how many turns, comments, annotations and variations a line has, those inside its variations included}
     *
     * @throws IllegalArgumentException if they are more than {@link Limits#PARTS}
     */
    static int parts(ImmutableList<Comment> comments, ImmutableList<Turn> turns) {
        // What is shared counts wherever it stands, since it is printed there too.
        long parts = (long) comments.size() + turns.size();
        for (Turn turn : turns) {
            parts += turn.annotations().size();
            for (Annotation annotation : turn.annotations()) {
                parts += annotation instanceof Variation variation ? variation.parts : 0;
            }
        }
        checkArgument(parts <= Limits.PARTS, Parts.TOO_MANY);
        return (int) parts;
    }

    /** {@return the variation as a JSON object has it: {@code comments} as records print them, and {@code turns}} */
    @JsonValue
    public ImmutableMap<String, Object> toMap() {
        return ImmutableMap.<String, Object>builder()
                .put("comments", Lists.transform(comments, Comment::toString))
                .put("turns", Lists.transform(turns, Turn::toMap))
                .build();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Variation that && comments.equals(that.comments) && turns.equals(that.turns);
    }

    @Override
    public int hashCode() {
        return 31 * comments.hashCode() + turns.hashCode();
    }

    /** {@return the comments and turns, for people} */
    @Override
    public String toString() {
        return "Variation[comments=" + comments + ", turns=" + turns + "]";
    }

    private Object writeReplace() {
        return new Packed(comments, turns);
    }

    private void readObject(ObjectInputStream in) throws InvalidObjectException {
        throw new InvalidObjectException("a variation travels as its parts");
    }

    /** A variation on its way through a stream; one that is nested too deep or too large is refused on arrival. */
    private record Packed(ImmutableList<Comment> comments, ImmutableList<Turn> turns) implements Serializable {
        private static final long serialVersionUID = 1;

        private Object readResolve() {
            return new Variation(comments, turns);
        }
    }
}
