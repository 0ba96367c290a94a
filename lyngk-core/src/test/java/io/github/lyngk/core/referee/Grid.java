package io.github.lyngk.core.referee;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The 43 points and the lines between them, worked out from coordinates. */
public final class Grid {
    private static final int[] SIZES = {1, 4, 7, 6, 7, 6, 7, 4, 1};
    private static final int[] BASES = {3, 2, 1, 2, 2, 3, 3, 5, 7};
    private static final int[][] STEPS = {{0, 1}, {1, 1}, {1, 0}, {0, -1}, {-1, -1}, {-1, 0}};

    /** All points in notation order. */
    public static final List<String> POINTS = points();

    private static final Map<String, List<List<String>>> RAYS = rays();

    private Grid() {}

    private static List<String> points() {
        List<String> points = new ArrayList<>();
        for (int column = 0; column < 9; column++) {
            for (int number = 1; number <= SIZES[column]; number++) {
                points.add("" + (char) ('a' + column) + number);
            }
        }
        return List.copyOf(points);
    }

    /** The x coordinate of a point. */
    public static int x(String point) {
        return point.charAt(0) - 'a';
    }

    /** The y coordinate of a point. */
    public static int y(String point) {
        return BASES[x(point)] + (point.charAt(1) - '0') - 1;
    }

    /** What one meets going straight from a point, one list for each of the six directions, nearest first. */
    public static List<List<String>> rays(String point) {
        return RAYS.get(point);
    }

    /** Points in notation order, column by column. */
    public static List<List<String>> columns() {
        List<List<String>> columns = new ArrayList<>();
        for (int column = 0; column < 9; column++) {
            int x = column;
            columns.add(POINTS.stream().filter(point -> x(point) == x).toList());
        }
        return columns;
    }

    private static Map<String, List<List<String>>> rays() {
        Map<String, List<List<String>>> all = new HashMap<>();
        for (String point : POINTS) {
            List<List<String>> rays = new ArrayList<>();
            for (int[] step : STEPS) {
                rays.add(ray(point, step[0], step[1]));
            }
            all.put(point, rays);
        }
        return all;
    }

    private static List<String> ray(String point, int dx, int dy) {
        List<String> ray = new ArrayList<>();
        int x = x(point) + dx;
        int y = y(point) + dy;
        while (isPoint(x, y)) {
            ray.add("" + (char) ('a' + x) + (y - BASES[x] + 1));
            x += dx;
            y += dy;
        }
        return ray;
    }

    private static boolean isPoint(int x, int y) {
        return x >= 0 && x < 9 && y >= BASES[x] && y < BASES[x] + SIZES[x];
    }
}
