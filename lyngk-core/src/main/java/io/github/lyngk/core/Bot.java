package io.github.lyngk.core;

import static java.util.Objects.requireNonNull;

import java.time.Duration;

/**
 * A program that plays LYNGK: it receives a position and returns a move.
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

    /**
     * Chooses a move for the player to move within a time limit. By default the limit is ignored and
     * {@link #choose(Position)} is called; override this in a bot that can think for a given time.
     *
     * @param position a position that is not over
     * @param limit how long the bot may think, more than zero
     * @return a legal move of that position
     */
    default Move choose(Position position, Duration limit) {
        requireNonNull(limit, "limit");
        return choose(position);
    }
}
