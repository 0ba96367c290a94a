package io.github.lyngk.core;

import static java.util.Objects.requireNonNull;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import io.github.lyngk.core.engine.Claims;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.Serializable;
import java.util.Objects;
import java.util.Optional;

/**
 * A move: an optional claim of a colour, an origin and a destination (R1).
 *
 * <p>Whether a move is legal depends on the {@link Position} in which it is played. There are exactly {@link #COUNT}
 * moves, and each has an {@link #index()}. Bots and machine-learning programs can use these numbers as a fixed action
 * space.
 */
public final class Move implements Comparable<Move>, Serializable {
    private static final long serialVersionUID = 1;

    /** The number of moves: 6 claims (none and the five colours) × 43 origins × 42 destinations. */
    public static final int COUNT = Claims.WAYS * Point.COUNT * (Point.COUNT - 1);

    /** The number of moves with the same claim. */
    private static final int BETWEEN_POINTS = COUNT / Claims.WAYS;

    private final transient int index;
    private final transient Point from;
    private final transient Point to;

    @SuppressWarnings("OptionalUsedAsFieldOrParameterType") // shared and transient, so that claim() allocates nothing
    private final transient Optional<Color> claim;

    Move(int index, Optional<Color> claim, Point from, Point to) {
        this.index = index;
        this.claim = claim;
        this.from = from;
        this.to = to;
    }

    /**
     * {@return the move between two points without a claim}
     *
     * @param from the origin
     * @param to the destination
     * @throws IllegalArgumentException if both are the same point
     */
    public static Move of(Point from, Point to) {
        if (requireNonNull(from, "from") == requireNonNull(to, "to")) {
            throw new IllegalArgumentException("a move needs two points, not " + from + " twice");
        }
        return MoveTable.of(Claims.NONE, from, to);
    }

    /**
     * {@return the move with the given {@link #index()}}
     *
     * @param index the index, from 0 to {@link #COUNT} − 1
     * @throws IndexOutOfBoundsException if there is no such move
     */
    public static Move ofIndex(int index) {
        Objects.checkIndex(index, COUNT);
        return MoveTable.ofIndex(index);
    }

    /**
     * Parses a move in the form {@code b1-c2} or {@code R:b1-c2}. Letters may be upper or lower case.
     *
     * @param text the text of a move
     * @return the move
     * @throws NotationException if the text is not exactly a move
     */
    @JsonCreator
    public static Move parse(String text) {
        Cursor cursor = new Cursor(text);
        Move move = read(cursor);
        if (!cursor.atEnd()) {
            throw cursor.error("the end of the move, without route and marks");
        }
        return move;
    }

    static Move read(Cursor cursor) {
        int claim = Claims.NONE;
        if (cursor.peek(1) == ':') {
            claim = Claims.claim(cursor.color("the letter of the claimed colour (I, B, R, G or K)")
                    .ordinal());
            cursor.expect(':', "':'");
        }
        Point from = cursor.point("a point such as c7, or a claim such as R:");
        cursor.expect('-', "'-'");
        if (Point.named(cursor.peek(), cursor.peek(1)) == from) {
            throw cursor.error("a destination other than " + from);
        }
        return MoveTable.of(claim, from, cursor.point());
    }

    /**
     * {@return this move with a claim}
     *
     * @param color the colour to claim; it replaces the colour that this move claims, if any
     */
    public Move claiming(Color color) {
        return MoveTable.of(Claims.claim(color.ordinal()), from, to);
    }

    /** {@return this move without its claim} */
    public Move withoutClaim() {
        return MoveTable.of(Claims.NONE, from, to);
    }

    /** {@return the colour that is claimed before the stack moves, or empty if there is no claim} */
    public Optional<Color> claim() {
        return claim;
    }

    /** {@return the origin, from which the stack moves} */
    public Point from() {
        return from;
    }

    /** {@return the destination, on which the stack lands} */
    public Point to() {
        return to;
    }

    /**
     * Returns the index of the move: {@code c · 43 · 42 + from · 42 + (to < from ? to : to − 1)}. Here c is 0 without a
     * claim, and 1 to 5 for ivory, blue, red, green and black; points are represented by their ordinals. The index of a
     * move never changes.
     *
     * @return the index, from 0 to {@link #COUNT} − 1
     */
    public int index() {
        return index;
    }

    /** Returns the claim as a number, as {@link Claims} defines it. */
    int claimNumber() {
        return index / BETWEEN_POINTS;
    }

    /** Compares moves by {@link #index()}: by claim, then origin, then destination. */
    @Override
    public int compareTo(Move other) {
        return Integer.compare(index, other.index);
    }

    /** Moves are equal if their claims, origins and destinations are equal. */
    @Override
    public boolean equals(Object object) {
        return object instanceof Move other && index == other.index;
    }

    /** Returns a hash code that is the same in every JVM: the {@link #index()}. */
    @Override
    public int hashCode() {
        return index;
    }

    /** {@return the move as text, for example {@code b1-c2} or {@code R:b1-c2}; {@link #parse} converts it back} */
    @Override
    @JsonValue
    public String toString() {
        return claim.map(color -> color.letter() + ":").orElse("") + from + "-" + to;
    }

    private Object writeReplace() {
        return new TextProxy(TextProxy.Type.MOVE, toString());
    }

    private void readObject(ObjectInputStream in) throws InvalidObjectException {
        throw TextProxy.required();
    }
}
