package io.github.lyngk.notation;

import static java.util.Objects.requireNonNull;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import io.github.lyngk.core.NotationException;
import io.github.lyngk.core.Outcome;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Position;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The result of a recorded game: the last token of its record.
 *
 * <p>No constants will be added.
 */
public enum Result {
    /** The first player won: {@code 1-0}. */
    FIRST_WINS("1-0"),

    /** The second player won: {@code 0-1}. */
    SECOND_WINS("0-1"),

    /** A draw: {@code 1/2-1/2}. */
    DRAW("1/2-1/2"),

    /** No result: {@code *}. */
    NONE("*");

    private final String text;

    Result(String text) {
        this.text = text;
    }

    /** {@return the result as records write it: {@code 1-0}, {@code 0-1}, {@code 1/2-1/2} or {@code *}} */
    @JsonValue
    public String text() {
        return text;
    }

    /** {@return the player who won, empty for a draw and for no result} */
    public Optional<Player> winner() {
        return switch (this) {
            case FIRST_WINS -> Optional.of(Player.FIRST);
            case SECOND_WINS -> Optional.of(Player.SECOND);
            case DRAW, NONE -> Optional.empty();
        };
    }

    /**
     * Returns the result of a game that a player has won.
     *
     * @param winner the player
     * @return {@link #FIRST_WINS} or {@link #SECOND_WINS}
     */
    public static Result wonBy(Player winner) {
        return switch (winner) {
            case FIRST -> FIRST_WINS;
            case SECOND -> SECOND_WINS;
        };
    }

    /**
     * Returns the result for the outcome of a finished game.
     *
     * @param outcome the outcome by the rules
     * @return its result, never {@link #NONE}
     */
    public static Result of(Outcome outcome) {
        return outcome.winner().map(Result::wonBy).orElse(DRAW);
    }

    /**
     * Returns the result with the given text.
     *
     * @param text a text such as {@code 1-0}
     * @return the result, empty if no result has this text
     */
    public static Optional<Result> find(String text) {
        requireNonNull(text, "text");
        for (Result result : values()) {
            if (result.text.equals(text)) {
                return Optional.of(result);
            }
        }
        return Optional.empty();
    }

    /**
     * Parses a result.
     *
     * @param text a text such as {@code 1-0}
     * @return the result
     * @throws NotationException if the text is not exactly that of a result
     */
    @JsonCreator
    public static Result parse(String text) {
        return find(text).orElseThrow(() -> new NotationException(text, 0, "a result (1-0, 0-1, 1/2-1/2 or *)"));
    }

    /**
     * Checks that this result fits the last position and the termination. No other code decides which results fit which
     * end of a game.
     *
     * @return what is wrong, null if nothing is
     */
    @Nullable
    Diagnostic check(Position end, Termination termination) {
        boolean over = end.isOver();
        if (termination == Termination.NORMAL && this != NONE) {
            return over ? checkOutcome(natural(end)) : notFinished();
        }
        if (over) {
            return contradicted("the game is over with " + natural(end).text + ", so " + text
                    + (termination == Termination.NORMAL ? "" : " by " + termination.tag()) + " cannot be its end");
        }
        boolean fits = switch (termination) {
            case NORMAL, ADJUDICATION, UNFINISHED -> true;
            case RESIGNATION, TIME -> winner().isPresent();
            case AGREEMENT -> this == DRAW;
        };
        return fits ? null : contradicted(text + " cannot be the end by " + termination.tag());
    }

    /** {@return the default result of a record that ends in a position} */
    static Result natural(Position end) {
        return end.outcome().map(Result::of).orElse(NONE);
    }

    private @Nullable Diagnostic checkOutcome(Result natural) {
        return natural == this
                ? null
                : contradicted("the game ended " + natural.text + ", but the record says " + text);
    }

    private Diagnostic notFinished() {
        return Diagnostic.error(
                DiagnosticCode.NOT_FINISHED,
                "the record says " + text + ", but the game is not over and no Termination tag says why");
    }

    private static Diagnostic contradicted(String message) {
        return Diagnostic.error(DiagnosticCode.RESULT_CONTRADICTED, message);
    }
}
