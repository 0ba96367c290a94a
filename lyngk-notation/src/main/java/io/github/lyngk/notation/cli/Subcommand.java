package io.github.lyngk.notation.cli;

import com.google.common.collect.ImmutableSet;

/** One of the things the command can do. */
interface Subcommand {
    /** The word that calls it. */
    String name();

    /** How it is called, in a line for each way; after a blank line what it is for, in one line, and its options. */
    String help();

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
