package io.github.lyngk.testkit.judging;

/** The ways in which an engine can disagree with core. */
enum Difference {
    MISSING_MOVE("missing move"),
    EXTRA_MOVE("extra move"),
    DUPLICATE_MOVE("duplicate move"),
    MISSING_CLAIM("missing claim"),
    EXTRA_CLAIM("extra claim"),
    WRONG_CAPTURE("wrong capture"),
    WRONG_CLAIMS("wrong claims"),
    WRONG_BOARD("wrong board"),
    WRONG_SIDE_TO_MOVE("wrong side to move"),
    EARLY_END("early end"),
    LATE_END("late end"),
    WRONG_WINNER("wrong winner"),
    EXCEPTION("exception"),
    NULL_ANSWER("null answer");

    private final String label;

    Difference(String label) {
        this.label = label;
    }

    @Override
    public String toString() {
        return label;
    }
}
