package io.github.lyngk.testkit;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Rule;
import java.util.Locale;
import java.util.Optional;

/**
 * One fault that a check found in an engine or a bot: its kind, the rule it breaks, and the shortest play found that shows
 * it.
 *
 * <p>Immutable and thread-safe.
 *
 * @param kind the kind of fault
 * @param rule the rule that is broken; empty if no rule is involved
 * @param message the wrong answer and the right one
 * @param games in how many games it was seen
 * @param counterexample the shortest play found whose last position shows the fault, from any start
 * @param askedBefore the games that the same instance must be asked first; empty if the fault does not depend on earlier
 *     questions
 * @param remarks further sentences, such as {@link #NOT_REPRODUCED}
 * @param exception the first exception thrown; for a hang, an exception with the stack trace of the thread
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

    /** The remark on a fault that a fresh instance did not show when asked the same question. */
    public static final String NOT_REPRODUCED = "Not reproduced by a fresh instance.";

    /**
     * The kinds of fault.
     *
     * <p>A minor version may add constants, so use a default branch.
     */
    public enum Kind {
        /** A legal move is not listed. */
        MISSING_MOVE,
        /** An illegal move is listed. */
        EXTRA_MOVE,
        /** A move is listed twice. */
        DUPLICATE_MOVE,
        /** A colour that may be claimed is not offered. */
        MISSING_CLAIM,
        /** A colour that may not be claimed is offered. */
        EXTRA_CLAIM,
        /** An engine that promises to refuse illegal moves plays one. */
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
        /** The engine names the wrong winner. */
        WRONG_WINNER,
        /** A state changes although the engine declares that states are values. */
        CHANGED_STATE,
        /** A bot chooses an illegal move. */
        ILLEGAL_ANSWER,
        /** A bot that declares itself deterministic gives another answer in the same position. */
        UNSTEADY_ANSWER,
        /** A bot that declares perfect endgames gives up a win or a draw. */
        SPOILED_ENDGAME,
        /** An answer takes longer than its limit. */
        SLOW_ANSWER,
        /** The answer is null, or contains null. */
        NULL_ANSWER,
        /** An exception or error is thrown. */
        EXCEPTION,
        /** There is no answer in time. */
        HANG,
        /** A program in a process of its own could not be started again. */
        NO_START,
        /** A program in a process of its own refuses a command that it should obey. */
        REFUSAL,
        /** A program in a process of its own prints a line that is not a valid answer. */
        GARBLED_ANSWER,
        /** A program in a process of its own ends without a request. */
        UNEXPECTED_END,
        /** A program in a process of its own ends with an error. */
        CRASH;

        /** {@return whether this kind means that there was no answer to compare} */
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

        /** {@return the kind in words, as in "missing move"} */
        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT).replace('_', ' ');
        }
    }

    /** {@return whether a fresh instance answered the same question correctly} */
    public boolean isNotReproduced() {
        return remarks.contains(NOT_REPRODUCED);
    }

    /** {@return the fault in one line, as in "extra move (E6): the engine lists …"} */
    public String summary() {
        return kind + rule.map(broken -> " (" + broken + ")").orElse("") + ": " + message;
    }

    /** {@return the fault in at most 15 lines, and the board} */
    @Override
    public String toString() {
        return FaultText.of(this);
    }
}
