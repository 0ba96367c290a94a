package io.github.lyngk.core;

import static java.util.Objects.requireNonNull;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.Serializable;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** How a game ended: who won, what decided it, and what was counted. */
public final class Outcome implements Serializable {
    private static final long serialVersionUID = 1;

    private static final int HIGHEST = 6;

    /** The height of stacks that are scored during play, but in the six-stack variant. */
    private static final int SCORED = 5;

    private final transient Reason reason;
    private final transient @Nullable Player winner;

    /** What was counted at heights 6 to 1, for the first player and then for the second. */
    private final transient ImmutableList<Integer> tallies;

    /** What decided a game, in the order of looking (G1 to G3, H4, H6). */
    public enum Reason {
        /** A stack of six topped by the winner's colour (H4). */
        SUDDEN_DEATH,
        /** More stacks of five: scored ones, or those on the board in the six-stack variant. */
        FIVES,
        /** As many fives, but more stacks of four on the board. */
        FOURS,
        /** As many fours too, but more stacks of three. */
        THREES,
        /** As many threes too, but more stacks of two. */
        TWOS,
        /** As many twos too, but more single pieces. */
        SINGLES,
        /** Nothing: a draw. */
        ALL_EQUAL;

        private static final Reason[] REASONS = values();

        /**
         * Returns the height of the stacks that decided.
         *
         * @return 6 for sudden death, 5 to 1 for a count, 0 for a draw
         */
        public int height() {
            return HIGHEST - ordinal();
        }
    }

    private Outcome(ImmutableList<Integer> tallies) {
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

    /** Counts a position that is over. */
    static Outcome of(Position position) {
        ImmutableList.Builder<Integer> tallies = ImmutableList.builder();
        for (Player player : Player.values()) {
            for (int height = HIGHEST; height > 0; height--) {
                tallies.add(tally(position, player, height));
            }
        }
        return new Outcome(tallies.build());
    }

    /** Counts what stands for a player at one height (G1, G2, H6). */
    private static int tally(Position position, Player player, int height) {
        if (height == HIGHEST) {
            return position.suddenDeathWinner().filter(player::equals).isPresent() ? 1 : 0;
        }
        if (height == SCORED && position.variant() != Variant.SIX_STACK) {
            return position.fives(player);
        }
        Board board = position.board();
        return Long.bitCount(board.toppedByAny(Claims.of(position.packedClaims(), player)) & board.ofHeight(height));
    }

    /**
     * Returns who won.
     *
     * @return the winner, or empty for a draw
     */
    public Optional<Player> winner() {
        return Optional.ofNullable(winner);
    }

    /**
     * Tells whether nobody won.
     *
     * @return true for a draw (G3)
     */
    public boolean isDraw() {
        return winner == null;
    }

    /**
     * Returns what decided the game.
     *
     * @return the reason
     */
    public Reason reason() {
        return reason;
    }

    /**
     * Returns what was counted for a player at one height.
     *
     * @param player the player
     * @param height 1 to 4 for stacks on the board topped by the player's colours; 5 for scored stacks, or in the
     *     six-stack variant for those on the board; 6 is 1 for the winner by sudden death and otherwise 0
     * @return the number of stacks
     * @throws IllegalArgumentException if the height is not from 1 to 6
     */
    public int tally(Player player, int height) {
        requireNonNull(player, "player");
        if (height < 1 || height > HIGHEST) {
            throw new IllegalArgumentException("stacks of " + height + " are never counted");
        }
        return tallies.get(player.ordinal() * HIGHEST + HIGHEST - height);
    }

    /** Outcomes are equal when everything counted is. */
    @Override
    public boolean equals(Object object) {
        return object instanceof Outcome other && tallies.equals(other.tallies);
    }

    /** Returns a hash code that is the same in every JVM. */
    @Override
    public int hashCode() {
        return tallies.hashCode();
    }

    /**
     * Returns the outcome in words.
     *
     * @return for example {@code FIRST wins by FOURS, 3 to 2} or {@code a draw, ALL_EQUAL}
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

    /** {@return what travels in a stream in place of this value} */
    private Object writeReplace() {
        String text = tallies.stream().map(String::valueOf).collect(Collectors.joining(","));
        return new TextForm(TextForm.Kind.OUTCOME, text);
    }

    static Outcome fromSerialText(String text) {
        List<String> numbers = Splitter.on(',').splitToList(text);
        if (numbers.size() != 2 * HIGHEST) {
            throw new IllegalArgumentException("an outcome has " + 2 * HIGHEST + " tallies, not " + numbers.size());
        }
        return new Outcome(numbers.stream().map(Outcome::count).collect(ImmutableList.toImmutableList()));
    }

    private static Integer count(String text) {
        int count = Integer.parseInt(text);
        if (count < 0) {
            throw new IllegalArgumentException("a tally is never negative: " + count);
        }
        return count;
    }

    /**
     * Refuses streams that hold anything but the stand-in.
     *
     * @param in not read
     * @throws InvalidObjectException always
     */
    private void readObject(ObjectInputStream in) throws InvalidObjectException {
        throw new InvalidObjectException("an outcome travels as its tallies");
    }
}
