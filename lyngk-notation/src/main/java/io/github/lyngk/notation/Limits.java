package io.github.lyngk.notation;

/**
 * The maximum sizes of a game record and its parts. Builders and readers enforce the same limits, so every record that
 * can be built can be parsed. Characters are Unicode code points.
 */
public final class Limits {
    /** The maximum depth of nested variations: {@value}. */
    public static final int NESTING = 64;

    /** The maximum number of characters in the value of a tag: {@value}. */
    public static final int TAG_VALUE = 4096;

    /** The maximum number of characters in a comment: {@value}. */
    public static final int COMMENT = 65536;

    /** The maximum number of characters in any other token, such as a move or the name of a tag: {@value}. */
    public static final int TOKEN = 64;

    /** The maximum number of bytes in a record, in UTF-8 with one byte for each line end: {@value}, 4 MiB. */
    public static final int RECORD = 4 * 1024 * 1024;

    /** The maximum number of tags in a record, not counting {@code Position} and {@code Result}: {@value}. */
    public static final int TAGS = 1000;

    /**
     * The maximum number of turns, comments, numeric annotations and variations in all lines of a record together:
     * {@value}. No record needs more than 16 MB of memory.
     */
    public static final int PARTS = 30_000;

    /**
     * The maximum number of diagnostics about one record: {@value}. If there are more, the reader stops reading the
     * record and adds a final diagnostic with code {@link DiagnosticCode#LIMIT}.
     */
    public static final int DIAGNOSTICS = 1000;

    private Limits() {}
}
