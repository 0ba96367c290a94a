package io.github.lyngk.notation.reading;

import static java.util.Objects.requireNonNull;

import io.github.lyngk.core.Color;
import io.github.lyngk.core.Effect;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Point;
import io.github.lyngk.notation.Limits;
import org.jspecify.annotations.Nullable;

/**
 * A described move as it is written, {@code [C:]from-…-to[+#]}, not yet compared with a position. One object reads many
 * moves, one after the other, so that nothing is allocated for each.
 */
public final class WrittenMove {
    /** The mark of a move that has none. */
    public static final char NO_MARK = ' ';

    /** How many bytes a point and the hyphen before it take. */
    static final int STEP = 3;

    private static final int ROWS = 8;

    /** The points by column, in either case, and row; and the colours by letter. */
    private static final @Nullable Point[] POINTS = new Point[0x80 * ROWS];

    private static final @Nullable Color[] COLORS = new Color[0x80];

    static {
        for (Point point : Point.values()) {
            POINTS[point.column() * ROWS + point.row()] = point;
            POINTS[Character.toUpperCase(point.column()) * ROWS + point.row()] = point;
        }
        for (Color color : Color.values()) {
            COLORS[color.letter()] = color;
            COLORS[Character.toLowerCase(color.letter())] = color;
        }
    }

    private byte[] text = {};
    private Move move = Move.of(Point.A1, Point.B1);
    private int routeAt;
    private int points;
    private char mark;
    private boolean comma;
    private int end;
    private int expectedAt;
    private String expected = "";

    /** Reads the move that a text begins with between two indexes; {@return whether there is one, else {@link #expected}} */
    public boolean read(byte[] source, int from, int to) {
        text = source;
        byte claimMark = from + 1 < to ? source[from + 1] : 0;
        boolean claims = claimMark == ':' || claimMark == ',';
        comma = claimMark == ',';
        routeAt = claims ? from + 2 : from;
        Point origin = pointAt(routeAt, to);
        if (origin == null) {
            return expects(Math.min(routeAt, to), "a point, such as c7");
        }
        Point destination;
        end = routeAt + STEP - 1;
        do {
            if (end >= to || source[end] != '-') {
                return expects(Math.min(end, to), "\"-\" and a point");
            }
            destination = pointAt(end + 1, to);
            if (destination == null) {
                return expects(Math.min(end + 1, to), "a point, such as c7");
            }
            end += STEP;
        } while (end < to && source[end] == '-');
        if (origin == destination) {
            return expects(end - STEP + 1, "a destination that is not the origin");
        }
        move = Move.of(origin, destination);
        if (claims) {
            Color color = source[from] < 0 ? null : COLORS[source[from]];
            if (color == null) {
                return expects(from, "the letter of a colour: I, B, R, G or K");
            }
            move = move.claiming(color);
        }
        points = (end - routeAt + 1) / STEP;
        mark = end < to && (source[end] == '+' || source[end] == '#') ? (char) source[end++] : NO_MARK;
        return true;
    }

    private boolean expects(int index, String what) {
        expectedAt = index;
        expected = what;
        return false;
    }

    private @Nullable Point pointAt(int index, int to) {
        if (index + 1 >= to || text[index] < 0) {
            return null;
        }
        int row = text[index + 1] - '0';
        return row < 0 || row >= ROWS ? null : POINTS[text[index] * ROWS + row];
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
        char mark = WrittenMoveCheck.mark(effect.move(), effect.after());
        String end = mark == NO_MARK ? "" : String.valueOf(mark);
        return (text.length() + end.length() <= Limits.TOKEN ? text : move) + end;
    }

    /** {@return what the text should have had, if it begins with no move} */
    public String expected() {
        return expected;
    }

    /** {@return where it should have had that} */
    public int expectedAt() {
        return expectedAt;
    }

    /** {@return the move, whatever the route} */
    public Move move() {
        return move;
    }

    /** {@return the index of the origin} */
    int routeAt() {
        return routeAt;
    }

    /** {@return whether points are written between origin and destination} */
    boolean hasRoute() {
        return points > 2;
    }

    /** {@return how many points are written, origin and destination included} */
    int points() {
        return points;
    }

    /** {@return a point of the route; 0 is the origin} */
    Point point(int number) {
        int at = routeAt + number * STEP;
        return requireNonNull(pointAt(at, at + STEP), "a point");
    }

    /** {@return {@code +}, {@code #} or {@link #NO_MARK}} */
    char mark() {
        return mark;
    }

    /** {@return whether a comma follows the claim instead of a colon} */
    public boolean hasComma() {
        return comma;
    }

    /** {@return the index after the claim, where a colon belongs} */
    public int commaAt() {
        return routeAt - 1;
    }

    /** {@return the index after the move} */
    public int end() {
        return end;
    }
}
