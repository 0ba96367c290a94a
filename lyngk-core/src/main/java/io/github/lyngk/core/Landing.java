package io.github.lyngk.core;

/** Which stacks may a stack land on, wherever they are (E5 to E8, H2): sets of points. */
final class Landing {
    private Landing() {}

    /** Returns where a stack of the mover's own may land: any height within the limit (E8), no colour twice (E5). */
    static long own(Board board, int point, int color, int maxHeight) {
        if (!Sight.has(board.higherThan(1), point)) {
            return atMost(board, maxHeight - 1) & ~board.holding(color);
        }
        int code = board.code(point);
        return atMost(board, maxHeight - StackCode.height(code)) & ~clashing(board, code);
    }

    /** Returns where a neutral stack may land: as its own, but never on a higher stack (E6, E7). */
    static long neutral(Board board, int point, int color, int maxHeight) {
        if (!Sight.has(board.higherThan(1), point)) {
            return atMost(board, 1) & ~board.holding(color);
        }
        int code = board.code(point);
        int height = StackCode.height(code);
        return atMost(board, Math.min(height, maxHeight - height)) & ~clashing(board, code);
    }

    /** Returns the stacks of at most some height. */
    private static long atMost(Board board, int height) {
        return height < 1 ? 0 : board.occupied() & ~board.higherThan(height);
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
