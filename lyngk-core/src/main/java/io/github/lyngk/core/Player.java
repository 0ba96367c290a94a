package io.github.lyngk.core;

/** The two players; the first one opens the game (C3). */
public enum Player {
    /** The player who moves first. */
    FIRST,
    /** The other player. */
    SECOND;

    /**
     * Returns the other player.
     *
     * @return the opponent
     */
    public Player opponent() {
        return this == FIRST ? SECOND : FIRST;
    }

    /**
     * Returns the number by which position lines name the player.
     *
     * @return 1 or 2
     */
    public int number() {
        return ordinal() + 1;
    }
}
