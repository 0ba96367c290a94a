package io.github.lyngk.core;

import static java.util.Objects.requireNonNull;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.engine.Geometry;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The 43 points of the board, in notation order: column by column from a to i, and from the bottom to the top of each
 * column.
 *
 * <p>Each point has the coordinates {@link #x()} and {@link #y()}. A step in a {@link Direction} changes them by
 * {@link Direction#dx()} and {@link Direction#dy()}.
 *
 * <p>No constants will be added.
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

    /** The number of points of the board. */
    public static final int COUNT = Geometry.POINTS;

    private static final Point[] POINTS = values();
    private static final Direction[] DIRECTIONS = Direction.values();

    /** For each point and direction, the points in that direction, nearest first. */
    private static final ImmutableList<ImmutableList<ImmutableList<Point>>> RAYS;

    /** For each point, the adjacent points, clockwise. */
    private static final ImmutableList<ImmutableList<Point>> NEIGHBOURS;

    static {
        ImmutableList.Builder<ImmutableList<ImmutableList<Point>>> allRays = ImmutableList.builder();
        ImmutableList.Builder<ImmutableList<Point>> allNeighbours = ImmutableList.builder();
        for (Point point : POINTS) {
            ImmutableList.Builder<ImmutableList<Point>> rays = ImmutableList.builder();
            ImmutableList.Builder<Point> neighbours = ImmutableList.builder();
            for (Direction direction : DIRECTIONS) {
                ImmutableList<Point> ray = walk(point.ordinal(), direction.ordinal());
                rays.add(ray);
                if (!ray.isEmpty()) {
                    neighbours.add(ray.get(0));
                }
            }
            allRays.add(rays.build());
            allNeighbours.add(neighbours.build());
        }
        RAYS = allRays.build();
        NEIGHBOURS = allNeighbours.build();
    }

    private final String text;

    Point() {
        text = name().toLowerCase(Locale.ROOT);
    }

    private static ImmutableList<Point> walk(int from, int direction) {
        ImmutableList.Builder<Point> ray = ImmutableList.builder();
        for (int next = Geometry.step(from, direction); next >= 0; next = Geometry.step(next, direction)) {
            ray.add(POINTS[next]);
        }
        return ray.build();
    }

    /** {@return the letter of the column, {@code 'a'} to {@code 'i'}} */
    public char column() {
        return text.charAt(0);
    }

    /** {@return the number of the point within its column, 1 to 7, counted from the bottom} */
    public int row() {
        return text.charAt(1) - '0';
    }

    /** {@return the horizontal coordinate, 0 for column a to 8 for column i} */
    public int x() {
        return Geometry.x(ordinal());
    }

    /**
     * {@return the vertical coordinate, 1 to 9, in a slanted coordinate system, in which a {@link Direction} has the
     * same dx and dy at every point; on a drawing of the board the height is {@code y - x / 2.0}}
     */
    public int y() {
        return Geometry.y(ordinal());
    }

    /** {@return the two to six adjacent points, clockwise in the order of {@link Direction}} */
    public ImmutableList<Point> neighbours() {
        return NEIGHBOURS.get(ordinal());
    }

    /**
     * {@return the adjacent point in a direction, or empty at the edge of the board}
     *
     * @param direction the direction
     */
    public Optional<Point> neighbour(Direction direction) {
        return ray(direction).stream().findFirst();
    }

    /**
     * {@return the points on the straight line from this point in a direction, nearest first, without this point; empty
     * at the edge of the board}
     *
     * @param direction the direction
     */
    public ImmutableList<Point> ray(Direction direction) {
        return RAYS.get(ordinal()).get(direction.ordinal());
    }

    /**
     * {@return the direction of another point on the same straight line, whether or not stacks are in between; empty if
     * no straight line joins the two points}
     *
     * @param other the other point
     */
    public Optional<Direction> directionTo(Point other) {
        requireNonNull(other, "other");
        for (Direction direction : DIRECTIONS) {
            if (Geometry.has(Geometry.ray(ordinal(), direction.ordinal()), other.ordinal())) {
                return Optional.of(direction);
            }
        }
        return Optional.empty();
    }

    /**
     * {@return the point with a name such as {@code c7}; the letter may be upper or lower case}
     *
     * @param text the name of a point
     * @throws NotationException if the text is not exactly the name of a point
     */
    @JsonCreator
    public static Point parse(String text) {
        Cursor cursor = new Cursor(text);
        Point point = cursor.point();
        cursor.end();
        return point;
    }

    /** Returns the point with a name, in upper or lower case, or null if there is none. */
    static @Nullable Point named(char column, char row) {
        int x = column >= 'A' && column <= 'I' ? column - 'A' : column - 'a';
        int point = Geometry.inColumn(x, row - '1');
        return point < 0 ? null : POINTS[point];
    }

    /** Returns the point with an ordinal, without the copy that {@code values()} makes. */
    static Point at(int ordinal) {
        return POINTS[ordinal];
    }

    /** Returns the points of a set, in notation order. */
    static ImmutableList<Point> list(long points) {
        ImmutableList.Builder<Point> list = ImmutableList.builderWithExpectedSize(Long.bitCount(points));
        for (long rest = points; rest != 0; rest &= rest - 1) {
            list.add(at(Geometry.first(rest)));
        }
        return list.build();
    }

    /** {@return the name of the point in lower case, for example {@code c7}} */
    @Override
    @JsonValue
    public String toString() {
        return text;
    }
}
