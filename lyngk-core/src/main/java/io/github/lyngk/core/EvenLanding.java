package io.github.lyngk.core;

/**
 * The same as {@link Landing}, by the same steps for every stack. Late in a game nobody can tell how high the next stack
 * is or how many colours it holds, and a processor that guesses wrong loses more than a short way gains.
 */
final class EvenLanding {
    private static final int SIGN = Long.SIZE - 1;

    private final Board board;
    private final int maxHeight;
    private final long ivory;
    private final long blue;
    private final long red;
    private final long green;
    private final long black;

    EvenLanding(Board board, int maxHeight) {
        this.board = board;
        this.maxHeight = maxHeight;
        this.ivory = board.holding(Color.IVORY.ordinal());
        this.blue = board.holding(Color.BLUE.ordinal());
        this.red = board.holding(Color.RED.ordinal());
        this.green = board.holding(Color.GREEN.ordinal());
        this.black = board.holding(Color.BLACK.ordinal());
    }

    /** Returns where a stack of the mover's own may land. */
    long own(int point) {
        int height = StackCode.height(board.code(point));
        return board.atMost(Landing.highestForOwn(height, maxHeight)) & ~clashing(Sight.bit(point));
    }

    /** Returns where a neutral stack may land. */
    long neutral(int point) {
        int height = StackCode.height(board.code(point));
        return board.atMost(Landing.highestForNeutral(height, maxHeight)) & ~clashing(Sight.bit(point));
    }

    /** Returns the stacks that hold a colour of this one (E5). */
    private long clashing(long stack) {
        return ifAmong(ivory, stack)
                | ifAmong(blue, stack)
                | ifAmong(red, stack)
                | ifAmong(green, stack)
                | ifAmong(black, stack);
    }

    /** Returns some points if the given one is among them, else none. */
    private static long ifAmong(long points, long point) {
        long allUnlessAmong = (points & point) - 1 >> SIGN;
        return points & ~allUnlessAmong;
    }
}
