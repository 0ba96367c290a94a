package io.github.lyngk.notation;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Color;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Point;

/**
 * A described move as it is written, not yet held against a position: {@code [C:]from-…-to[+#]}.
 *
 * @param move the move, whatever the route
 * @param route all points from origin to destination, empty if none are written between them
 * @param routeAt the index of the first point in the text
 * @param mark {@code +}, {@code #}, or {@link #NO_MARK}
 * @param comma whether a comma follows the claim instead of a colon
 * @param end the index after the move
 */
record MoveText(Move move, ImmutableList<Point> route, int routeAt, char mark, boolean comma, int end) {
    static final char NO_MARK = ' ';

    /** How many chars a point and the hyphen before it take. */
    static final int STEP = 3;

    private static final int ROWS = 8;
    private static final Point[] POINTS = points();

    private static Point[] points() {
        Point[] points = new Point[('i' - 'a' + 1) * ROWS];
        for (Point point : Point.values()) {
            points[(point.column() - 'a') * ROWS + point.row()] = point;
        }
        return points;
    }

    /**
     * Reads the move that a text begins with between two indexes.
     *
     * @throws RecordFault if there is none
     */
    static MoveText read(String text, int from, int to) {
        char claimMark = from + 1 < to ? text.charAt(from + 1) : NO_MARK;
        boolean claims = claimMark == ':' || claimMark == ',';
        int routeAt = claims ? from + 2 : from;
        Point origin = point(text, routeAt, to);
        Point destination = step(text, routeAt + STEP - 1, to);
        int end = routeAt + 2 * STEP - 1;
        ImmutableList<Point> route = ImmutableList.of();
        if (end < to && text.charAt(end) == '-') {
            route = route(text, routeAt, to);
            destination = route.get(route.size() - 1);
            end = routeAt + route.size() * STEP - 1;
        }
        if (origin == destination) {
            throw RecordFault.expected(end - STEP + 1, "a destination that is not the origin");
        }
        Move move = Move.of(origin, destination);
        if (claims) {
            move = move.claiming(color(text, from));
        }
        char mark = end < to ? text.charAt(end) : NO_MARK;
        boolean marked = mark == '+' || mark == '#';
        return new MoveText(move, route, routeAt, marked ? mark : NO_MARK, claimMark == ',', marked ? end + 1 : end);
    }

    private static ImmutableList<Point> route(String text, int from, int to) {
        ImmutableList.Builder<Point> route = ImmutableList.<Point>builder().add(point(text, from, to));
        for (int at = from + STEP - 1; at < to && text.charAt(at) == '-'; at += STEP) {
            route.add(step(text, at, to));
        }
        return route.build();
    }

    private static Point step(String text, int at, int to) {
        if (at >= to || text.charAt(at) != '-') {
            throw RecordFault.expected(Math.min(at, to), "\"-\" and a point");
        }
        return point(text, at + 1, to);
    }

    private static Color color(String text, int index) {
        return Color.ofLetter(upper(text.charAt(index)))
                .orElseThrow(() -> RecordFault.expected(index, "the letter of a colour: I, B, R, G or K"));
    }

    private static Point point(String text, int index, int to) {
        if (index + 1 < to) {
            int column = upper(text.charAt(index)) - 'A';
            int row = text.charAt(index + 1) - '0';
            if (column >= 0 && column <= 'i' - 'a' && row >= 1 && row < ROWS) {
                Point point = POINTS[column * ROWS + row];
                if (point != null) {
                    return point;
                }
            }
        }
        throw RecordFault.expected(Math.min(index, to), "a point, such as c7");
    }

    /** Letters are read in either case, ASCII only: no locale has a say. */
    private static char upper(char c) {
        return c >= 'a' && c <= 'z' ? (char) (c - 'a' + 'A') : c;
    }
}
