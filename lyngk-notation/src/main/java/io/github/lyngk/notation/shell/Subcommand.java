package io.github.lyngk.notation.shell;

import com.google.common.collect.ImmutableList;

/** One of the things the command can do. */
public interface Subcommand {
    /** {@return the word that calls it} */
    String name();

    /** {@return how it is called and what it is for} */
    Help help();

    /** {@return its options in the order in which help lists them, without {@code --help}} */
    ImmutableList<Option> options();

    /** {@return the words that its first argument may be, or none if they are too many to list} */
    default ImmutableList<String> choices() {
        return ImmutableList.of();
    }

    /** Runs it; throws {@link UsageException} if the arguments make no sense. */
    Exit run(Arguments arguments, Streams streams);
}
