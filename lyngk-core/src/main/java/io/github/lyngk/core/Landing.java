package io.github.lyngk.core;

/** Which stacks may a stack land on, wherever they are (E5 to E8, H2): sets of points. */
final class Landing {
    private Landing() {}

    /** Returns where a stack of the mover's own may land: any height within the limit (E8), no colour twice (E5). */
    static long own(Board board, int point, int color, int maxHeight) {
        int height = height(board, point);
        return atMost(board, maxHeight - height) & ~clashing(board, point, color);
    }

    /** Returns where a neutral stack may land: as its own, but never on a higher stack (E6, E7). */
    static long neutral(Board board, int point, int color, int maxHeight) {
        int height = height(board, point);
        return atMost(board, Math.min(height, maxHeight - height)) & ~clashing(board, point, color);
    }

    /** Returns the stacks that hold a colour of this one; jokers never clash (E5). */
    static long clashing(Board board, int point, int color) {
        long clashing = board.holding(color);
        if (!Sight.has(board.higherThan(1), point)) {
            return clashing;
        }
        for (int rest = StackCode.colors(board.code(point)); rest != 0; rest &= rest - 1) {
            clashing |= board.holding(Integer.numberOfTrailingZeros(rest));
        }
        return clashing;
    }

    private static int height(Board board, int point) {
        return Sight.has(board.higherThan(1), point) ? StackCode.height(board.code(point)) : 1;
    }

    private static long atMost(Board board, int height) {
        return height < 1 ? 0 : board.occupied() & ~board.higherThan(height);
    }
}
