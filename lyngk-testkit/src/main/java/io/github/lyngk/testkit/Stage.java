package io.github.lyngk.testkit;

/** Whether a game is to be over. */
enum Stage {
    EITHER,
    ONGOING,
    FINISHED
}
