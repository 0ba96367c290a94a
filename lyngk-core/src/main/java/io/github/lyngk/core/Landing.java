package io.github.lyngk.core;

/**
 * Which stacks may a stack land on, wherever they are (E5 to E8, H2): sets of points.
 *
 * <p>Stacks of one piece are made short work of, since there are many as long as there are colours to claim; see also
 * {@link EvenLanding}.
 */
final class Landing {
    private Landing() {}

    /** Returns where a stack of the mover's own may land: any height within the limit (E8), no colour twice (E5). */
    static long own(Board board, int point, int color, int maxHeight) {
        if (!Sight.has(board.higherThan(1), point)) {
            return board.atMost(highestForOwn(1, maxHeight)) & ~board.holding(color);
        }
        int code = board.code(point);
        return board.atMost(highestForOwn(StackCode.height(code), maxHeight)) & ~clashing(board, code);
    }

    /** Returns where a neutral stack may land: as its own, but never on a higher stack (E6, E7). */
    static long neutral(Board board, int point, int color, int maxHeight) {
        if (!Sight.has(board.higherThan(1), point)) {
            return board.atMost(highestForNeutral(1, maxHeight)) & ~board.holding(color);
        }
        int code = board.code(point);
        return board.atMost(highestForNeutral(StackCode.height(code), maxHeight)) & ~clashing(board, code);
    }

    /** Returns how high a stack may be that an own stack lands on: what the limit leaves (E5, E8, H2). */
    static int highestForOwn(int height, int maxHeight) {
        return maxHeight - height;
    }

    /** Returns how high a stack may be that a neutral stack lands on: as high as itself, within the limit (E6, E7). */
    static int highestForNeutral(int height, int maxHeight) {
        return Math.min(height, highestForOwn(height, maxHeight));
    }

    /** Returns the stacks that hold a colour of this one; jokers never clash (E5). */
    private static long clashing(Board board, int code) {
        long clashing = 0;
        for (int rest = StackCode.colors(code); rest != 0; rest &= rest - 1) {
            clashing |= board.holding(Integer.numberOfTrailingZeros(rest));
        }
        return clashing;
    }
}
