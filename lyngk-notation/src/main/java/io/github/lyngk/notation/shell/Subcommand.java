package io.github.lyngk.notation.shell;

import com.google.common.collect.ImmutableSet;

/** One of the things the command can do. */
public interface Subcommand {
    /** The word that calls it. */
    String name();

    /** How it is called and what it is for. */
    Help help();

    /** The options without a value that it knows. */
    ImmutableSet<String> flags();

    /** The options with a value that it knows. */
    default ImmutableSet<String> valued() {
        return ImmutableSet.of();
    }

    /**
     * Does it.
     *
     * @throws UsageException if the arguments make no sense
     */
    Exit run(Arguments arguments, Streams streams);
}
