package io.github.lyngk.core;

/**
 * The six directions in which a straight line can leave a point, clockwise from the top of the board.
 *
 * <p>The columns of the board are vertical, so {@link #NORTH} runs up a column, and the other five follow the two
 * slanted axes.
 */
public enum Direction {
    /** Up the column: from e4 to e5. */
    NORTH(0, 1),
    /** Up and to the right: from e4 to f4. */
    NORTH_EAST(1, 1),
    /** Down and to the right: from e4 to f3. */
    SOUTH_EAST(1, 0),
    /** Down the column: from e4 to e3. */
    SOUTH(0, -1),
    /** Down and to the left: from e4 to d3. */
    SOUTH_WEST(-1, -1),
    /** Up and to the left: from e4 to d4. */
    NORTH_WEST(-1, 0);

    private static final Direction[] CLOCKWISE = values();

    private final int dx;
    private final int dy;

    Direction(int dx, int dy) {
        this.dx = dx;
        this.dy = dy;
    }

    /**
     * Returns the change in {@link Point#x()} of one step.
     *
     * @return −1, 0 or 1
     */
    public int dx() {
        return dx;
    }

    /**
     * Returns the change in {@link Point#y()} of one step.
     *
     * @return −1, 0 or 1
     */
    public int dy() {
        return dy;
    }

    /**
     * Returns the direction back.
     *
     * @return the direction on the same axis that points the other way
     */
    public Direction opposite() {
        return CLOCKWISE[(ordinal() + 3) % CLOCKWISE.length];
    }
}
