package io.github.lyngk.core;

import static java.util.Objects.requireNonNull;

import java.util.OptionalInt;

/** Thrown when an illegal move is played: carries the position, the move and what is wrong with it. */
public final class IllegalMoveException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    /** The position in which the move was tried. */
    private final Position position;

    /** The move that was tried. */
    private final Move move;

    /** What is wrong with it. */
    private final Violation violation;

    /** The ply of a game at which it was tried, or 0. */
    private final int ply;

    /** Refuses a move that is illegal in a position. */
    IllegalMoveException(Position position, Move move) {
        this(position, move, position.check(move));
    }

    private IllegalMoveException(Position position, Move move, Legality legality) {
        super(legality.toString());
        this.position = position;
        this.move = move;
        this.violation = legality.violation().orElseThrow();
        this.ply = 0;
    }

    /** Adds the ply of a game at which the move was tried. */
    IllegalMoveException(IllegalMoveException refusal, int ply) {
        this(refusal, "ply " + ply, ply);
    }

    private IllegalMoveException(IllegalMoveException refusal, String place, int ply) {
        super(place + ": " + refusal.getMessage(), refusal);
        this.position = refusal.position;
        this.move = refusal.move;
        this.violation = refusal.violation;
        this.ply = ply;
    }

    /** {@return the position in which the move was tried} */
    public Position position() {
        return position;
    }

    /** {@return the move that was tried} */
    public Move move() {
        return move;
    }

    /** {@return what is wrong with the move: the first violation, as {@link Position#check} finds it} */
    public Violation violation() {
        return violation;
    }

    /** {@return the ply at which a {@linkplain Game#replay replay} stopped, counted from 1; else empty} */
    public OptionalInt ply() {
        return ply == 0 ? OptionalInt.empty() : OptionalInt.of(ply);
    }

    /**
     * {@return a copy of this exception with a place in front of the message}
     *
     * @param place where the move was tried, such as {@code turn 12.2.3}
     */
    public IllegalMoveException at(String place) {
        return new IllegalMoveException(this, requireNonNull(place, "place"), ply);
    }
}
