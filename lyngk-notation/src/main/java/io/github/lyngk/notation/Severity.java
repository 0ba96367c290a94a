package io.github.lyngk.notation;

/**
 * The severity of a {@link Diagnostic}. A record is valid if and only if none of its diagnostics is an {@link #ERROR}.
 *
 * <p>No constants will be added.
 */
public enum Severity {
    /** The record breaks a rule of the game or of the format. */
    ERROR,

    /** Something unusual that does not make the record invalid. */
    WARNING
}
