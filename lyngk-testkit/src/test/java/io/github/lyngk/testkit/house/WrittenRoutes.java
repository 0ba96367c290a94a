package io.github.lyngk.testkit.house;

import io.github.lyngk.core.Color;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Piece;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Travel;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** Routes of moves as texts have them, and as broken parsers mistake them. */
final class WrittenRoutes {
    private WrittenRoutes() {}

    /** The points of a described move, origin and destination included. */
    static List<Point> points(String text) {
        String route = text.replaceAll("^.:", "").replaceAll("[+#]$", "");
        return Arrays.stream(route.split("-", -1)).map(Point::parse).toList();
    }

    /** The text with other points in it. */
    static String with(String text, List<Point> points) {
        String claim = text.length() > 1 && text.charAt(1) == ':' ? text.substring(0, 2) : "";
        String mark = text.endsWith("+") || text.endsWith("#") ? text.substring(text.length() - 1) : "";
        return claim + points.stream().map(Point::toString).collect(Collectors.joining("-")) + mark;
    }

    /** The legal routes with at most so many points. */
    static List<List<Point>> legal(Position position, Move move, int most) {
        List<List<Point>> found = new ArrayList<>();
        collect(position, move, new ArrayList<>(List.of(move.from())), most, found);
        return found;
    }

    private static void collect(Position position, Move move, List<Point> route, int most, List<List<Point>> found) {
        for (Point next : Travel.seen(position, move, route.get(route.size() - 1))) {
            if (next == move.to()) {
                List<Point> whole = new ArrayList<>(route);
                whole.add(next);
                found.add(whole);
            } else if (route.size() < most - 1 && serves(position, move, next) && !route.contains(next)) {
                route.add(next);
                collect(position, move, route, most, found);
                route.remove(route.size() - 1);
            }
        }
    }

    private static boolean serves(Position position, Move move, Point point) {
        Piece top = position.topAt(move.from()).orElseThrow();
        Color color = top.color().orElseThrow();
        boolean own = move.claim().filter(color::equals).isPresent()
                || position.owner(color).filter(position.playerToMove()::equals).isPresent();
        return own && position.topAt(point).filter(top::equals).isPresent();
    }
}
