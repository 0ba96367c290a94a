package io.github.lyngk.notation;

/**
 * The sizes a game record may have. Factories and readers enforce the same ones, so that all that can be built can be
 * read. Characters are Unicode code points.
 */
public final class Limits {
    /** How deep variations may be nested: {@value}. */
    public static final int NESTING = 64;

    /** The most characters in the value of a tag: {@value}. */
    public static final int TAG_VALUE = 4096;

    /** The most characters in a comment: {@value}. */
    public static final int COMMENT = 65536;

    /** The most characters in any other token, such as a move or the name of a tag: {@value}. */
    public static final int TOKEN = 64;

    /** The most bytes in a record, written in UTF-8 with one byte a line end: {@value}, 4 MiB. */
    public static final int RECORD = 4 * 1024 * 1024;

    /** The most tags in a record, besides {@code Position} and {@code Result}, which every record has: {@value}. */
    public static final int TAGS = 1000;

    /**
     * The most turns, comments, numeric annotations and variations in a record, those of all its lines counted together:
     * {@value}. So no record takes more than 16 MB of memory, whatever it holds.
     */
    public static final int PARTS = 30_000;

    /**
     * The most diagnostics about one record before its reader gives it up, with one more that says so: {@value}.
     */
    public static final int DIAGNOSTICS = 1000;

    private Limits() {}
}
