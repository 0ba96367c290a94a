package io.github.lyngk.notation.shell;

import static java.util.Objects.requireNonNull;

/** The command was called wrongly; the message says how. */
public final class UsageException extends RuntimeException {
    private static final long serialVersionUID = 1;

    public UsageException(String message) {
        super(message);
    }

    @Override
    public String getMessage() {
        return requireNonNull(super.getMessage());
    }
}
