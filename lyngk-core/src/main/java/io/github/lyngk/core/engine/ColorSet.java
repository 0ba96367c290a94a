package io.github.lyngk.core.engine;

/** Sets of colours as the bits of a number. */
public final class ColorSet {
    /** The number of colours; in a stack the joker has this number. */
    public static final int COLORS = 5;

    /** The set of all colours. */
    static final int ALL = (1 << COLORS) - 1;

    private ColorSet() {}

    /** Returns the set of one colour. */
    static int of(int color) {
        return 1 << color;
    }

    /** Returns whether a colour is in a set. */
    public static boolean has(int colors, int color) {
        return (colors >>> color & 1) != 0;
    }

    /** Returns the first colour of a set, which must not be empty. */
    public static int first(int colors) {
        return Integer.numberOfTrailingZeros(colors);
    }

    /** Returns the last colour of a set, which must not be empty. */
    static int last(int colors) {
        return Integer.SIZE - 1 - Integer.numberOfLeadingZeros(colors);
    }
}
