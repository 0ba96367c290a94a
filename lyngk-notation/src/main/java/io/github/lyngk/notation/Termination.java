package io.github.lyngk.notation;

import static java.util.Objects.requireNonNull;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import io.github.lyngk.core.NotationException;
import java.util.Optional;

/**
 * Why a recorded game ended: the tag {@code Termination}.
 *
 * <p>Constants may be added in a minor version: use a default branch in a switch.
 */
public enum Termination {
    /** The game was played to its end, or is still in progress; the default if there is no tag. */
    NORMAL("normal"),

    /** A player resigned. */
    RESIGNATION("resignation"),

    /** A player ran out of time. */
    TIME("time"),

    /** The players agreed on a draw. */
    AGREEMENT("agreement"),

    /** A third party, such as an arbiter or a server, decided the game. */
    ADJUDICATION("adjudication"),

    /** The game was left unfinished. */
    UNFINISHED("unfinished");

    private static final String EXPECTED =
            "a termination (normal, resignation, time, agreement, adjudication or unfinished)";

    private final String tag;

    Termination(String tag) {
        this.tag = tag;
    }

    /** {@return the value of the tag, such as {@code resignation}} */
    @JsonValue
    public String tag() {
        return tag;
    }

    /**
     * Returns the termination with the given value of the tag.
     *
     * @param tag a value such as {@code time}
     * @return the termination, empty if no termination has this value
     */
    public static Optional<Termination> find(String tag) {
        requireNonNull(tag, "tag");
        for (Termination termination : values()) {
            if (termination.tag.equals(tag)) {
                return Optional.of(termination);
            }
        }
        return Optional.empty();
    }

    /**
     * Parses the value of the tag.
     *
     * @param text a value such as {@code time}
     * @return the termination
     * @throws NotationException if the text is not exactly that of a termination
     */
    @JsonCreator
    public static Termination parse(String text) {
        return find(text).orElseThrow(() -> new NotationException(text, 0, EXPECTED));
    }
}
