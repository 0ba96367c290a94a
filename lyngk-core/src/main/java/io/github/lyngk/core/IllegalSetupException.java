package io.github.lyngk.core;

import static com.google.common.collect.ImmutableSet.toImmutableSet;

import com.google.common.collect.ImmutableSet;
import java.util.stream.Collectors;

/** Thrown when an impossible set-up is converted to a position. Contains the set-up and its problems. */
public final class IllegalSetupException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    private static final int MOST_LISTED = 3;
    private static final int EXCERPT = 200;

    /** The impossible set-up. */
    private final Setup setup;

    IllegalSetupException(Setup setup) {
        super(message(setup));
        this.setup = setup;
    }

    /**
     * Returns a message that is short for any set-up: the number of problems, the first few, and the beginning of the
     * line.
     */
    private static String message(Setup setup) {
        ImmutableSet<Problem> all = impossible(setup);
        String first = all.stream().limit(MOST_LISTED).map(Problem::toString).collect(Collectors.joining("; "));
        String line = setup.toString();
        return "impossible set-up"
                + (all.size() > MOST_LISTED
                        ? " (" + all.size() + " problems, the first " + MOST_LISTED + " shown): "
                        : ": ")
                + first + ": " + (line.length() > EXCERPT ? line.substring(0, EXCERPT) + "…" : line);
    }

    /** {@return the impossible set-up} */
    public Setup setup() {
        return setup;
    }

    /** {@return all problems of the set-up, including those that do not make it impossible} */
    public ImmutableSet<Problem> problems() {
        return setup.problems();
    }

    /** {@return the problems that make the set-up impossible, at least one} */
    public ImmutableSet<Problem> impossibilities() {
        return impossible(setup);
    }

    private static ImmutableSet<Problem> impossible(Setup setup) {
        return setup.problems().stream().filter(Problem::isImpossible).collect(toImmutableSet());
    }
}
