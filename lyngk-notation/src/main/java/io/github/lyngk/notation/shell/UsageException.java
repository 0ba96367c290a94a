package io.github.lyngk.notation.shell;

import io.github.lyngk.notation.text.Excerpt;

/** The command was called wrongly; the message says how. */
public final class UsageException extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** The message may quote what was typed. */
    public UsageException(String message) {
        super(Excerpt.printable(message));
    }
}
