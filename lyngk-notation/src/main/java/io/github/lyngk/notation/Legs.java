package io.github.lyngk.notation;

import io.github.lyngk.core.Direction;
import io.github.lyngk.core.Point;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The straight legs of the board: which points lie between two points of a line. */
final class Legs {
    private static final Point[] NONE = {};
    private static final Point[] @Nullable [] BETWEEN = new Point[Point.COUNT * Point.COUNT][];

    static {
        for (Point from : Point.values()) {
            for (Direction direction : Direction.values()) {
                List<Point> ray = from.ray(direction);
                for (int i = 0; i < ray.size(); i++) {
                    BETWEEN[index(from, ray.get(i))] = ray.subList(0, i).toArray(NONE);
                }
            }
        }
    }

    private Legs() {}

    private static int index(Point from, Point to) {
        return from.ordinal() * Point.COUNT + to.ordinal();
    }

    /** Returns the points between two others, nearest first, or null if no straight line joins the two; do not change. */
    static Point @Nullable [] between(Point from, Point to) {
        return BETWEEN[index(from, to)];
    }
}
