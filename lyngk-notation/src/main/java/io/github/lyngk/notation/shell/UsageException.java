package io.github.lyngk.notation.shell;

import io.github.lyngk.notation.text.Excerpt;

/** Thrown if the command was called wrongly; the message says why. */
public final class UsageException extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** Creates an exception; the message may quote an argument, shortened by {@link Excerpt#ofArgument}. */
    public UsageException(String message) {
        super(Excerpt.printable(message));
    }
}
