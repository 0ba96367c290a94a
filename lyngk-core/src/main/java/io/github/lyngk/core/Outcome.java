package io.github.lyngk.core;

import static java.util.Objects.requireNonNull;

import com.fasterxml.jackson.annotation.JsonValue;
import io.github.lyngk.core.engine.Ruleset;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The outcome of a finished game: the winner, the reason, and the stacks that were counted. */
public final class Outcome {
    private static final int HIGHEST = Ruleset.SIX;

    private final Reason reason;
    private final @Nullable Player winner;

    /** The numbers of stacks of heights 6 to 1, for the first player and then for the second. */
    private final int[] tallies;

    /**
     * The reason for the result of a game, in the order of comparison (G1 to G3, H4, H6).
     *
     * <p>No constants will be added.
     */
    public enum Reason {
        /** The winner has formed a stack of six with a colour of their own on top (H4). */
        SUDDEN_DEATH,
        /** The winner has more stacks of five: scored ones, or in the six-stack variant those on the board. */
        FIVES,
        /** The numbers of fives are equal, and the winner has more stacks of four on the board. */
        FOURS,
        /** The numbers of fours are equal too, and the winner has more stacks of three. */
        THREES,
        /** The numbers of threes are equal too, and the winner has more stacks of two. */
        TWOS,
        /** The numbers of twos are equal too, and the winner has more single pieces. */
        SINGLES,
        /** All counts are equal: a draw. */
        ALL_EQUAL;

        private static final Reason[] REASONS = values();

        /**
         * {@return the height of the stacks that decided the game: 6 for sudden death, 5 to 1 for a comparison, 0 for a
         * draw}
         */
        public int height() {
            return HIGHEST - ordinal();
        }
    }

    private Outcome(int[] tallies) {
        this.tallies = tallies;
        int decisive = HIGHEST;
        while (decisive > 0 && tally(Player.FIRST, decisive) == tally(Player.SECOND, decisive)) {
            decisive--;
        }
        reason = Reason.REASONS[HIGHEST - decisive];
        winner = decisive == 0
                ? null
                : tally(Player.FIRST, decisive) > tally(Player.SECOND, decisive) ? Player.FIRST : Player.SECOND;
    }

    /** Returns the outcome of a finished position. */
    static Outcome of(Position position) {
        int[] tallies = new int[2 * HIGHEST];
        for (int height = HIGHEST; height > 0; height--) {
            tallies[index(Player.FIRST, height)] = position.tally(Player.FIRST, height);
            tallies[index(Player.SECOND, height)] = position.tally(Player.SECOND, height);
        }
        return new Outcome(tallies);
    }

    /** {@return the winner, or empty for a draw} */
    public Optional<Player> winner() {
        return Optional.ofNullable(winner);
    }

    /** {@return whether the game is a draw (G3)} */
    public boolean isDraw() {
        return winner == null;
    }

    /** {@return the reason for the result} */
    public Reason reason() {
        return reason;
    }

    /**
     * {@return the number of stacks of one height that counted for a player, with the meaning of
     * {@link Position#tally}}
     *
     * @param player the player
     * @param height the height, from 1 to 6
     * @throws IllegalArgumentException if the height is not from 1 to 6
     */
    public int tally(Player player, int height) {
        requireNonNull(player, "player");
        if (height < 1 || height > HIGHEST) {
            throw new IllegalArgumentException("stacks of " + height + " are never counted");
        }
        return tallies[index(player, height)];
    }

    private static int index(Player player, int height) {
        return player.ordinal() * HIGHEST + HIGHEST - height;
    }

    /**
     * {@return the outcome as a JSON object with the fields {@code winner} (1, 2 or null), {@code reason} and
     * {@code tallies}, which contains the numbers of stacks by player and then by height from 6 down to 1}
     */
    @JsonValue
    @SuppressWarnings("exports") // an annotation that users of this class do not need
    public Map<String, @Nullable Object> toMap() {
        Fields byPlayer = new Fields();
        for (Player player : Player.values()) {
            Fields byHeight = new Fields();
            for (int height = HIGHEST; height > 0; height--) {
                byHeight.add(String.valueOf(height), tally(player, height));
            }
            byPlayer.add(String.valueOf(player.number()), byHeight.map());
        }
        return new Fields()
                .add("winner", winner == null ? null : winner.number())
                .add("reason", reason.name())
                .add("tallies", byPlayer.map())
                .map();
    }

    /** Outcomes are equal if all numbers of stacks are equal. */
    @Override
    public boolean equals(Object object) {
        return object instanceof Outcome other && Arrays.equals(tallies, other.tallies);
    }

    /** Returns a hash code that is the same in every JVM. */
    @Override
    public int hashCode() {
        return Arrays.hashCode(tallies);
    }

    /**
     * {@return the outcome in a form for logs, for example {@code FIRST wins by FOURS, 3 to 2} or
     * {@code a draw, ALL_EQUAL}}
     */
    @Override
    public String toString() {
        if (winner == null) {
            return "a draw, " + reason;
        }
        return reason == Reason.SUDDEN_DEATH
                ? winner + " wins by " + reason
                : winner + " wins by " + reason + ", " + tally(winner, reason.height()) + " to "
                        + tally(winner.opponent(), reason.height());
    }
}
