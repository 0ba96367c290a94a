package io.github.lyngk.notation;

/**
 * The kind of fault that a {@link Diagnostic} reports. The names are stable, so programs may rely on them.
 *
 * <p>Constants may be added in a minor version: use a default branch in a switch.
 */
public enum DiagnosticCode {
    /** The text does not follow the grammar of the format. */
    SYNTAX("the text does not follow the grammar"),

    /** A record or a part of it is larger or more deeply nested than {@link Limits} allows. */
    LIMIT("something exceeds the limits of the format"),

    /** The bytes are not UTF-8, or the text contains an unpaired surrogate. */
    ENCODING("the bytes are not well-formed UTF-8"),

    /** A required tag is missing. */
    TAG_MISSING("a required tag is missing"),

    /** A tag is repeated. */
    TAG_DUPLICATE("a tag is given twice"),

    /** The value of a tag is not allowed. */
    TAG_VALUE("the value of a tag is not allowed"),

    /** The tag {@code Variant} and the position line name different variants. */
    VARIANT_DISAGREES("the tag Variant and the position line disagree"),

    /** The start position is impossible. */
    START_IMPOSSIBLE("the start position is impossible"),

    /** The start position is possible, but is not an initial position of section C; always a warning. */
    START_NOT_INITIAL("the start position is not the start of a game (section C)"),

    /** A move breaks a rule of the game. */
    ILLEGAL_MOVE("a move is illegal"),

    /** A leg of the written route is illegal. */
    WRONG_ROUTE("a move cannot travel along the written route"),

    /** A {@code +} or {@code #} follows a move that does not score or win. */
    WRONG_MARK("a mark does not fit its move"),

    /** A {@code --} is written where no player is skipped (R6). */
    WRONG_PASS("a pass is written where R6 skips no player"),

    /** A {@code --} is missing where a player is skipped (R6). */
    MISSING_PASS("a forced pass is not written"),

    /** A move number is wrong, missing or misplaced. */
    MOVE_NUMBER("a move number is wrong or missing"),

    /** A comma follows a claim instead of a colon; a warning under {@link Leniency#COMMA_AFTER_CLAIM}. */
    COMMA_AFTER_CLAIM("a comma follows a claim instead of a colon"),

    /**
     * The tag {@code Result} or the result after the moves is missing; a warning under {@link Leniency#MISSING_RESULT}.
     * Strict reading reports {@link #TAG_MISSING} for the tag and {@link #SYNTAX} at the end of the moves instead.
     */
    MISSING_RESULT("the tag Result or the result after the moves is missing"),

    /**
     * Records are not separated by a blank line, or a later record begins with a byte order mark; a warning under
     * {@link Leniency#JOINED_RECORDS}.
     */
    JOINED_RECORDS("files or records are joined without what belongs between them"),

    /** The result contradicts the final position, the termination or the tag {@code Result}. */
    RESULT_CONTRADICTED("the result is contradicted"),

    /** The record has a result and the termination is normal, but the game is not over. */
    NOT_FINISHED("the game is not over"),

    /** The source contains no record. */
    NO_RECORD("there is no record"),

    /** The source cannot be read completely; reported for the file, without a line. */
    UNREADABLE("the file cannot be read");

    private final String summary;

    DiagnosticCode(String summary) {
        this.summary = summary;
    }

    /** {@return a short description of the code} */
    public String summary() {
        return summary;
    }
}
