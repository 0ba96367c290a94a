package io.github.lyngk.core;

/** Thrown when an illegal move is played: carries the position, the move and what is wrong with it. */
public final class IllegalMoveException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    /** The position in which the move was tried. */
    private final Position position;

    /** The move that was tried. */
    private final Move move;

    /** What is wrong with it. */
    private final Violation violation;

    IllegalMoveException(Position position, Move move, Violation violation, String sentence) {
        super(sentence);
        this.position = position;
        this.move = move;
        this.violation = violation;
    }

    /**
     * Returns the position in which the move was tried.
     *
     * @return the position
     */
    public Position position() {
        return position;
    }

    /**
     * Returns the move that was tried.
     *
     * @return the move
     */
    public Move move() {
        return move;
    }

    /**
     * Returns what is wrong with the move.
     *
     * @return the first violation, as {@link Position#check} finds it
     */
    public Violation violation() {
        return violation;
    }

    /**
     * Returns the rule that refuses the move.
     *
     * @return the rule of the {@link #violation()}
     */
    public Rule rule() {
        return violation.rule();
    }
}
