package io.github.lyngk.notation.drawing;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Color;
import io.github.lyngk.core.Direction;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Stack;
import io.github.lyngk.notation.drawing.SvgOptions.Part;
import java.util.Optional;

/** Draws one board: lines, points, rings, stacks and names, and in its corners the account of each player. */
final class SvgBoard {
    /** The distance from the edge of the board to an account, and between its pieces. */
    private static final int MARGIN = 16;

    private static final int PIECE = 60;

    /** The width of the name of a point. */
    private static final int NAME = 18;

    private final SvgWriter out;
    private final Moment moment;
    private final SvgOptions options;
    private final Palette palette;
    private final BoardLayout layout;
    private final SvgPieces pieces;

    SvgBoard(SvgWriter out, Moment moment, SvgOptions options) {
        this.out = out;
        this.moment = moment;
        this.options = options;
        palette = Palette.of(options.theme());
        layout = new BoardLayout(options.symmetry());
        pieces = new SvgPieces(out, palette);
    }

    void draw() {
        SvgRings rings = new SvgRings(out, layout, moment, options);
        lines();
        points();
        rings.below();
        out.line(
                "<g class=\"lyngk-stacks\" font-family=\"%s\" font-weight=\"bold\" text-anchor=\"middle\">",
                SvgPieces.FONTS);
        for (Point point : layout.fromFarToNear()) {
            moment.position().stackAt(point).ifPresent(stack -> stack(point, stack));
        }
        out.line("</g>");
        rings.above();
        if (options.has(Part.COORDINATES)) {
            names(rings);
        }
        if (options.has(Part.CAPTION)) {
            account(Player.FIRST, MARGIN, 1);
            account(Player.SECOND, BoardLayout.WIDTH - MARGIN, -1);
        }
    }

    private void lines() {
        StringBuilder path = new StringBuilder();
        for (Direction direction : ImmutableList.of(Direction.NORTH, Direction.NORTH_EAST, Direction.SOUTH_EAST)) {
            for (Point point : Point.values()) {
                ImmutableList<Point> ray = point.ray(direction);
                if (point.neighbour(direction.opposite()).isEmpty() && !ray.isEmpty()) {
                    path.append('M').append(place(point)).append('L').append(place(ray.get(ray.size() - 1)));
                }
            }
        }
        out.line("<path class=\"lyngk-lines\" d=\"%s\" stroke=\"%s\" stroke-width=\"2\"/>", path, palette.line());
    }

    private String place(Point point) {
        return layout.x(point) + " " + layout.y(point);
    }

    private void points() {
        out.line("<g class=\"lyngk-points\" fill=\"%s\">", palette.line());
        for (Point point : Point.values()) {
            out.line(
                    "<circle class=\"lyngk-point\" data-point=\"%s\" cx=\"%s\" cy=\"%s\" r=\"4\"/>",
                    point, layout.x(point), layout.y(point));
        }
        out.line("</g>");
    }

    private void stack(Point point, Stack stack) {
        Optional<Player> owner = moment.position().owner(point);
        out.line(
                "<g class=\"lyngk-stack\" data-point=\"%s\" data-stack=\"%s\" data-owner=\"%s\">",
                point,
                Caption.letters(stack.pieces()),
                owner.map(player -> String.valueOf(player.number())).orElse(""));
        pieces.stack(stack, owner.filter(player -> options.has(Part.OWNERS)), layout.x(point), layout.y(point));
        out.line("</g>");
    }

    /** Names the points, each on its own background, since not every SVG viewer supports outlines behind letters. */
    private void names(SvgRings rings) {
        StringBuilder grounds = new StringBuilder();
        for (Point point : Point.values()) {
            grounds.append('M')
                    .append(nameX(point, rings) - 6)
                    .append(' ')
                    .append(layout.y(point))
                    .append("h12");
        }
        out.line(
                "<path class=\"lyngk-ground\" d=\"%s\" stroke=\"%s\" stroke-width=\"14\" stroke-linecap=\"round\""
                        + " opacity=\"0.8\"/>",
                grounds, palette.background());
        out.line(
                "<g class=\"lyngk-coordinates\" font-size=\"14\" text-anchor=\"middle\" fill=\"%s\">", palette.muted());
        for (Point point : Point.values()) {
            out.line("<text x=\"%s\" y=\"%s\">%s</text>", nameX(point, rings), layout.y(point) + 5, point);
        }
        out.line("</g>");
    }

    /** The x of the middle of a name: to the right of its point, or to the left if a high stack is in the way. */
    private int nameX(Point point, SvgRings rings) {
        int beside = (rings.surrounds(point) ? 40 : moment.position().heightAt(point) > 0 ? 30 : 13) + NAME / 2;
        int right = layout.x(point) + beside;
        int left = layout.x(point) - beside;
        return hidden(point, right) && !hidden(point, left) ? left : right;
    }

    /** Whether the name of a point would be on a nearer stack if it were written there. */
    private boolean hidden(Point named, int x) {
        return moment.position().stacks().entrySet().stream().anyMatch(entry -> {
            int nearer = layout.y(entry.getKey()) - layout.y(named);
            return Math.abs(layout.x(entry.getKey()) - x) < SvgPieces.RADIUS + NAME / 2
                    && nearer > 0
                    && nearer < SvgPieces.rise(entry.getValue().height()) + SvgPieces.DEPTH + 6;
        });
    }

    /** Draws the account of a player from an edge of the picture inwards: to the right, 1, or to the left, -1. */
    private void account(Player player, int edge, int inwards) {
        int y = BoardLayout.BOTTOM - 46;
        out.line(
                "<g class=\"lyngk-account lyngk-player-%s\" font-size=\"15\" text-anchor=\"%s\" fill=\"%s\">",
                player.number(), inwards > 0 ? "start" : "end", palette.text());
        boolean signed = options.has(Part.OWNERS);
        if (signed) {
            pieces.badge(player, 16, edge + 8 * inwards, y - 5);
        }
        out.line(
                "<text x=\"%s\" y=\"%s\" font-weight=\"bold\">%s</text>",
                edge + (signed ? 22 * inwards : 0), y, Caption.title(player));
        ImmutableList<Color> claims = moment.position().claims(player);
        if (claims.isEmpty()) {
            out.line("<text x=\"%s\" y=\"%s\" fill=\"%s\">nothing claimed</text>", edge, y + 23, palette.muted());
        } else {
            claims(inwards > 0 ? claims : claims.reverse(), edge + SvgPieces.RADIUS * inwards, inwards, y + 24);
        }
        if (moment.position().variant().fivesScored()) {
            out.line(
                    "<text x=\"%s\" y=\"%s\" fill=\"%s\">fives %s</text>",
                    edge,
                    y + (claims.isEmpty() ? 45 : 62),
                    palette.muted(),
                    moment.position().fives(player));
        }
        out.line("</g>");
    }

    private void claims(ImmutableList<Color> claims, int x, int inwards, int y) {
        out.line(
                "<g class=\"lyngk-claims\" font-family=\"%s\" font-weight=\"bold\" text-anchor=\"middle\">",
                SvgPieces.FONTS);
        for (int i = 0; i < claims.size(); i++) {
            pieces.stack(Stack.of(claims.get(i).piece()), Optional.empty(), x + i * PIECE * inwards, y);
        }
        out.line("</g>");
    }
}
