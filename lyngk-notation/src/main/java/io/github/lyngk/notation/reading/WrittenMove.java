package io.github.lyngk.notation.reading;

import io.github.lyngk.core.Color;
import io.github.lyngk.core.Effect;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Point;
import io.github.lyngk.notation.Limits;
import java.util.AbstractList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Reads a described move as written, {@code [C:]from-…-to[+#]}, not yet compared with a position. One object is reused
 * for many moves, to avoid allocations.
 */
public final class WrittenMove {
    /** The value of the mark of a move without one. */
    public static final char NO_MARK = ' ';

    /** The length in bytes of a point and the hyphen before it. */
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

    private final Route route = new Route();
    private @Nullable Color claim;
    private int routeAt;
    private char mark;
    private boolean comma;
    private int end;
    private int expectedAt;
    private String expected = "";

    /**
     * Reads the move at the start of a text between two indexes; {@return whether there is one; if not, see {@link
     * #expected}}
     */
    public boolean read(byte[] source, int from, int to) {
        byte claimMark = from + 1 < to ? source[from + 1] : 0;
        boolean claims = claimMark == ':' || claimMark == ',';
        comma = claimMark == ',';
        routeAt = claims ? from + 2 : from;
        int at = routeAt;
        int size = 0;
        while (true) {
            Point point = pointAt(source, at, to);
            if (point == null) {
                return expects(Math.min(at, to), "a point, such as c7");
            }
            size = route.put(size, point);
            at += STEP - 1;
            if (at < to && source[at] == '-') {
                at++;
            } else if (size > 1) {
                break;
            } else {
                return expects(Math.min(at, to), "\"-\" and a point");
            }
        }
        end = at;
        if (route.get(0) == route.get(size - 1)) {
            return expects(end - STEP + 1, "a destination that is not the origin");
        }
        claim = claims && source[from] >= 0 ? COLORS[source[from]] : null;
        if (claims && claim == null) {
            return expects(from, "the letter of a colour: I, B, R, G or K");
        }
        mark = end < to && (source[end] == '+' || source[end] == '#') ? (char) source[end++] : NO_MARK;
        return true;
    }

    private boolean expects(int index, String what) {
        expectedAt = index;
        expected = what;
        return false;
    }

    private static @Nullable Point pointAt(byte[] text, int index, int to) {
        if (index + 1 >= to) {
            return null;
        }
        int row = text[index + 1] - '0';
        return (row | text[index]) < 0 || row >= ROWS ? null : POINTS[text[index] * ROWS + row];
    }

    /** {@return the text of a move, from its effect; without its route if the text would be too long for a token} */
    public static String describe(Effect effect) {
        Move move = effect.move();
        StringBuilder text = new StringBuilder();
        move.claim().ifPresent(color -> text.append(color.letter()).append(':'));
        for (Point point : effect.route()) {
            text.append(point).append('-');
        }
        text.setLength(text.length() - 1);
        char mark = WrittenMoveCheck.mark(move.to(), effect.after());
        String end = mark == NO_MARK ? "" : String.valueOf(mark);
        return (text.length() + end.length() <= Limits.TOKEN ? text : move) + end;
    }

    /** {@return what was expected in the text if it does not begin with a move} */
    public String expected() {
        return expected;
    }

    /** {@return the index at which {@link #expected} was expected} */
    public int expectedAt() {
        return expectedAt;
    }

    /** {@return the move, whatever the route} */
    public Move move() {
        Move move = Move.of(route.get(0), to());
        return claim == null ? move : move.claiming(claim);
    }

    /** {@return the destination} */
    Point to() {
        return route.get(route.size() - 1);
    }

    /**
     * {@return the {@link Move#index} of the move, computed, since reading the table of all moves causes a cache miss}
     */
    int index() {
        int from = route.get(0).ordinal();
        int to = to().ordinal();
        int claimed = claim == null ? 0 : claim.ordinal() + 1;
        return (claimed * Point.COUNT + from) * (Point.COUNT - 1) + (to < from ? to : to - 1);
    }

    /** {@return the colour that is claimed, if any} */
    Optional<Color> claim() {
        return Optional.ofNullable(claim);
    }

    /** {@return the index of the origin} */
    int routeAt() {
        return routeAt;
    }

    /** {@return whether points are written between origin and destination} */
    boolean hasRoute() {
        return route.size() > 2;
    }

    /** {@return the points that are written, origin and destination included; good until the next move is read} */
    List<Point> route() {
        return route;
    }

    /** {@return {@code +}, {@code #} or {@link #NO_MARK}} */
    char mark() {
        return mark;
    }

    /** {@return whether a comma follows the claim instead of a colon} */
    public boolean hasComma() {
        return comma;
    }

    /** {@return the index after the claim, where a colon should be} */
    public int commaAt() {
        return routeAt - 1;
    }

    /** {@return the index after the move} */
    public int end() {
        return end;
    }

    /** The points written last, in an array that the next move overwrites. */
    private static final class Route extends AbstractList<Point> {
        private Point[] points = new Point[Limits.TOKEN / STEP + 1];
        private int size;

        /** Sets the point at an index; {@return the number of points up to it} */
        int put(int count, Point point) {
            if (count == points.length) {
                points = Arrays.copyOf(points, 2 * count);
            }
            points[count] = point;
            size = count + 1;
            return size;
        }

        @Override
        public Point get(int index) {
            return points[Objects.checkIndex(index, size)];
        }

        @Override
        public int size() {
            return size;
        }
    }
}
