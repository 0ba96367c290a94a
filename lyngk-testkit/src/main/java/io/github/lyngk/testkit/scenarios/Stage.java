package io.github.lyngk.testkit.scenarios;

/** Whether a game is to be over. */
public enum Stage {
    EITHER(""),
    ONGOING(" with the game going on"),
    FINISHED(" with the game over");

    private final String words;

    Stage(String words) {
        this.words = words;
    }

    /** What a wish for it adds to a sentence. */
    String words() {
        return words;
    }
}
