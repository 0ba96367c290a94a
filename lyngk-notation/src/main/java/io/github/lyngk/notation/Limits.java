package io.github.lyngk.notation;

import io.github.lyngk.notation.text.Bounds;

/**
 * The sizes a game record may have. Factories and readers enforce the same ones, so that all that can be built can be
 * read. Characters are Unicode code points.
 */
public final class Limits {
    /** How deep variations may be nested: {@value}. */
    public static final int NESTING = Bounds.NESTING;

    /** The most characters in the value of a tag: {@value}. */
    public static final int TAG_VALUE = Bounds.TAG_VALUE;

    /** The most characters in a comment: {@value}. */
    public static final int COMMENT = Bounds.COMMENT;

    /** The most characters in any other token, such as a move or the name of a tag: {@value}. */
    public static final int TOKEN = Bounds.TOKEN;

    /** The most bytes in a record, written in UTF-8 with one byte a line end: {@value}, 4 MiB. */
    public static final int RECORD = Bounds.RECORD;

    /** The most tags in a record, besides {@code Position} and {@code Result}, which every record has: {@value}. */
    public static final int TAGS = Bounds.TAGS;

    /**
     * The most turns, comments, numeric annotations and variations in a record, those of all its lines counted together:
     * {@value}. So no record takes more than 16 MB of memory, whatever it holds.
     */
    public static final int PARTS = Bounds.PARTS;

    /**
     * The most diagnostics about one record before its reader gives it up, with one more that says so: {@value}. Only
     * variations, tags, leniencies and what Boardspace players do can have more than a few.
     */
    public static final int DIAGNOSTICS = Bounds.FAULTS;

    private Limits() {}
}
