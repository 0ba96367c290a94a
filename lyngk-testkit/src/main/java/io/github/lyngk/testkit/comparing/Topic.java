package io.github.lyngk.testkit.comparing;

/** What an engine can be asked about in a position, causes before consequences. */
public enum Topic {
    POSITION,
    STANDING,
    MOVES
}
