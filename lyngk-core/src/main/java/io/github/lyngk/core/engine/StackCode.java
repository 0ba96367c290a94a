package io.github.lyngk.core.engine;

/**
 * Stacks as numbers: three bits for each piece from the bottom up, the number of the piece plus 1, and above them the
 * height. 0 is no stack. Colours are numbered from 0, and the joker comes after them. A stack has at most six pieces,
 * so 21 bits are enough.
 *
 * <p>The order of these numbers is that of {@link Canonical} forms, and the pieces are part of the {@link Hash}. Both
 * must never change, so this layout must not change either.
 */
public final class StackCode {
    /** No stack. */
    public static final int EMPTY = 0;

    /** The maximum number of pieces of a stack. */
    public static final int MOST_PIECES = 6;

    private static final int PIECE_BITS = 3;
    private static final int PIECE = (1 << PIECE_BITS) - 1;
    private static final int HEIGHT_SHIFT = MOST_PIECES * PIECE_BITS;
    private static final int PIECES = (1 << HEIGHT_SHIFT) - 1;

    private static final int HALF_BITS = HEIGHT_SHIFT / 2;
    private static final int HALF = (1 << HALF_BITS) - 1;

    /** The colours of every combination of three pieces, which are half of the bits. */
    private static final byte[] COLORS = new byte[HALF + 1];

    static {
        for (int half = 0; half <= HALF; half++) {
            for (int rest = half; rest != EMPTY; rest >>>= PIECE_BITS) {
                COLORS[half] |= (byte) (1 << (rest & PIECE) >> 1 & ColorSet.ALL);
            }
        }
    }

    private StackCode() {}

    /** Returns the stack of a single piece. */
    public static int single(int piece) {
        return 1 << HEIGHT_SHIFT | (piece + 1);
    }

    /** Returns a stack with another one put on top. */
    public static int under(int code, int above) {
        return code + (above & ~PIECES) | pieces(above) << PIECE_BITS * height(code);
    }

    /** Returns the number of pieces of a stack. */
    public static int height(int code) {
        return code >>> HEIGHT_SHIFT;
    }

    /** Returns the pieces without the height. */
    static int pieces(int code) {
        return code & PIECES;
    }

    /** Returns a piece by its index, from 0 at the bottom. */
    public static int piece(int code, int place) {
        return (code >>> PIECE_BITS * place & PIECE) - 1;
    }

    /** Returns the piece on top. */
    public static int top(int code) {
        return piece(code, height(code) - 1);
    }

    /** Returns the colours in a stack. */
    public static int colors(int code) {
        return COLORS[code & HALF] | COLORS[code >>> HALF_BITS & HALF];
    }
}
