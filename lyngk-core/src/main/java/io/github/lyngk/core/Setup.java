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
 * An arrangement of stacks, claims and scores that need not obey the rules.
 *
 * <p>Any set-up can be built or parsed. {@link #problems()} lists the rules that it breaks. {@link Position#of}
 * converts a {@linkplain #isPossible() possible} set-up to a position.
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
     * Returns a builder of a set-up: initially no stacks, no claims, no scored stacks, and the first player to move.
     *
     * @param variant the variant of the rules
     * @return the builder
     */
    public static Builder builder(Variant variant) {
        return new Builder(requireNonNull(variant, "variant"));
    }

    /**
     * Parses a position line, even if it describes an impossible set-up.
     *
     * @param text a position line, as {@link #toString} returns it
     * @return the set-up
     * @throws NotationException if the text is not exactly a position line
     */
    @JsonCreator
    public static Setup parse(String text) {
        return PositionText.parse(text);
    }

    /** {@return the variant of the rules} */
    public Variant variant() {
        return variant;
    }

    /** {@return the stacks by point, in notation order, without empty points} */
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

    /** Returns the stack on the point with an ordinal, or null if the point is empty. */
    @Nullable
    Stack stackAt(int point) {
        return stacks[point];
    }

    /**
     * {@return the stack on a point, or empty if the point is empty}
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

    /**
     * {@return the claims of both players: those of the first player, then those of the second, each in the order made}
     */
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
     * {@return the number of stacks of five that a player has scored, 0 or more}
     *
     * @param player the player
     */
    public int fives(Player player) {
        return requireNonNull(player, "player") == Player.FIRST ? fivesOfFirst : fivesOfSecond;
    }

    /** {@return the player declared as winner by a stack of six (H4), or empty if there is none} */
    public Optional<Player> suddenDeathWinner() {
        return Optional.ofNullable(winner);
    }

    /**
     * Returns all problems of the set-up: those that make it impossible, and those that only make it unreachable in
     * play.
     *
     * <p>R11 (the player to move must have a move if the opponent has one) is checked only if the stacks and claims are
     * possible.
     *
     * @return the problems, those that make the set-up impossible first; empty if none was found
     */
    public ImmutableSet<Problem> problems() {
        return new SetupInspector(this).problems();
    }

    /**
     * {@return whether the set-up can be converted to a position: none of its {@link #problems()} makes it impossible}
     */
    public boolean isPossible() {
        return !new SetupInspector(this).isImpossible();
    }

    /**
     * {@return whether this is a start position (C1): 43 single pieces, eight of each colour and three jokers, no
     * claims, no scored stacks, the first player to move}
     */
    public boolean isInitial() {
        return isPossible() && Position.of(this).isInitial();
    }

    /** {@return a new builder with the contents of this set-up} */
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

    /** Set-ups are equal if and only if their position lines are equal. */
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

    /** {@return the position line; {@link #parse} converts it back} */
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

    /** A builder of set-ups. It is not safe for use by several threads at once. */
    public static final class Builder {
        /** The maximum number of scored stacks of five: a position line has at most nine digits for it. */
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
         * Sets the variant of the rules.
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
         * @throws IllegalArgumentException if there are no pieces
         */
        public Builder put(Point point, Piece... pieces) {
            return put(point, Stack.of(pieces));
        }

        /**
         * Removes the stack from a point, if there is one.
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
         * Adds a claim after the player's earlier claims. Whether the player may make it is not checked.
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
         * Sets the number of stacks of five that a player has scored.
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
         * Declares a player the winner by a stack of six (H4).
         *
         * @param player the winner
         * @return this builder
         */
        public Builder suddenDeathWinner(Player player) {
            winner = requireNonNull(player, "player");
            return this;
        }

        /**
         * {@return a set-up with the current contents of this builder}
         *
         * @throws IllegalArgumentException if a player has scored stacks of five, and their number plus a fifth of the
         *     pieces on the board, rounded down, exceeds 999,999,999
         */
        public Setup build() {
            for (int count : fives) {
                checkFives(canHaveScored(count), count);
            }
            return new Setup(this);
        }

        /**
         * Returns whether a position line has enough digits for this many scored stacks of five plus all that the
         * pieces on the board can still form. Scoring a stack removes five pieces, so the number stays in range during
         * play.
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
