package io.github.lyngk.notation;

import static java.util.Objects.requireNonNull;

import java.util.Locale;
import java.util.Optional;

/** Why a recorded game ended: the tag {@code Termination}. */
public enum Termination {
    /** The game was played to its end; also what a record without the tag says. */
    NORMAL,

    /** A player gave up. */
    RESIGNATION,

    /** A player ran out of time. */
    TIME,

    /** The players agreed on a draw. */
    AGREEMENT,

    /** Somebody else decided. */
    ADJUDICATION,

    /** The game was left unfinished. */
    UNFINISHED;

    /** The value of the tag, made once: changing the case needs a locale. */
    private final String tag = name().toLowerCase(Locale.ROOT);

    /**
     * Returns the value of the tag.
     *
     * @return the name in lower case, such as {@code resignation}
     */
    public String tag() {
        return tag;
    }

    /**
     * Finds the termination named by the value of a tag.
     *
     * @param tag a value such as {@code time}
     * @return the termination, empty if there is none of that name
     */
    public static Optional<Termination> ofTag(String tag) {
        requireNonNull(tag, "tag");
        for (Termination termination : values()) {
            if (termination.tag.equals(tag)) {
                return Optional.of(termination);
            }
        }
        return Optional.empty();
    }
}
