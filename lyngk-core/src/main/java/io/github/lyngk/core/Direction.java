package io.github.lyngk.core;

import io.github.lyngk.core.engine.Geometry;

/**
 * The six directions of the straight lines on the board, clockwise from the top.
 *
 * <p>The columns of the board are vertical: {@link #NORTH} leads up a column. The lines in the other directions are
 * slanted.
 *
 * <p>No constants will be added.
 */
public enum Direction {
    /** Up the column: from e4 to e5. */
    NORTH,
    /** Up and to the right: from e4 to f4. */
    NORTH_EAST,
    /** Down and to the right: from e4 to f3. */
    SOUTH_EAST,
    /** Down the column: from e4 to e3. */
    SOUTH,
    /** Down and to the left: from e4 to d3. */
    SOUTH_WEST,
    /** Up and to the left: from e4 to d4. */
    NORTH_WEST;

    private static final Direction[] CLOCKWISE = values();

    /** {@return the change of {@link Point#x()} in one step: −1, 0 or 1} */
    public int dx() {
        return Geometry.dx(ordinal());
    }

    /** {@return the change of {@link Point#y()} in one step: −1, 0 or 1} */
    public int dy() {
        return Geometry.dy(ordinal());
    }

    /** {@return the opposite direction} */
    public Direction opposite() {
        return CLOCKWISE[(ordinal() + CLOCKWISE.length / 2) % CLOCKWISE.length];
    }
}
