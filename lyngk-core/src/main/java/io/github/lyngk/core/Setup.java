package io.github.lyngk.core;

import static java.util.Objects.requireNonNull;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.lyngk.core.engine.Ruleset;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Any arrangement of stacks, claims and scores, possible or not.
 *
 * <p>A set-up can be built and parsed freely; {@link #problems()} lists all that is wrong with it. Only a set-up
 * without impossible problems becomes a {@link Position}.
 */
public final class Setup implements Serializable {
    private static final long serialVersionUID = 1;

    private final transient Variant variant;

    /** The stacks by the ordinals of their points, null for empty points; never modified. */
    private final transient @Nullable Stack[] stacks;

    private final transient Player playerToMove;
    private final transient ImmutableList<Color> claimsOfFirst;
    private final transient ImmutableList<Color> claimsOfSecond;
    private final transient int fivesOfFirst;
    private final transient int fivesOfSecond;
    private final transient @Nullable Player winner;

    private Setup(Builder builder) {
        variant = builder.variant;
        stacks = builder.stacks.clone();
        playerToMove = builder.playerToMove;
        claimsOfFirst = ImmutableList.copyOf(builder.claimsOfFirst);
        claimsOfSecond = ImmutableList.copyOf(builder.claimsOfSecond);
        fivesOfFirst = builder.fives[0];
        fivesOfSecond = builder.fives[1];
        winner = builder.winner;
    }

    /**
     * Starts an empty set-up: no stacks, no claims, nothing scored, the first player to move.
     *
     * @param variant the rules to play by
     * @return a builder
     */
    public static Builder builder(Variant variant) {
        return new Builder(requireNonNull(variant, "variant"));
    }

    /**
     * Reads a position line, whether or not it can be played.
     *
     * @param text a position line
     * @return the set-up
     * @throws NotationException if the text is not exactly a position line
     */
    @JsonCreator
    public static Setup parse(String text) {
        return PositionText.parse(text);
    }

    /** {@return the rules to play by} */
    public Variant variant() {
        return variant;
    }

    /** {@return the stacks by point, in notation order; empty points are missing} */
    public ImmutableMap<Point, Stack> stacks() {
        ImmutableMap.Builder<Point, Stack> all = ImmutableMap.builderWithExpectedSize(Point.COUNT);
        for (int point = 0; point < Point.COUNT; point++) {
            Stack stack = stacks[point];
            if (stack != null) {
                all.put(Point.at(point), stack);
            }
        }
        return all.build();
    }

    /** Returns the stack on the point with an ordinal, or null if there is none. */
    @Nullable
    Stack stackAt(int point) {
        return stacks[point];
    }

    /**
     * {@return the stack on a point, or empty if there is none}
     *
     * @param point the point
     */
    public Optional<Stack> stackAt(Point point) {
        return Optional.ofNullable(stacks[point.ordinal()]);
    }

    /** {@return the player to move} */
    public Player playerToMove() {
        return playerToMove;
    }

    /** {@return all claims: those of the first player, then those of the second, each in the order claimed} */
    public ImmutableList<Claim> claims() {
        return Claim.list(claimsOfFirst, claimsOfSecond);
    }

    /**
     * {@return the colours that a player has claimed, in the order claimed}
     *
     * @param player the player
     */
    public ImmutableList<Color> claims(Player player) {
        return requireNonNull(player, "player") == Player.FIRST ? claimsOfFirst : claimsOfSecond;
    }

    /**
     * {@return how many stacks of five a player has scored, never a negative number}
     *
     * @param player the player
     */
    public int fives(Player player) {
        return requireNonNull(player, "player") == Player.FIRST ? fivesOfFirst : fivesOfSecond;
    }

    /** {@return the player named as winner by a stack of six (H4), or empty if neither is} */
    public Optional<Player> suddenDeathWinner() {
        return Optional.ofNullable(winner);
    }

    /**
     * Returns all problems of the set-up, impossible or merely unreachable.
     *
     * <p>Whether the player to move should have passed (R11) is checked only if the stacks and claims are possible.
     *
     * @return all problems, the impossible ones first; empty for a set-up with no known fault
     */
    public ImmutableSet<Problem> problems() {
        return new SetupInspector(this).problems();
    }

    /** {@return whether the set-up can become a position: whether no problem is impossible} */
    public boolean isPossible() {
        return !new SetupInspector(this).isImpossible();
    }

    /**
     * {@return whether this is how a game starts (C1): 43 single pieces, eight of each colour and three jokers, nothing
     * claimed or scored, the first player to move}
     */
    public boolean isInitial() {
        return isPossible() && Position.of(this).isInitial();
    }

    /** {@return a builder with the contents of this set-up, to make a changed one} */
    public Builder toBuilder() {
        Builder builder = new Builder(variant);
        System.arraycopy(stacks, 0, builder.stacks, 0, Point.COUNT);
        builder.playerToMove = playerToMove;
        for (Player player : Player.values()) {
            builder.claimsOf(player).addAll(claims(player));
            builder.fives[player.ordinal()] = fives(player);
        }
        builder.winner = winner;
        return builder;
    }

    /** Set-ups are equal when their position lines are. */
    @Override
    public boolean equals(Object object) {
        return object instanceof Setup other
                && variant == other.variant
                && playerToMove == other.playerToMove
                && winner == other.winner
                && fivesOfFirst == other.fivesOfFirst
                && fivesOfSecond == other.fivesOfSecond
                && claimsOfFirst.equals(other.claimsOfFirst)
                && claimsOfSecond.equals(other.claimsOfSecond)
                && Arrays.equals(stacks, other.stacks);
    }

    /** Returns a hash code that is the same in every JVM. */
    @Override
    public int hashCode() {
        return toString().hashCode();
    }

    /** {@return the position line, which {@link #parse} reads back} */
    @Override
    @JsonValue
    public String toString() {
        return PositionText.print(this);
    }

    private Object writeReplace() {
        return new TextProxy(TextProxy.Type.SETUP, toString());
    }

    private void readObject(ObjectInputStream in) throws InvalidObjectException {
        throw TextProxy.required();
    }

    /** Collects the parts of a set-up. Not safe for use by several threads at once. */
    public static final class Builder {
        /** The most stacks of five that a position line can hold: nine digits. */
        static final int MOST_FIVES = 999_999_999;

        private Variant variant;
        private final @Nullable Stack[] stacks = new Stack[Point.COUNT];
        private final List<Color> claimsOfFirst = new ArrayList<>();
        private final List<Color> claimsOfSecond = new ArrayList<>();
        private final int[] fives = new int[2];
        private Player playerToMove = Player.FIRST;
        private @Nullable Player winner;

        private Builder(Variant variant) {
            this.variant = variant;
        }

        /**
         * Sets the rules to play by.
         *
         * @param variant the variant
         * @return this builder
         */
        public Builder variant(Variant variant) {
            this.variant = requireNonNull(variant, "variant");
            return this;
        }

        /**
         * Puts a stack on a point, replacing any stack there.
         *
         * @param point the point
         * @param stack the stack
         * @return this builder
         */
        public Builder put(Point point, Stack stack) {
            stacks[point.ordinal()] = requireNonNull(stack, "stack");
            return this;
        }

        /**
         * Puts a stack of pieces on a point, replacing any stack there.
         *
         * @param point the point
         * @param pieces the pieces from bottom to top, at least one
         * @return this builder
         */
        public Builder put(Point point, Piece... pieces) {
            return put(point, Stack.of(pieces));
        }

        /**
         * Empties a point.
         *
         * @param point the point
         * @return this builder
         */
        public Builder remove(Point point) {
            stacks[point.ordinal()] = null;
            return this;
        }

        /**
         * Sets the player to move.
         *
         * @param player the player to move
         * @return this builder
         */
        public Builder playerToMove(Player player) {
            playerToMove = requireNonNull(player, "player");
            return this;
        }

        /**
         * Adds a claim, after those that the player has made before.
         *
         * @param player the player who has claimed
         * @param color the colour claimed
         * @return this builder
         */
        public Builder claim(Player player, Color color) {
            claimsOf(player).add(requireNonNull(color, "color"));
            return this;
        }

        /**
         * Removes all claims of both players.
         *
         * @return this builder
         */
        public Builder clearClaims() {
            claimsOfFirst.clear();
            claimsOfSecond.clear();
            return this;
        }

        /**
         * Sets how many stacks of five a player has scored.
         *
         * @param player the player
         * @param count the number of stacks, from 0 to 999,999,999
         * @return this builder
         * @throws IllegalArgumentException if the number is out of range
         */
        public Builder fives(Player player, int count) {
            requireNonNull(player, "player");
            checkFives(count >= 0 && count <= MOST_FIVES, count);
            fives[player.ordinal()] = count;
            return this;
        }

        /**
         * Declares that a player has already won by a stack of six.
         *
         * @param player the winner
         * @return this builder
         */
        public Builder suddenDeathWinner(Player player) {
            winner = requireNonNull(player, "player");
            return this;
        }

        /**
         * {@return the set-up as collected so far}
         *
         * @throws IllegalArgumentException if a player could go on to score more than 999,999,999 stacks of five, the
         *     most that a position line can hold, with the pieces on the board
         */
        public Setup build() {
            for (int count : fives) {
                checkFives(canHaveScored(count), count);
            }
            return new Setup(this);
        }

        /**
         * Returns whether a position line can hold this many scored stacks of five plus all that the pieces on the
         * board can still make. Scoring removes five pieces for each, so the number stays in range during play.
         */
        boolean canHaveScored(int count) {
            return count == 0 || count <= MOST_FIVES - pieces() / Ruleset.FIVE;
        }

        private int pieces() {
            int pieces = 0;
            for (Stack stack : stacks) {
                pieces += stack == null ? 0 : stack.height();
            }
            return pieces;
        }

        private static void checkFives(boolean possible, int count) {
            if (!possible) {
                throw new IllegalArgumentException(count + " stacks of five cannot have been scored");
            }
        }

        private List<Color> claimsOf(Player player) {
            return requireNonNull(player, "player") == Player.FIRST ? claimsOfFirst : claimsOfSecond;
        }
    }
}
