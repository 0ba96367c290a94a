package io.github.lyngk.notation.reading;

import io.github.lyngk.core.Color;
import io.github.lyngk.core.Effect;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Point;
import io.github.lyngk.notation.Limits;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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

    private final List<Point> route = new ArrayList<>();
    private @Nullable Color claim;
    private int routeAt;
    private char mark;
    private boolean comma;
    private int end;
    private int expectedAt;
    private String expected = "";

    /** Reads the move that a text begins with between two indexes; {@return whether there is one, else {@link #expected}} */
    public boolean read(byte[] source, int from, int to) {
        route.clear();
        byte claimMark = from + 1 < to ? source[from + 1] : 0;
        boolean claims = claimMark == ':' || claimMark == ',';
        comma = claimMark == ',';
        routeAt = claims ? from + 2 : from;
        Point origin = pointAt(source, routeAt, to);
        if (origin == null) {
            return expects(Math.min(routeAt, to), "a point, such as c7");
        }
        route.add(origin);
        Point destination;
        end = routeAt + STEP - 1;
        do {
            if (end >= to || source[end] != '-') {
                return expects(Math.min(end, to), "\"-\" and a point");
            }
            destination = pointAt(source, end + 1, to);
            if (destination == null) {
                return expects(Math.min(end + 1, to), "a point, such as c7");
            }
            route.add(destination);
            end += STEP;
        } while (end < to && source[end] == '-');
        if (origin == destination) {
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
        Move move = Move.of(route.get(0), route.get(route.size() - 1));
        return claim == null ? move : move.claiming(claim);
    }

    /** {@return the {@link Move#index} of the move, by its formula: a look into the table of all moves misses the cache} */
    int index() {
        int from = route.get(0).ordinal();
        int to = route.get(route.size() - 1).ordinal();
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

    /** {@return the index after the claim, where a colon belongs} */
    public int commaAt() {
        return routeAt - 1;
    }

    /** {@return the index after the move} */
    public int end() {
        return end;
    }
}
