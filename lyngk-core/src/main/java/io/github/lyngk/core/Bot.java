package io.github.lyngk.core;

import static java.util.Objects.requireNonNull;

import java.time.Duration;

/**
 * A program that plays LYNGK: it returns a move for a position.
 *
 * <p>A bot is only called in positions that are not over. It never has to pass, because a player who cannot move is
 * skipped (R6).
 */
@FunctionalInterface
public interface Bot {
    /**
     * Chooses a move for the player to move.
     *
     * @param position a position that is not over; for other positions the behaviour is unspecified, and an
     *     implementation may throw any exception
     * @return a legal move of that position
     */
    Move choose(Position position);

    /**
     * Chooses a move for the player to move within a time limit.
     *
     * <p>The default implementation ignores the limit and calls {@link #choose(Position)}. Override it if the bot can
     * control how long it thinks.
     *
     * @param position a position that is not over; for other positions the behaviour is unspecified, and an
     *     implementation may throw any exception
     * @param limit the time that the bot may use, more than zero
     * @return a legal move of that position
     */
    default Move choose(Position position, Duration limit) {
        requireNonNull(limit, "limit");
        return choose(position);
    }
}
