package io.github.lyngk.core.bots;

import static java.util.Objects.requireNonNull;

import java.util.Locale;

/**
 * The result of a position with best play: whether the player to move wins, and the number of plies until the end of
 * the game.
 *
 * @param value the result for the player to move
 * @param plies the number of moves of both players until the end of the game, if the winner plays for the fastest win
 *     and the loser for the slowest; 0 for a finished game or a draw
 */
public record Solution(Value value, int plies) {
    /**
     * The result for the player to move, from best to worst.
     *
     * <p>No constants will be added.
     */
    public enum Value {
        /** The player to move wins. */
        WIN,
        /** Neither player wins. */
        DRAW,
        /** The opponent of the player to move wins. */
        LOSS
    }

    /**
     * Creates a solution.
     *
     * @param value the result for the player to move
     * @param plies the number of moves until the end of the game; 0 for a finished game or a draw
     * @throws IllegalArgumentException if the number of plies is negative, or not 0 for a draw
     */
    public Solution {
        requireNonNull(value, "value");
        if (plies < 0 || value == Value.DRAW && plies > 0) {
            throw new IllegalArgumentException("there is no " + value + " in " + plies + " plies");
        }
    }

    /** {@return the solution as in the line protocol: {@code win 5}, {@code draw} or {@code loss 4}} */
    @Override
    public String toString() {
        String word = value.name().toLowerCase(Locale.ROOT);
        return value == Value.DRAW ? word : word + " " + plies;
    }
}
