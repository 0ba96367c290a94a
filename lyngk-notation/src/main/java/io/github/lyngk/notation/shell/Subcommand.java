package io.github.lyngk.notation.shell;

import com.google.common.collect.ImmutableList;

/** A subcommand of a command. */
public interface Subcommand {
    /** {@return the word that calls it} */
    String name();

    /** {@return the ways to call it and its purpose} */
    Help help();

    /** {@return its options in the order in which help lists them, without {@code --help}} */
    ImmutableList<Option> options();

    /** {@return the allowed values of its first argument, or none if they are too many to list} */
    default ImmutableList<String> choices() {
        return ImmutableList.of();
    }

    /** Runs it; throws {@link UsageException} if the arguments are invalid. */
    Exit run(Arguments arguments, Streams streams);
}
