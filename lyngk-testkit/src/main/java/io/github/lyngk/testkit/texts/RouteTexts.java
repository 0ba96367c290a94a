package io.github.lyngk.testkit.texts;

import io.github.lyngk.core.Color;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Piece;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Travel;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The ways in which one legal move can be written: by its legal routes, and by routes that are none. */
final class RouteTexts {
    private static final int MOST = 24;
    private static final int MOST_TRIED = 2_000;

    private final Position position;
    private final Move move;

    RouteTexts(Position position, Move move) {
        this.position = position;
        this.move = move;
    }

    /** The claim and points of a move, without a mark. */
    String text(List<Point> route) {
        String claim = move.claim().map(color -> color.letter() + ":").orElse("");
        return claim + route.stream().map(Point::toString).collect(Collectors.joining("-"));
    }

    /** Legal routes, those with few legs first (F2, F3, F5). */
    List<List<Point>> legal() {
        List<List<Point>> found = new ArrayList<>();
        Deque<List<Point>> open = new ArrayDeque<>(List.of(List.of(move.from())));
        for (int tried = 0; !open.isEmpty() && found.size() < MOST && tried < MOST_TRIED; tried++) {
            List<Point> route = open.remove();
            for (Point next : Travel.seen(position, move, route.get(route.size() - 1))) {
                List<Point> longer = with(route, route.size(), next);
                if (next == move.to()) {
                    found.add(longer);
                } else if (serves(next) && !route.contains(next)) {
                    open.add(longer);
                }
            }
        }
        return found;
    }

    /** F1, F3, F4. */
    private boolean serves(Point point) {
        Piece top = position.topAt(move.from()).orElseThrow();
        Optional<Color> color = top.color();
        boolean own = move.claim().equals(color)
                || color.flatMap(position::owner).equals(Optional.of(position.playerToMove()));
        return own && position.topAt(point).equals(Optional.of(top));
    }

    /** The route that is printed with any point of the board put in, a point left out, or two of them swapped. */
    Stream<Probe> nearlyCanonical() {
        List<Point> route = position.route(move);
        Stream<Probe> longer = IntStream.range(1, route.size())
                .boxed()
                .flatMap(at -> Stream.of(Point.values())
                        .map(point -> new Probe(sort(point, route), text(with(route, at, point)))));
        Stream<Probe> shorter = IntStream.range(1, route.size() - 1)
                .mapToObj(at -> new Probe("a route with a point left out", text(without(route, at))));
        Stream<Probe> swapped = IntStream.range(1, route.size() - 2)
                .mapToObj(at -> new Probe(
                        "a route with two points swapped", text(with(without(route, at), at + 1, route.get(at)))));
        Stream<Probe> loops = IntStream.range(1, route.size() - 1)
                .mapToObj(at -> new Probe(
                        "a route that goes back over a LYNGK point",
                        text(with(with(route, at + 1, route.get(at - 1)), at + 2, route.get(at)))));
        return Stream.of(longer, shorter, swapped, loops).flatMap(probes -> probes);
    }

    private String sort(Point point, List<Point> route) {
        if (point == move.from()) {
            return "a route that lists the origin";
        }
        if (point == move.to()) {
            return "a route that lists the destination";
        }
        if (route.contains(point)) {
            return "a route that lists a point twice";
        }
        return position.topAt(point)
                .map(top -> "a route over "
                        + (top == Piece.JOKER ? "a joker" : serves(point) ? "a LYNGK point" : "a stack"))
                .orElse("a route over an empty point");
    }

    private static List<Point> with(List<Point> route, int at, Point point) {
        List<Point> longer = new ArrayList<>(route);
        longer.add(at, point);
        return longer;
    }

    private static List<Point> without(List<Point> route, int at) {
        List<Point> shorter = new ArrayList<>(route);
        shorter.remove(at);
        return shorter;
    }
}
