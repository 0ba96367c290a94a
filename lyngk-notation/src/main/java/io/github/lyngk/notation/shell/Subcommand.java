package io.github.lyngk.notation.shell;

import com.google.common.collect.ImmutableList;

/** One of the things the command can do. */
public interface Subcommand {
    /** The word that calls it. */
    String name();

    /** How it is called and what it is for. */
    Help help();

    /** The options that it knows, in the order in which help lists them; {@code --help} is understood besides. */
    ImmutableList<Option> options();

    /** The words that its first argument may be, or none if they are too many to list. */
    default ImmutableList<String> choices() {
        return ImmutableList.of();
    }

    /**
     * Does it.
     *
     * @throws UsageException if the arguments make no sense
     */
    Exit run(Arguments arguments, Streams streams);
}
