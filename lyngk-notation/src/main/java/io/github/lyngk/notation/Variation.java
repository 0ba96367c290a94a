package io.github.lyngk.notation;

import static com.google.common.base.Preconditions.checkArgument;

import com.fasterxml.jackson.annotation.JsonValue;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import io.github.lyngk.core.IllegalMoveException;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;
import io.github.lyngk.notation.reading.Parts;
import java.util.List;

/**
 * An alternative line of play to the turn to which it is attached. It starts from the position before that turn. A
 * variation is always legal: its turns are replayed when it is created, and missing passes are added where R6 requires
 * them.
 */
public final class Variation implements Annotation {
    private final Position start;
    private final ImmutableList<Comment> comments;
    private final ImmutableList<Turn> turns;

    /**
     * How deep variations are nested, this one included. This and the next two are stored so that building needs linear
     * time.
     */
    private final int depth;

    /** How many turns, comments, annotations and variations there are inside. */
    private final int parts;

    /** An upper bound of its printed bytes. */
    private final long bytes;

    /**
     * Creates a line from turns that a replay has found legal. It may be the main line of a record; for a variation,
     * the caller must {@linkplain #nested check the depth}.
     *
     * @throws IllegalArgumentException if it has more parts than {@link Limits#PARTS}
     */
    Variation(Position start, ImmutableList<Comment> comments, ImmutableList<Turn> turns) {
        this.start = start;
        this.comments = comments;
        this.turns = turns;
        int deepest = 0;
        // Shared parts are counted in every place, since they are printed in every place.
        long all = (long) comments.size() + turns.size();
        long size = RecordPrinter.atMost(comments);
        for (Turn turn : turns) {
            size += RecordPrinter.atMost(turn);
            all += turn.annotations().size();
            for (Annotation annotation : turn.annotations()) {
                if (annotation instanceof Variation variation) {
                    deepest = Math.max(deepest, variation.depth);
                    all += variation.parts;
                }
            }
        }
        checkArgument(all <= Limits.PARTS, Parts.TOO_MANY);
        depth = 1 + deepest;
        parts = (int) all;
        bytes = size;
    }

    /**
     * Creates a variation from turns with annotations.
     *
     * @param start the position before the turn that the variation replaces
     * @param comments the comments before the first turn
     * @param turns the turns; forced passes may be omitted
     * @return a variation
     * @throws IllegalMoveException if a move is illegal
     * @throws IllegalArgumentException if there is a pass where R6 does not allow one, if a nested variation does not
     *     start from the position before its turn, or if it is larger than {@link Limits} allows
     */
    public static Variation of(Position start, Iterable<Comment> comments, Iterable<Turn> turns) {
        TurnBuilder line = new TurnBuilder(start);
        comments.forEach(line::comment);
        turns.forEach(line::add);
        return line.line().nested();
    }

    /**
     * Creates a variation from moves, and adds the forced passes (R6) between and after them.
     *
     * @param start the position before the turn that the variation replaces
     * @param moves the moves
     * @return a variation
     * @throws IllegalMoveException if a move is illegal
     */
    public static Variation replay(Position start, Iterable<Move> moves) {
        return of(start, ImmutableList.of(), Iterables.transform(moves, move -> Turn.of(move)));
    }

    /**
     * {@return this line as a variation}
     *
     * @throws IllegalArgumentException if variations are nested deeper than {@link Limits#NESTING}
     */
    Variation nested() {
        checkArgument(depth <= Limits.NESTING, "variations are nested deeper than %s", Limits.NESTING);
        return this;
    }

    /** {@return the position before the first turn, which is also the position before the annotated turn} */
    public Position start() {
        return start;
    }

    /** {@return the position after the last turn, computed by replay} */
    public Position end() {
        return before(turns.size());
    }

    /** {@return the position before a turn, or after the last one} */
    Position before(int index) {
        Position position = start;
        for (Turn turn : turns.subList(0, index)) {
            position = turn.isPass() ? position : position.play(turn.played());
        }
        return position;
    }

    /** {@return this line with other turns, which must be legal} */
    Variation withTurns(List<Turn> others) {
        return new Variation(start, comments, ImmutableList.copyOf(others));
    }

    /** {@return the comments before the first turn} */
    public ImmutableList<Comment> comments() {
        return comments;
    }

    /** {@return the turns, forced passes included} */
    public ImmutableList<Turn> turns() {
        return turns;
    }

    /** {@return how many turns, comments, annotations and variations there are inside} */
    int parts() {
        return parts;
    }

    /** {@return an upper bound of its printed bytes} */
    long bytes() {
        return bytes;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Variation that
                && comments.equals(that.comments)
                && turns.equals(that.turns)
                && start.equals(that.start);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * start.hashCode() + comments.hashCode()) + turns.hashCode();
    }

    /** {@return the comments and turns in parentheses, human-readable} */
    @Override
    @JsonValue
    public String toString() {
        StringBuilder text = new StringBuilder("(");
        comments.forEach(comment -> text.append(comment).append(' '));
        turns.forEach(turn -> text.append(turn).append(' '));
        return text.toString().stripTrailing() + ")";
    }
}
