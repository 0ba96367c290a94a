package io.github.lyngk.notation;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Color;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Point;

/**
 * A described move as it is written, not yet held against a position: {@code [C:]from-…-to[+#]}.
 *
 * @param move the move, whatever the route
 * @param route all points from origin to destination
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
        int at = from;
        int claimMark = from + 1 < to ? text.charAt(from + 1) : NO_MARK;
        boolean claims = claimMark == ':' || claimMark == ',';
        if (claims) {
            at += 2;
        }
        int routeAt = at;
        Point origin = point(text, at, to);
        Point destination = origin;
        ImmutableList.Builder<Point> route = ImmutableList.<Point>builder().add(origin);
        at += STEP - 1;
        do {
            if (at >= to || text.charAt(at) != '-') {
                throw RecordFault.expected(at, "\"-\" and a point");
            }
            destination = point(text, at + 1, to);
            route.add(destination);
            at += STEP;
        } while (at < to && text.charAt(at) == '-');
        if (origin == destination) {
            throw RecordFault.expected(at - STEP + 1, "a destination that is not the origin");
        }
        char mark = at < to ? text.charAt(at) : NO_MARK;
        if (mark == '+' || mark == '#') {
            at++;
        } else {
            mark = NO_MARK;
        }
        Move move = Move.of(origin, destination);
        if (claims) {
            move = move.claiming(color(text, from));
        }
        return new MoveText(move, route.build(), routeAt, mark, claimMark == ',', at);
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
        throw RecordFault.expected(index, "a point, such as c7");
    }

    /** Letters are read in either case, ASCII only: no locale has a say. */
    private static char upper(char c) {
        return c >= 'a' && c <= 'z' ? (char) (c - 'a' + 'A') : c;
    }
}
