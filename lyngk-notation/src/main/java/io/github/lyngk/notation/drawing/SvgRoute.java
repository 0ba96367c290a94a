package io.github.lyngk.notation.drawing;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Direction;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Position;
import java.util.function.ToIntFunction;

/** The way of the last move for {@link SvgDrawing}: rings round its points, a line along its legs, an arrow at its end. */
final class SvgRoute {
    private static final String STROKE = "fill=\"none\" stroke=\"#e07b00\" stroke-width=\"6\"";

    private SvgRoute() {}

    static void define(StringBuilder out) {
        out.append("""
                <marker id="arrow" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="4" markerHeight="4" orient="auto">\
                <path d="M0 0L10 5L0 10z" fill="#e07b00"/></marker>
                """);
    }

    /** Draws a route, empty or of two or more points, on the position after the move. */
    static void draw(
            StringBuilder out,
            ImmutableList<Point> route,
            ToIntFunction<Point> x,
            ToIntFunction<Point> y,
            Position position) {
        if (route.isEmpty()) {
            return;
        }
        StringBuilder path = new StringBuilder();
        for (Point point : route) {
            boolean origin = path.length() == 0;
            out.append(SvgPieces.format(
                    "<ellipse cx=\"%d\" cy=\"%d\" rx=\"36\" ry=\"18\" %s%s/>\n",
                    x.applyAsInt(point), y.applyAsInt(point), STROKE, origin ? " stroke-dasharray=\"9 6\"" : ""));
            path.append(origin ? 'M' : 'L');
            Tip tip = path.length() > 1 && point == route.get(route.size() - 1) ? Tip.of(route, position) : Tip.NONE;
            path.append(x.applyAsInt(point) + tip.dx).append(' ').append(y.applyAsInt(point) + tip.dy);
        }
        out.append(SvgPieces.format(
                "<path d=\"%s\" %s stroke-linejoin=\"round\" marker-end=\"url(#arrow)\"/>\n", path, STROKE));
    }

    /** How far before the destination the arrow stops: outside the pieces that stand there. */
    private record Tip(int dx, int dy) {
        static final Tip NONE = new Tip(0, 0);

        static Tip of(ImmutableList<Point> route, Position position) {
            Point to = route.get(route.size() - 1);
            Point from = route.get(route.size() - 2);
            Direction direction = from.directionTo(to).orElse(Direction.NORTH);
            return switch (direction) {
                case NORTH -> new Tip(0, 22);
                case SOUTH -> new Tip(0, -22 - SvgPieces.THICKNESS * position.heightAt(to));
                case NORTH_EAST -> new Tip(-37, 21);
                case SOUTH_EAST -> new Tip(-37, -21);
                case SOUTH_WEST -> new Tip(37, -21);
                case NORTH_WEST -> new Tip(37, 21);
            };
        }
    }
}
