package io.github.lyngk.core;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A way in which a {@link Setup} breaks the rules.
 *
 * <p>Some problems make a set-up impossible: it cannot be converted to a {@link Position}. The others only make it
 * unreachable by play from a start position. Such set-ups are accepted, because puzzles and tests need them.
 */
public final class Problem {
    private final Kind kind;
    private final String message;

    Problem(Kind kind, String message) {
        this.kind = kind;
        this.message = message;
    }

    /**
     * The kinds of problems.
     *
     * <p>No constants will be added.
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
        /** A sudden-death winner is declared in a variant without sudden death. */
        WINNER_OUTSIDE_SIX_STACK(true, Rule.H4),
        /** The declared sudden-death winner owns no stack of six. */
        WINNER_WITHOUT_SIX(true, Rule.H4),
        /** The sudden-death winner is the player to move. */
        WINNER_TO_MOVE(true, Rule.R7),
        /** The player to move has no move, but the opponent has one (R11). */
        TURN_NOT_PASSED(true, Rule.R6),
        /** There are more pieces of a kind than the game has. */
        TOO_MANY_PIECES(false, Rule.C1),
        /** The number of pieces on the board and in scored stacks is not 43. */
        WRONG_TOTAL(false, Rule.C1),
        /** A player without claims has scored stacks of five. */
        FIVES_WITHOUT_CLAIM(false, Rule.E9),
        /** A stack of five topped by a claimed colour is on the board, in the variant in which claims capture. */
        FIVE_NOT_CAPTURED(false, Rule.E9);

        private final boolean impossible;
        private final Rule rule;

        Kind(boolean impossible, Rule rule) {
            this.impossible = impossible;
            this.rule = rule;
        }

        /** {@return whether this kind of problem makes a set-up impossible, not only unreachable} */
        public boolean isImpossible() {
            return impossible;
        }

        /** {@return the rule that is broken} */
        public Rule rule() {
            return rule;
        }
    }

    /** {@return the kind of the problem} */
    public Kind kind() {
        return kind;
    }

    /** {@return an explanation of the problem that names the points, colours or players} */
    public String message() {
        return message;
    }

    /** {@return whether this problem makes the set-up impossible, not only unreachable} */
    public boolean isImpossible() {
        return kind.isImpossible();
    }

    /** {@return the rule that the set-up breaks} */
    public Rule rule() {
        return kind.rule();
    }

    /** Problems are equal if their kinds and messages are equal. */
    @Override
    public boolean equals(Object object) {
        return object instanceof Problem other && kind == other.kind && message.equals(other.message);
    }

    /**
     * {@return the problem as a JSON object with the fields {@code kind}, {@code impossible}, {@code rule} and
     * {@code message}}
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

    /** {@return the message, followed by the rule in parentheses} */
    @Override
    public String toString() {
        return message + " (" + rule() + ")";
    }
}
