package io.github.lyngk.testkit.games;

/** Whether a game is to be over. */
public enum Stage {
    EITHER,
    ONGOING,
    FINISHED
}
