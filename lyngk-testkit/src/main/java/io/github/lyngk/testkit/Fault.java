package io.github.lyngk.testkit;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Rule;
import java.util.Locale;
import java.util.Optional;

/**
 * A fault that a check found in an engine or a bot: its kind, the rule it breaks, and the shortest play found that shows it.
 *
 * <p>Immutable and thread-safe.
 *
 * @param kind the kind of fault
 * @param rule the rule that is broken; empty if no rule is involved
 * @param message the wrong answer and the right one
 * @param games the number of games in which it was seen
 * @param counterexample the shortest play found, as a game whose last position shows the fault; it may begin in any position
 * @param askedBefore the games that must be checked on the same instance before the fault occurs; empty if the fault does
 *     not depend on earlier games
 * @param remarks further sentences, for example {@link #NOT_REPRODUCED}
 * @param exception the first exception thrown; for a hang, an exception with the stack trace of the hanging thread
 * @param exchanges the last commands to a program in another process, each with its answer; empty for engines in Java, and
 *     for faults with a rule
 * @param errorOutput the last lines that a program wrote to standard error before it failed to answer
 */
public record Fault(
        Kind kind,
        Optional<Rule> rule,
        String message,
        int games,
        Game counterexample,
        ImmutableList<Game> askedBefore,
        ImmutableList<String> remarks,
        Optional<Throwable> exception,
        ImmutableList<String> exchanges,
        ImmutableList<String> errorOutput) {

    /** The remark on a fault that a new instance did not show. */
    public static final String NOT_REPRODUCED = "Not reproduced by a fresh instance.";

    /**
     * The kinds of fault.
     *
     * <p>Constants may be added in a minor version: use a default branch in a switch.
     */
    public enum Kind {
        /** A legal move is not listed. */
        MISSING_MOVE,
        /** An illegal move is listed. */
        EXTRA_MOVE,
        /** A move is listed twice. */
        DUPLICATE_MOVE,
        /** A colour that may be claimed is not listed. */
        MISSING_CLAIM,
        /** A colour that may not be claimed is listed. */
        EXTRA_CLAIM,
        /**
         * An engine plays an illegal move, although it {@linkplain Engine#refusesIllegalMoves() declares} to refuse them.
         */
        ILLEGAL_MOVE_PLAYED,
        /** A stack is removed or scored wrongly. */
        WRONG_CAPTURE,
        /** Claims are recorded wrongly. */
        WRONG_CLAIMS,
        /** The board is wrong after a move or a set-up. */
        WRONG_BOARD,
        /** The wrong player has the turn. */
        WRONG_SIDE_TO_MOVE,
        /** The engine ends a game that is not over. */
        EARLY_END,
        /** The engine continues a game that is over. */
        LATE_END,
        /** The engine reports the wrong winner, a draw instead of a winner, or a winner instead of a draw. */
        WRONG_WINNER,
        /** A state changes, although the engine {@linkplain Engine#statesAreImmutable() declares} immutable states. */
        CHANGED_STATE,
        /** A bot chooses an illegal move. */
        ILLEGAL_ANSWER,
        /** A deterministic bot gives another answer in the same position. */
        UNSTEADY_ANSWER,
        /** A bot with perfect endgames gives up a win or a draw. */
        SPOILED_ENDGAME,
        /** An answer takes longer than the limit. */
        SLOW_ANSWER,
        /** The answer is null, or contains null. */
        NULL_ANSWER,
        /** An exception or error is thrown. */
        EXCEPTION,
        /** There is no answer in time: in a check, by default within 10 s. */
        HANG,
        /** A program in another process could not be started again. */
        NO_START,
        /** A program in another process refuses a command that it must execute. */
        REFUSAL,
        /** A program in another process prints a line that is not a valid answer. */
        GARBLED_ANSWER,
        /** A program in another process exits without a {@code quit} command. */
        UNEXPECTED_END,
        /** A program in another process exits with an error. */
        CRASH;

        /** {@return whether there was no answer to compare, for example after an exception} */
        public boolean isUnanswered() { // no default: the compiler reports a missing kind
            return switch (this) {
                case NULL_ANSWER, EXCEPTION, HANG, NO_START, REFUSAL, GARBLED_ANSWER, UNEXPECTED_END, CRASH -> true;
                case MISSING_MOVE,
                        EXTRA_MOVE,
                        DUPLICATE_MOVE,
                        MISSING_CLAIM,
                        EXTRA_CLAIM,
                        ILLEGAL_MOVE_PLAYED,
                        WRONG_CAPTURE,
                        WRONG_CLAIMS,
                        WRONG_BOARD,
                        WRONG_SIDE_TO_MOVE,
                        EARLY_END,
                        LATE_END,
                        WRONG_WINNER,
                        CHANGED_STATE,
                        ILLEGAL_ANSWER,
                        UNSTEADY_ANSWER,
                        SPOILED_ENDGAME,
                        SLOW_ANSWER -> false;
            };
        }

        /** {@return the kind in words, for example "missing move"} */
        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT).replace('_', ' ');
        }
    }

    /** {@return whether a new instance answered the same question correctly} */
    public boolean isNotReproduced() {
        return remarks.contains(NOT_REPRODUCED);
    }

    /** {@return the fault in one line, for example "extra move (E6): the engine lists …"} */
    public String summary() {
        return kind + rule.map(broken -> " (" + broken + ")").orElse("") + ": " + message;
    }

    /** {@return the fault in at most 15 lines, and the board} */
    @Override
    public String toString() {
        return FaultText.of(this);
    }
}
