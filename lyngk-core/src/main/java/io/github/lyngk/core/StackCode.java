package io.github.lyngk.core;

/**
 * Stacks as numbers: three bits a piece from the bottom up, each piece its ordinal plus one, and above them the height,
 * so that 0 is no stack. A stack of a position has at most six pieces, so 21 bits are enough.
 */
final class StackCode {
    static final int EMPTY = 0;

    /** How many bits a stack takes. */
    static final int BITS = 21;

    private static final int PIECE_BITS = 3;
    private static final int PIECE = (1 << PIECE_BITS) - 1;
    private static final int MOST_PIECES = 6;
    private static final int HEIGHT_SHIFT = MOST_PIECES * PIECE_BITS;
    private static final int PIECES = (1 << HEIGHT_SHIFT) - 1;

    private static final int HALF_BITS = HEIGHT_SHIFT / 2;
    private static final int HALF = (1 << HALF_BITS) - 1;

    /** The colours of every half of the pieces, three of them. */
    private static final byte[] COLORS = new byte[HALF + 1];

    static {
        for (int half = 0; half <= HALF; half++) {
            for (int rest = half; rest != EMPTY; rest >>>= PIECE_BITS) {
                COLORS[half] |= (byte) (1 << (rest & PIECE) >> 1 & ColorSet.ALL);
            }
        }
    }

    private StackCode() {}

    static int of(Stack stack) {
        int pieces = EMPTY;
        for (int i = stack.height() - 1; i >= 0; i--) {
            pieces = pieces << PIECE_BITS | (stack.pieces().get(i).ordinal() + 1);
        }
        return pieces | stack.height() << HEIGHT_SHIFT;
    }

    static Stack stack(int code) {
        Piece[] pieces = new Piece[height(code)];
        for (int i = 0; i < pieces.length; i++) {
            pieces[i] = Piece.at((code >>> PIECE_BITS * i & PIECE) - 1);
        }
        return Stack.of(pieces);
    }

    static int height(int code) {
        return code >>> HEIGHT_SHIFT;
    }

    /** Returns the pieces without the height. */
    static int pieces(int code) {
        return code & PIECES;
    }

    /** Returns the ordinal of the piece on top. */
    static int top(int code) {
        return (code >>> PIECE_BITS * (height(code) - 1) & PIECE) - 1;
    }

    /** Returns the stack with another one put on top. */
    static int under(int code, int above) {
        return code + (above & ~PIECES) | pieces(above) << PIECE_BITS * height(code);
    }

    /** Returns the colours in the stack as a {@link ColorSet}. */
    static int colors(int code) {
        return COLORS[code & HALF] | COLORS[code >>> HALF_BITS & HALF];
    }
}
