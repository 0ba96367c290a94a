package io.github.lyngk.testkit;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Rule;
import io.github.lyngk.testkit.judging.Charge;
import io.github.lyngk.testkit.judging.ChargeText;
import java.util.Locale;
import java.util.Optional;

/**
 * One fault of an engine or a bot, as a check found it: what kind it is, which rule it offends, and the smallest play
 * found that shows it.
 *
 * <p>Immutable and thread-safe.
 */
public final class Fault {

    /**
     * The kinds of fault; more may be added.
     *
     * <p>The list may grow in a minor version: have a default branch.
     */
    public enum Kind {
        /** A legal move is not listed. */
        MISSING_MOVE,
        /** A move is listed that is not legal. */
        EXTRA_MOVE,
        /** A move is listed twice. */
        DUPLICATE_MOVE,
        /** A colour is not offered that may be claimed. */
        MISSING_CLAIM,
        /** A colour is offered that may not be claimed. */
        EXTRA_CLAIM,
        /** An illegal move is played by an engine that promises to refuse it. */
        ILLEGAL_MOVE_PLAYED,
        /** A stack is removed or scored wrongly. */
        WRONG_CAPTURE,
        /** Claims are noted wrongly. */
        WRONG_CLAIMS,
        /** The board is another one. */
        WRONG_BOARD,
        /** The wrong player has the turn. */
        WRONG_SIDE_TO_MOVE,
        /** The game is said to be over and is not. */
        EARLY_END,
        /** The game is over and is said to go on. */
        LATE_END,
        /** The wrong player is said to have won, or nobody. */
        WRONG_WINNER,
        /** An answer is wrong only because of what was asked before. */
        WRONG_MEMORY,
        /** A bot chooses a move that is not legal. */
        ILLEGAL_ANSWER,
        /** A bot that calls itself deterministic answers otherwise in the same position. */
        UNSTEADY_ANSWER,
        /** An answer takes longer than its limit. */
        SLOW_ANSWER,
        /** The answer is null, or holds null. */
        NULL_ANSWER,
        /** An exception or error is thrown. */
        EXCEPTION,
        /** No answer comes. */
        HANG,
        /** A program in a process of its own could not be started again. */
        NO_START,
        /** A program in a process of its own refuses what it should do. */
        REFUSAL,
        /** A program in a process of its own says something that is no answer. */
        GARBLED_ANSWER,
        /** A program in a process of its own ends by itself. */
        UNEXPECTED_END,
        /** A program in a process of its own ends with an error. */
        CRASH;

        /** Whether there was no answer to judge. Of a kind that is neither, nobody would hear: the compiler asks. */
        boolean isUnanswered() {
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
                        WRONG_MEMORY,
                        ILLEGAL_ANSWER,
                        UNSTEADY_ANSWER,
                        SLOW_ANSWER -> false;
            };
        }

        /** {@return the kind in words, as in "missing move"} */
        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT).replace('_', ' ');
        }
    }

    private final Charge charge;

    Fault(Charge charge) {
        this.charge = charge;
    }

    /** {@return what kind of fault it is} */
    public Kind kind() {
        return Kind.valueOf(charge.explanation().difference().name());
    }

    /** {@return the rule behind it, as well as can be told; empty where no rule is to blame} */
    public Optional<Rule> rule() {
        return charge.explanation().rule();
    }

    /** {@return what was said or done, and what core says} */
    public String sentence() {
        return charge.sentence();
    }

    /** {@return how many of the games gone through show it} */
    public int games() {
        return charge.games();
    }

    /** {@return the smallest play found that shows it in its last position, from whatever position it starts} */
    public Game counterexample() {
        return charge.barest();
    }

    /** {@return what the same object had to be asked before; empty for a fault that shows by itself} */
    public ImmutableList<Game> askedBefore() {
        return charge.before();
    }

    /** {@return what else there is to say, a sentence each, such as that it did not come again} */
    public ImmutableList<String> remarks() {
        return charge.remarks();
    }

    /** {@return the first thing that was thrown; for a hang, where its thread stood} */
    public Optional<Throwable> thrown() {
        return charge.thrown();
    }

    /**
     * {@return what a program that runs elsewhere said last, a line for each command with its answer; empty for others, and
     * for most wrong rules}
     */
    public ImmutableList<String> exchanges() {
        return charge.overheard().exchanges();
    }

    /** {@return the last lines of standard error of a program that failed to answer} */
    public ImmutableList<String> errorOutput() {
        return charge.overheard().errorOutput();
    }

    /** {@return the fault in one line, as in "extra move (E6): the engine lists …"} */
    public String headline() {
        return charge.headline();
    }

    String text(boolean drawn) {
        return ChargeText.of(charge, drawn);
    }

    /** {@return the fault with a record to replay and the board} */
    @Override
    public String toString() {
        return text(true);
    }
}
