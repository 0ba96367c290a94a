package io.github.lyngk.notation.drawing;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Point;

/** Draws around and between stacks: the route of the last move, marks, hints and arrows. */
final class SvgRings {
    /** The least room between a point and the head of an arrow beside or below it. */
    private static final int BESIDE = 37;

    private static final int BELOW = 26;

    private final SvgWriter out;
    private final BoardLayout layout;
    private final Moment moment;
    private final SvgOptions options;
    private final Palette palette;
    private final ImmutableList<Point> route;

    /** The requested hints whose stacks are on this board. */
    private final ImmutableList<Point> hints;

    SvgRings(SvgWriter out, BoardLayout layout, Moment moment, SvgOptions options) {
        this.out = out;
        this.layout = layout;
        this.moment = moment;
        this.options = options;
        palette = Palette.of(options.theme());
        route = moment.route();
        hints = options.hints().stream()
                .filter(from -> moment.position().heightAt(from) > 0)
                .collect(ImmutableList.toImmutableList());
    }

    /** Draws the parts below the stacks, which must not hide letters. */
    void below() {
        if (!route.isEmpty()) {
            out.line("<g class=\"lyngk-route\">");
            way(route, palette.route(), 4);
            ring("lyngk-stop", route.get(0), 32, palette.route(), "3\" stroke-dasharray=\"6 4");
            route.stream().skip(1).forEach(point -> ring("lyngk-stop", point, 32, palette.route(), "3"));
            out.line("</g>");
        }
        options.marks()
                .forEach(point -> ring(
                        "lyngk-mark",
                        point,
                        36,
                        palette.mark(),
                        "6\" stroke-linecap=\"round\" stroke-dasharray=\"0 10"));
        for (SvgOptions.Arrow arrow : options.arrows()) {
            out.line("<g class=\"lyngk-arrow\" data-from=\"%s\" data-to=\"%s\">", arrow.from(), arrow.to());
            way(ImmutableList.of(arrow.from(), arrow.to()), palette.arrow(), 6);
            out.line("</g>");
        }
        hints.forEach(from -> {
            ring("lyngk-hint-origin", from, 33, palette.hint(), "7");
            ring("lyngk-hint-core", from, 33, palette.background(), "3");
        });
    }

    /** Draws the parts above the stacks. */
    void above() {
        hints.forEach(from -> moment.destinations(from).forEach(this::hint));
    }

    /** Whether something is drawn around the pieces of a point. */
    boolean surrounds(Point point) {
        return route.contains(point) || options.marks().contains(point) || hints.contains(point);
    }

    private void ring(String name, Point point, int radius, String color, String width) {
        out.line(
                "<ellipse class=\"%s\" data-point=\"%s\" cx=\"%s\" cy=\"%s\" rx=\"%s\" ry=\"%s\" fill=\"none\""
                        + " stroke=\"%s\" stroke-width=\"" + width + "\"/>",
                name,
                point,
                layout.x(point),
                layout.y(point) + SvgPieces.FOOT,
                radius,
                radius * 0.44,
                color);
    }

    /** A hollow wedge that points down at a stack, unlike the head of an arrow. */
    private void hint(Point to) {
        out.line(
                "<path class=\"lyngk-hint\" data-point=\"%s\" d=\"M%s %sl-11 -13h22z\" fill=\"%s\" stroke=\"%s\""
                        + " stroke-width=\"3\" stroke-linejoin=\"round\"/>",
                to,
                layout.x(to),
                layout.y(to) - SvgPieces.rise(moment.position().heightAt(to)) - SvgPieces.DEPTH - 6,
                palette.background(),
                palette.hint());
    }

    /** A line along points, with a head that ends before the last one. */
    private void way(ImmutableList<Point> points, String color, int width) {
        Point from = points.get(points.size() - 2);
        Point to = points.get(points.size() - 1);
        int acrossX = layout.x(to) - layout.x(from);
        int acrossY = layout.y(to) - layout.y(from);
        double length = Math.sqrt(acrossX * acrossX + acrossY * acrossY);
        double dx = acrossX / length;
        double dy = acrossY / length;
        double tip = gap(from, to);
        double neck = tip + 14;
        double neckX = layout.x(to) - neck * dx;
        double neckY = layout.y(to) - neck * dy;
        StringBuilder path = new StringBuilder();
        for (Point point : points.subList(0, points.size() - 1)) {
            path.append(path.length() == 0 ? 'M' : 'L')
                    .append(layout.x(point))
                    .append(' ')
                    .append(layout.y(point));
        }
        out.line(
                "<path d=\"%sL%s %s\" fill=\"none\" stroke=\"%s\" stroke-width=\"%s\" stroke-linejoin=\"round\"/>"
                        + "<path d=\"M%s %sL%s %sL%s %sz\" fill=\"%s\"/>",
                path,
                neckX,
                neckY,
                color,
                width,
                layout.x(to) - tip * dx,
                layout.y(to) - tip * dy,
                neckX - 9 * dy,
                neckY + 9 * dx,
                neckX + 9 * dy,
                neckY - 9 * dx,
                color);
    }

    /** The distance before the destination at which the head ends: outside the pieces there. */
    private double gap(Point from, Point to) {
        if (layout.x(from) != layout.x(to)) {
            return BESIDE;
        }
        return layout.y(from) > layout.y(to)
                ? BELOW
                : SvgPieces.rise(moment.position().heightAt(to)) + 17;
    }
}
