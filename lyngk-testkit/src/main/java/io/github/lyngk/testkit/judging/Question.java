package io.github.lyngk.testkit.judging;

/** What a {@link Lockstep} asks an engine, besides playing the moves. */
public enum Question {
    /** Which moves are there? */
    MOVES,
    /** How do you see the board? */
    POSITION,
    /** Who is to move? */
    TURN,
    /** Is the game over? */
    END,
    /** Who won? */
    WINNER
}
