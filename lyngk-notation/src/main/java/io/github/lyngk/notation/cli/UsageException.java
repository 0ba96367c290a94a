package io.github.lyngk.notation.cli;

import static java.util.Objects.requireNonNull;

/** The command was called wrongly; the message says how. */
final class UsageException extends RuntimeException {
    private static final long serialVersionUID = 1;

    UsageException(String message) {
        super(message);
    }

    @Override
    public String getMessage() {
        return requireNonNull(super.getMessage());
    }
}
