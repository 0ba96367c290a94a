package io.github.lyngk.core;

import com.google.common.collect.ImmutableList;
import org.jspecify.annotations.Nullable;

/** The straight lines of the board: which point stands where, its neighbours and its rays. */
final class Lines {
    private static final int SIDE = 10;

    private static final Point[] POINTS = Point.values();

    /** The points by coordinate: x · {@link #SIDE} + y. */
    private static final @Nullable Point[] BY_COORDINATE = new Point[SIDE * SIDE];

    /** For each point and each direction the points beyond it, nearest first. */
    static final ImmutableList<ImmutableList<ImmutableList<Point>>> RAYS;

    /** For each point the adjacent ones, clockwise. */
    static final ImmutableList<ImmutableList<Point>> NEIGHBOURS;

    static {
        for (Point point : POINTS) {
            BY_COORDINATE[point.x() * SIDE + point.y()] = point;
        }
        ImmutableList.Builder<ImmutableList<ImmutableList<Point>>> rays = ImmutableList.builder();
        ImmutableList.Builder<ImmutableList<Point>> neighbours = ImmutableList.builder();
        for (Point point : POINTS) {
            ImmutableList.Builder<ImmutableList<Point>> raysOfPoint = ImmutableList.builder();
            ImmutableList.Builder<Point> neighboursOfPoint = ImmutableList.builder();
            for (Direction direction : Direction.values()) {
                ImmutableList<Point> ray = walk(point, direction);
                raysOfPoint.add(ray);
                ray.stream().limit(1).forEach(neighboursOfPoint::add);
            }
            rays.add(raysOfPoint.build());
            neighbours.add(neighboursOfPoint.build());
        }
        RAYS = rays.build();
        NEIGHBOURS = neighbours.build();
    }

    private Lines() {}

    private static ImmutableList<Point> walk(Point from, Direction direction) {
        ImmutableList.Builder<Point> ray = ImmutableList.builder();
        int x = from.x() + direction.dx();
        int y = from.y() + direction.dy();
        for (Point next = at(x, y); next != null; next = at(x, y)) {
            ray.add(next);
            x += direction.dx();
            y += direction.dy();
        }
        return ray.build();
    }

    static @Nullable Point at(int x, int y) {
        return x < 0 || x >= SIDE || y < 0 || y >= SIDE ? null : BY_COORDINATE[x * SIDE + y];
    }

    /** Returns the point with that name, letters in either case, or null. */
    static @Nullable Point named(char column, char row) {
        int x = (column >= 'A' && column <= 'I' ? column - 'A' : column - 'a');
        if (x < 0 || x > 8 || row < '1' || row > '7') {
            return null;
        }
        Point first = firstOfColumn(x);
        int ordinal = first.ordinal() + row - '1';
        return ordinal < POINTS.length && POINTS[ordinal].x() == x ? POINTS[ordinal] : null;
    }

    private static Point firstOfColumn(int x) {
        int ordinal = 0;
        while (POINTS[ordinal].x() < x) {
            ordinal++;
        }
        return POINTS[ordinal];
    }

    /** Returns the point with an ordinal, without the copy that {@code values()} makes. */
    static Point point(int ordinal) {
        return POINTS[ordinal];
    }
}
