package io.github.lyngk.core;

import static java.util.Objects.requireNonNull;

import java.util.OptionalInt;

/** Thrown when a move is illegal. Contains the position, the move and the reason. */
public final class IllegalMoveException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    /** The position in which the move is illegal. */
    private final Position position;

    /** The illegal move. */
    private final Move move;

    /** The reason. */
    private final Violation violation;

    /** The ply of the move in a replayed game, or 0. */
    private final int ply;

    /** Creates an exception for a move that is illegal in a position. */
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

    /** Adds the ply of the move in a game. */
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

    /** {@return the position in which the move is illegal} */
    public Position position() {
        return position;
    }

    /** {@return the illegal move} */
    public Move move() {
        return move;
    }

    /** {@return the reason why the move is illegal: the first violation, as {@link Position#check} returns it} */
    public Violation violation() {
        return violation;
    }

    /**
     * {@return the ply of the illegal move in a {@linkplain Game#replay replayed} game, counted from 1; empty for a
     * single move}
     */
    public OptionalInt ply() {
        return ply == 0 ? OptionalInt.empty() : OptionalInt.of(ply);
    }

    /**
     * {@return a copy of this exception with a location before the message}
     *
     * @param place the location of the move, for example {@code turn 12.2.3}
     */
    public IllegalMoveException at(String place) {
        return new IllegalMoveException(this, requireNonNull(place, "place"), ply);
    }
}
