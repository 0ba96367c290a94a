package io.github.lyngk.core;

/**
 * Stacks as numbers: three bits a piece from the bottom up, each piece its ordinal plus one, so that 0 is no stack.
 * A stack of a position has at most six pieces, so 18 bits are enough.
 */
final class StackCode {
    static final int EMPTY = 0;

    private static final int BITS = 3;
    private static final int PIECE = (1 << BITS) - 1;

    private static final int HALF_BITS = 3 * BITS;
    private static final int HALF = (1 << HALF_BITS) - 1;

    /** The colours of every half of a code, three pieces. */
    private static final byte[] COLORS = new byte[HALF + 1];

    static {
        for (int half = 0; half <= HALF; half++) {
            for (int rest = half; rest != EMPTY; rest >>>= BITS) {
                COLORS[half] |= (byte) (1 << (rest & PIECE) >> 1 & ColorSet.ALL);
            }
        }
    }

    private StackCode() {}

    static int of(Stack stack) {
        int code = EMPTY;
        for (int i = stack.height() - 1; i >= 0; i--) {
            code = code << BITS | (stack.pieces().get(i).ordinal() + 1);
        }
        return code;
    }

    static Stack stack(int code) {
        Piece[] pieces = new Piece[height(code)];
        for (int i = 0; i < pieces.length; i++) {
            pieces[i] = Piece.at((code >>> BITS * i & PIECE) - 1);
        }
        return Stack.of(pieces);
    }

    static int height(int code) {
        return (Integer.SIZE - Integer.numberOfLeadingZeros(code) + BITS - 1) / BITS;
    }

    /** Returns the ordinal of the piece on top. */
    static int top(int code) {
        return (code >>> BITS * (height(code) - 1)) - 1;
    }

    /** Returns the stack with another one put on top. */
    static int under(int code, int above) {
        return code | above << BITS * height(code);
    }

    /** Returns the colours in the stack as a {@link ColorSet}. */
    static int colors(int code) {
        return COLORS[code & HALF] | COLORS[code >>> HALF_BITS];
    }
}
