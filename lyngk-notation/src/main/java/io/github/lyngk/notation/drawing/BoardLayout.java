package io.github.lyngk.notation.drawing;

import static java.util.Comparator.comparingInt;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Symmetry;
import java.util.Arrays;

/**
 * Computes coordinates in a picture of one board, in units: the board is {@value #WIDTH} units wide.
 *
 * @param symmetry how the board is turned
 */
record BoardLayout(Symmetry symmetry) {
    static final int WIDTH = 686;

    /** The distance from the upper edge to the highest points: room for the highest stack and a hint over it. */
    static final int TOP = 96;

    private static final int COLUMN = 70;

    /** A little more than half a side of an equilateral triangle, so that no stack hides part of another. */
    private static final int HALF_ROW = 46;

    /** The number of half rows from the lowest points (c1, e1, g1) to the highest (c7, e7, g7). */
    static final int HALF_ROWS = 12;

    private static final int LEFT = (WIDTH - 8 * COLUMN) / 2;

    /** The distance from the upper edge to the lowest points. */
    static final int BOTTOM = TOP + HALF_ROWS * HALF_ROW;

    int x(Point point) {
        return LEFT + symmetry.apply(point).x() * COLUMN;
    }

    int y(Point point) {
        return TOP + halfRow(symmetry.apply(point)) * HALF_ROW;
    }

    /** {@return the distance of a point from the top in half rows; upwards, it is y - x/2 rows} */
    static int halfRow(Point drawn) {
        return HALF_ROWS - (2 * drawn.y() - drawn.x());
    }

    /** {@return all points in drawing order, far ones first, so that near stacks may overlap far ones} */
    ImmutableList<Point> fromFarToNear() {
        return Arrays.stream(Point.values())
                .sorted(comparingInt(this::y).thenComparingInt(this::x))
                .collect(ImmutableList.toImmutableList());
    }
}
