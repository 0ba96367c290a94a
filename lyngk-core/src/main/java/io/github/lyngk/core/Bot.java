package io.github.lyngk.core;

/**
 * A program that plays LYNGK: it is shown a position and answers with a move.
 *
 * <p>A bot is never asked in a finished position, and never asked to pass: a player who cannot move is skipped (R6).
 */
@FunctionalInterface
public interface Bot {
    /**
     * Chooses a move for the player to move.
     *
     * @param position a position that is not over
     * @return a legal move of that position
     */
    Move choose(Position position);
}
