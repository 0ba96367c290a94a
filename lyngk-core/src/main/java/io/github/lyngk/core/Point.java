package io.github.lyngk.core;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import java.util.Optional;

/**
 * The 43 points of the board, in notation order: column by column from a to i, and up each column from 1.
 *
 * <p>Each point has a coordinate ({@link #x()}, {@link #y()}) in which the six {@link Direction directions} are constant
 * steps; straight lines, neighbours and symmetries are computed from it.
 */
public enum Point {
    /** The left tip of the board, the only point of column a. */
    A1,
    /** Column b, first point from the bottom. */
    B1,
    /** Column b, second point. */
    B2,
    /** Column b, third point. */
    B3,
    /** Column b, fourth and last point. */
    B4,
    /** Column c, first point from the bottom: the lower left tip of the board. */
    C1,
    /** Column c, second point. */
    C2,
    /** Column c, third point. */
    C3,
    /** Column c, fourth point. */
    C4,
    /** Column c, fifth point. */
    C5,
    /** Column c, sixth point. */
    C6,
    /** Column c, seventh and last point: the upper left tip of the board. */
    C7,
    /** Column d, first point from the bottom. */
    D1,
    /** Column d, second point. */
    D2,
    /** Column d, third point. */
    D3,
    /** Column d, fourth point. */
    D4,
    /** Column d, fifth point. */
    D5,
    /** Column d, sixth and last point. */
    D6,
    /** Column e, first point from the bottom. */
    E1,
    /** Column e, second point. */
    E2,
    /** Column e, third point. */
    E3,
    /** Column e, fourth point: the centre of the board. */
    E4,
    /** Column e, fifth point. */
    E5,
    /** Column e, sixth point. */
    E6,
    /** Column e, seventh and last point. */
    E7,
    /** Column f, first point from the bottom. */
    F1,
    /** Column f, second point. */
    F2,
    /** Column f, third point. */
    F3,
    /** Column f, fourth point. */
    F4,
    /** Column f, fifth point. */
    F5,
    /** Column f, sixth and last point. */
    F6,
    /** Column g, first point from the bottom: the lower right tip of the board. */
    G1,
    /** Column g, second point. */
    G2,
    /** Column g, third point. */
    G3,
    /** Column g, fourth point. */
    G4,
    /** Column g, fifth point. */
    G5,
    /** Column g, sixth point. */
    G6,
    /** Column g, seventh and last point: the upper right tip of the board. */
    G7,
    /** Column h, first point from the bottom. */
    H1,
    /** Column h, second point. */
    H2,
    /** Column h, third point. */
    H3,
    /** Column h, fourth and last point. */
    H4,
    /** The right tip of the board, the only point of column i. */
    I1;

    /** How many points the board has. */
    public static final int COUNT = 43;

    /** The y coordinate of the first point of each column, a to i. */
    private static final String COLUMN_BASES = "321223357";

    private final int x;
    private final int y;
    private final String text;

    Point() {
        char column = (char) (name().charAt(0) - 'A' + 'a');
        char row = name().charAt(1);
        x = column - 'a';
        y = COLUMN_BASES.charAt(x) - '0' + row - '1';
        text = "" + column + row;
    }

    /**
     * Returns the letter of the column.
     *
     * @return {@code 'a'} to {@code 'i'}
     */
    public char column() {
        return text.charAt(0);
    }

    /**
     * Returns the number of the point within its column.
     *
     * @return 1 to 7, counted from the bottom
     */
    public int row() {
        return text.charAt(1) - '0';
    }

    /**
     * Returns the horizontal coordinate.
     *
     * @return 0 for column a to 8 for column i
     */
    public int x() {
        return x;
    }

    /**
     * Returns the vertical coordinate, slanted so that every {@link Direction} is a constant step.
     *
     * @return 1 to 9; the height as drawn is {@code y - x / 2.0}
     */
    public int y() {
        return y;
    }

    /**
     * Returns the adjacent points.
     *
     * @return two to six points, clockwise in the order of {@link Direction}
     */
    public ImmutableList<Point> neighbours() {
        return Lines.NEIGHBOURS.get(ordinal());
    }

    /**
     * Returns the adjacent point in a direction.
     *
     * @param direction where to look
     * @return the neighbour, or empty at the edge of the board
     */
    public Optional<Point> neighbour(Direction direction) {
        return at(x + direction.dx(), y + direction.dy());
    }

    /**
     * Returns the points of the straight line that leaves this point in a direction.
     *
     * @param direction where to look
     * @return the points of the line, nearest first, without this point; empty at the edge of the board
     */
    public ImmutableList<Point> ray(Direction direction) {
        return Lines.RAYS.get(ordinal()).get(direction.ordinal());
    }

    /**
     * Returns the direction of another point on the same straight line, whatever stands between.
     *
     * @param other the point to look for
     * @return the direction from here to there, or empty if no straight line joins the two points
     */
    public Optional<Direction> directionTo(Point other) {
        requireNonNull(other, "other");
        for (Direction direction : Direction.values()) {
            if (ray(direction).contains(other)) {
                return Optional.of(direction);
            }
        }
        return Optional.empty();
    }

    /**
     * Returns the point in a column and row.
     *
     * @param column the letter of the column, {@code 'a'} to {@code 'i'} in either case
     * @param row the number in the column, from 1
     * @return the point
     * @throws IllegalArgumentException if the board has no such point
     */
    public static Point of(char column, int row) {
        Point point = row < 1 || row > 7 ? null : Lines.named(column, (char) ('0' + row));
        if (point == null) {
            throw new IllegalArgumentException("the board has no point " + column + row);
        }
        return point;
    }

    /**
     * Returns the point at a coordinate.
     *
     * @param x the horizontal coordinate
     * @param y the vertical coordinate
     * @return the point, or empty if the coordinate is not on the board
     */
    public static Optional<Point> at(int x, int y) {
        return Optional.ofNullable(Lines.at(x, y));
    }

    /**
     * Reads a point such as {@code c7}, in either case.
     *
     * @param text the name of a point
     * @return the point
     * @throws NotationException if the text is not exactly the name of a point
     */
    public static Point parse(String text) {
        Cursor cursor = new Cursor(text);
        Point point = cursor.point();
        cursor.end();
        return point;
    }

    /**
     * Returns the name of the point as it is written.
     *
     * @return for example {@code c7}
     */
    @Override
    public String toString() {
        return text;
    }
}
