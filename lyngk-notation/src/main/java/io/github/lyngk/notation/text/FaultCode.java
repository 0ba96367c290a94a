package io.github.lyngk.notation.text;

/** What a {@link Fault} is about: the codes that users see, whose meaning is told there. */
public enum FaultCode {
    SYNTAX,
    LIMIT,
    ENCODING,
    TAG_MISSING,
    TAG_DUPLICATE,
    TAG_VALUE,
    VARIANT_DISAGREES,
    START_IMPOSSIBLE,
    START_NOT_INITIAL,
    ILLEGAL_MOVE,
    WRONG_ROUTE,
    WRONG_MARK,
    WRONG_PASS,
    MISSING_PASS,
    MOVE_NUMBER,
    COMMA_AFTER_CLAIM,
    MISSING_RESULT,
    JOINED_RECORDS,
    RESULT_CONTRADICTED,
    NOT_FINISHED;

    /** {@return whether such a fault in a text of turns is about the turn that was being read} */
    public boolean isAboutTurn() {
        return switch (this) {
            case ILLEGAL_MOVE, WRONG_ROUTE, WRONG_MARK, WRONG_PASS, MISSING_PASS, MOVE_NUMBER -> true;
            default -> false;
        };
    }
}
