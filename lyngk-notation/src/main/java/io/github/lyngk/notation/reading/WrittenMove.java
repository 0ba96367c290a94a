package io.github.lyngk.notation.reading;

import com.google.common.base.Ascii;
import io.github.lyngk.core.Color;
import io.github.lyngk.core.Effect;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Point;
import io.github.lyngk.notation.Limits;
import io.github.lyngk.notation.text.Fault;

/**
 * A described move as it is written, not yet held against a position: {@code [C:]from-…-to[+#]}.
 *
 * @param move the move, whatever the route
 * @param source the text it was read from
 * @param routeAt the index of the origin in that text
 * @param points how many points are written, origin and destination included
 * @param mark {@code +}, {@code #}, or {@link #NO_MARK}
 * @param comma whether a comma follows the claim instead of a colon
 * @param end the index after the move
 */
public record WrittenMove(Move move, String source, int routeAt, int points, char mark, boolean comma, int end) {
    /** What stands where there is no mark. */
    public static final char NO_MARK = ' ';

    /** How many chars a point and the hyphen before it take. */
    static final int STEP = 3;

    private static final int ROWS = 8;
    private static final Point[] POINTS = allPoints();

    private static Point[] allPoints() {
        Point[] points = new Point[('i' - 'a' + 1) * ROWS];
        for (Point point : Point.values()) {
            points[(point.column() - 'a') * ROWS + point.row()] = point;
        }
        return points;
    }

    /**
     * Reads the move that a text begins with between two indexes.
     *
     * @throws Fault if there is none
     */
    public static WrittenMove read(String text, int from, int to) {
        char claimMark = from + 1 < to ? text.charAt(from + 1) : NO_MARK;
        boolean claims = claimMark == ':' || claimMark == ',';
        int routeAt = claims ? from + 2 : from;
        Point origin = point(text, routeAt, to);
        Point destination = origin;
        int end = routeAt + STEP - 1;
        do {
            destination = step(text, end, to);
            end += STEP;
        } while (end < to && text.charAt(end) == '-');
        if (origin == destination) {
            throw Fault.expected(end - STEP + 1, "a destination that is not the origin");
        }
        Move move = Move.of(origin, destination);
        if (claims) {
            move = move.claiming(color(text, from));
        }
        char mark = end < to ? text.charAt(end) : NO_MARK;
        boolean marked = mark == '+' || mark == '#';
        int points = (end - routeAt + 1) / STEP;
        return new WrittenMove(
                move, text, routeAt, points, marked ? mark : NO_MARK, claimMark == ',', marked ? end + 1 : end);
    }

    /** {@return a move as it is written, by what it does; without its route if that would make too long a token} */
    public static String describe(Effect effect) {
        Move move = effect.move();
        StringBuilder text = new StringBuilder();
        move.claim().ifPresent(color -> text.append(color.letter()).append(':'));
        for (Point point : effect.route()) {
            text.append(point).append('-');
        }
        text.setLength(text.length() - 1);
        char mark = WrittenMoveCheck.mark(effect);
        String end = mark == NO_MARK ? "" : String.valueOf(mark);
        return (text.length() + end.length() <= Limits.TOKEN ? text : move) + end;
    }

    /** {@return the fault of a comma after the claim, where a colon belongs} */
    public Fault colonExpected() {
        return Fault.expected(routeAt - 1, "a colon after the claim");
    }

    /** {@return whether points are written between origin and destination} */
    boolean hasRoute() {
        return points > 2;
    }

    /** {@return a point of the route; 0 is the origin} */
    Point point(int number) {
        return point(source, routeAt + number * STEP, end);
    }

    private static Point step(String text, int at, int to) {
        if (at >= to || text.charAt(at) != '-') {
            throw Fault.expected(Math.min(at, to), "\"-\" and a point");
        }
        return point(text, at + 1, to);
    }

    private static Color color(String text, int index) {
        return switch (Ascii.toUpperCase(text.charAt(index))) {
            case 'I' -> Color.IVORY;
            case 'B' -> Color.BLUE;
            case 'R' -> Color.RED;
            case 'G' -> Color.GREEN;
            case 'K' -> Color.BLACK;
            default -> throw Fault.expected(index, "the letter of a colour: I, B, R, G or K");
        };
    }

    /**
     * Reads the point that stands at an index, before another one.
     *
     * @throws Fault if there is none
     */
    public static Point point(String text, int index, int to) {
        if (index + 1 < to) {
            int column = Ascii.toUpperCase(text.charAt(index)) - 'A';
            int row = text.charAt(index + 1) - '0';
            if (column >= 0 && column <= 'i' - 'a' && row >= 1 && row < ROWS) {
                Point point = POINTS[column * ROWS + row];
                if (point != null) {
                    return point;
                }
            }
        }
        throw Fault.expected(Math.min(index, to), "a point, such as c7");
    }
}
