package io.github.lyngk.core;

import static com.google.common.collect.ImmutableSet.toImmutableSet;

import com.google.common.collect.ImmutableSet;
import java.util.stream.Collectors;

/** Thrown when an impossible set-up is to become a position: carries the set-up and all its problems. */
public final class IllegalSetupException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    /** The set-up that was refused. */
    private final Setup setup;

    IllegalSetupException(Setup setup) {
        super(message(setup));
        this.setup = setup;
    }

    private static String message(Setup setup) {
        return setup.problems().stream()
                .filter(Problem::isImpossible)
                .map(problem -> problem.sentence() + " (" + problem.rule() + ")")
                .collect(Collectors.joining("; ", "impossible set-up: ", ": " + setup));
    }

    /**
     * Returns the set-up that was refused.
     *
     * @return the set-up
     */
    public Setup setup() {
        return setup;
    }

    /**
     * Returns everything that is wrong with the set-up, also what would not have kept it from being played.
     *
     * @return all problems, at least one of them impossible
     */
    public ImmutableSet<Problem> problems() {
        return setup.problems();
    }

    /**
     * Returns the problems for which the set-up was refused.
     *
     * @return the impossible ones, at least one
     */
    public ImmutableSet<Problem> impossibilities() {
        return problems().stream().filter(Problem::isImpossible).collect(toImmutableSet());
    }
}
