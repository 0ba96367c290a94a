package io.github.lyngk.notation;

/**
 * How grave a {@link Diagnostic} is: a record is valid exactly when none of its diagnostics is an {@link #ERROR}.
 *
 * <p>The list is complete: it will not grow.
 */
public enum Severity {
    /** The record breaks a rule of the game or of the format. */
    ERROR,

    /** The record is valid, but a reader should know something about it. */
    WARNING
}
