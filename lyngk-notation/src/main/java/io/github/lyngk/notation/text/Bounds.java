package io.github.lyngk.notation.text;

/** The sizes that reading and building keep; {@link io.github.lyngk.notation.Limits} tells users what each is for. */
public final class Bounds {
    /** How deep variations may be nested. */
    public static final int NESTING = 64;

    /** The most code points in the value of a tag. */
    public static final int TAG_VALUE = 4096;

    /** The most code points in a comment. */
    public static final int COMMENT = 65536;

    /** The most characters in any other token. */
    public static final int TOKEN = 64;

    /** The most bytes in a record, in UTF-8. */
    public static final int RECORD = 4 * 1024 * 1024;

    /** The most tags in a record, besides the two that every record has. */
    public static final int TAGS = 1000;

    /**
     * The most turns, comments, numeric annotations and variations in a record, those of all lines together. What takes
     * most memory are variations, each of which keeps the position it starts from.
     */
    public static final int PARTS = 30_000;

    /** The most faults told of one record. */
    public static final int FAULTS = 1000;

    private Bounds() {}
}
