package io.github.lyngk.testkit.scenarios;

/** Whether a game must be over. */
public enum Stage {
    EITHER(""),
    ONGOING(" with the game going on"),
    FINISHED(" with the game over");

    private final String words;

    Stage(String words) {
        this.words = words;
    }

    /** The words for it in an error message. */
    String words() {
        return words;
    }
}
