package io.github.lyngk.core;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Something wrong with a {@link Setup}.
 *
 * <p>An impossible set-up cannot be played and never becomes a {@link Position}. One that is merely unreachable by play
 * from a start is accepted: puzzles and tests need such positions.
 */
public final class Problem {
    private final Kind kind;
    private final String message;

    Problem(Kind kind, String message) {
        this.kind = kind;
        this.message = message;
    }

    /**
     * The faults that a set-up can have.
     *
     * <p>The list is complete: it will not grow.
     */
    public enum Kind {
        /** A stack has more than five pieces. */
        STACK_TOO_HIGH(true, Rule.E5),
        /** A stack has more than six pieces, in the six-stack variant. */
        STACK_TOO_HIGH_FOR_SIX(true, Rule.H2),
        /** A stack holds an active colour twice. */
        COLOR_TWICE_IN_STACK(true, Rule.E5),
        /** A joker is on top of another piece. */
        JOKER_ON_TOP(true, Rule.D1),
        /** A colour is claimed twice. */
        COLOR_CLAIMED_TWICE(true, Rule.D3),
        /** A player has claimed more than two colours. */
        TOO_MANY_CLAIMS(true, Rule.D3),
        /** Stacks of five are scored in the six-stack variant. */
        FIVES_IN_SIX_STACK(true, Rule.H1),
        /** A sudden-death winner is named in a variant that has no sudden death. */
        WINNER_OUTSIDE_SIX_STACK(true, Rule.H4),
        /** A sudden-death winner owns no stack of six. */
        WINNER_WITHOUT_SIX(true, Rule.H4),
        /** The sudden-death winner is named as the player to move. */
        WINNER_TO_MOVE(true, Rule.R7),
        /** The player to move has no move, but the opponent has one (R11). */
        TURN_NOT_PASSED(true, Rule.R6),
        /** There are more pieces of a kind than the game has. */
        TOO_MANY_PIECES(false, Rule.C1),
        /** Pieces on the board and in scored stacks do not add up to 43. */
        WRONG_TOTAL(false, Rule.C1),
        /** A player without a claim has scored stacks of five. */
        FIVES_WITHOUT_CLAIM(false, Rule.E9),
        /** A stack of five topped by a claimed colour is on the board although claims capture. */
        FIVE_NOT_CAPTURED(false, Rule.E9);

        private final boolean impossible;
        private final Rule rule;

        Kind(boolean impossible, Rule rule) {
            this.impossible = impossible;
            this.rule = rule;
        }

        /** {@return whether a set-up with this fault is impossible to play, not merely unreachable} */
        public boolean isImpossible() {
            return impossible;
        }

        /** {@return the rule behind this kind of problem} */
        public Rule rule() {
            return rule;
        }
    }

    /** {@return the kind of the problem} */
    public Kind kind() {
        return kind;
    }

    /** {@return what is wrong, naming the points, colours or players} */
    public String message() {
        return message;
    }

    /** {@return whether this makes the set-up impossible to play, not merely unreachable} */
    public boolean isImpossible() {
        return kind.isImpossible();
    }

    /** {@return the rule behind the problem} */
    public Rule rule() {
        return kind.rule();
    }

    /** Problems are equal when kind and message are. */
    @Override
    public boolean equals(Object object) {
        return object instanceof Problem other && kind == other.kind && message.equals(other.message);
    }

    /**
     * {@return the problem as a JSON object: {@code kind}, {@code impossible}, {@code rule} and {@code message}, which
     * is the {@link #message()}}
     */
    @JsonValue
    @SuppressWarnings("exports") // an annotation that users of this class do not need
    public Map<String, @Nullable Object> toMap() {
        return new Fields()
                .add("kind", kind.name())
                .add("impossible", isImpossible())
                .add("rule", rule().name())
                .add("message", message)
                .map();
    }

    /** Returns a hash code that is the same in every JVM. */
    @Override
    public int hashCode() {
        return kind.ordinal() * 31 + message.hashCode();
    }

    /** {@return the problem in words: the message with its rule} */
    @Override
    public String toString() {
        return message + " (" + rule() + ")";
    }
}
