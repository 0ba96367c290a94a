package io.github.lyngk.core;

/**
 * The same as {@link Landing}, by the same steps for every stack (see {@link Walk}), and the other way round: which
 * stacks may a stack not land on?
 */
final class EvenLanding {
    private static final int LOW_COLORS = 3;
    private static final int LOW = (1 << LOW_COLORS) - 1;
    private static final int HIGH = (1 << Color.COUNT - LOW_COLORS) - 1;

    private final Board board;
    private final int maxHeight;

    /** For each set of the first three colours, and then for each set of the others, the stacks that hold any of them. */
    private final long[] holding;

    EvenLanding(Board board, int maxHeight) {
        this.board = board;
        this.maxHeight = maxHeight;
        long ivory = board.holding(Color.IVORY.ordinal());
        long blue = board.holding(Color.BLUE.ordinal());
        long red = board.holding(Color.RED.ordinal());
        long green = board.holding(Color.GREEN.ordinal());
        long black = board.holding(Color.BLACK.ordinal());
        this.holding = new long[] {
            0,
            ivory,
            blue,
            ivory | blue,
            red,
            red | ivory,
            red | blue,
            red | ivory | blue,
            0,
            green,
            black,
            green | black
        };
    }

    /** Returns the stacks that a stack may never land on: the two would be too high, or have a colour twice (E5, H2). */
    long closed(int code) {
        int colors = StackCode.colors(code);
        return board.higherThan(Landing.highestForOwn(StackCode.height(code), maxHeight))
                | holding[colors & LOW]
                | holding[LOW + 1 + (colors >>> LOW_COLORS & HIGH)];
    }

    /** Returns the higher stacks, which are closed to a neutral one too (E6, E7). */
    long higher(int code) {
        return board.higherThan(StackCode.height(code));
    }
}
