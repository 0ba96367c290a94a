package io.github.lyngk.notation.drawing;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Color;
import io.github.lyngk.core.Direction;
import io.github.lyngk.core.Piece;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Setup;
import io.github.lyngk.core.Stack;
import java.util.Optional;

/** Draws a position as an SVG document: lines, names, the route of the last move, stacks, accounts, status. */
public final class SvgDrawing {
    private static final int COLUMN = 87;
    private static final int HALF_ROW = 50;
    private static final int LEFT = 75;
    private static final int TOP = 90;
    private static final int WIDTH = 2 * LEFT + 8 * COLUMN;
    private static final int HEIGHT = TOP + 12 * HALF_ROW + 85;

    private final StringBuilder out = new StringBuilder(16_384);
    private final Position position;
    private final Setup setup;

    private SvgDrawing(Position position) {
        this.position = position;
        this.setup = position.toSetup();
    }

    /** {@return the document; the route is empty or has two points at least} */
    public static String document(Position position, ImmutableList<Point> route) {
        return new SvgDrawing(position).document(route);
    }

    private String document(ImmutableList<Point> route) {
        String status = Caption.status(position);
        out.append(String.join(
                "\n",
                "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" + WIDTH + "\" height=\"" + HEIGHT
                        + "\" viewBox=\"0 0 " + WIDTH + " " + HEIGHT + "\" font-family=\"sans-serif\" role=\"img\">",
                "<title>" + status + "</title>",
                "<desc>" + position + "</desc>",
                "<defs>",
                ""));
        SvgPieces.define(out);
        SvgRoute.define(out);
        line("</defs>");
        line("<rect width=\"" + WIDTH + "\" height=\"" + HEIGHT + "\" fill=\"#fbfaf6\"/>");
        lines();
        points(route);
        SvgRoute.draw(out, route, SvgDrawing::x, SvgDrawing::y, position);
        stacks();
        account(Player.FIRST, 20, "start");
        account(Player.SECOND, WIDTH - 20, "end");
        line("<text x=\"" + WIDTH / 2 + "\" y=\"" + (HEIGHT - 18) + "\" font-size=\"18\" text-anchor=\"middle\">"
                + status + "</text>");
        line("</svg>");
        return out.toString();
    }

    private void lines() {
        line("<g stroke=\"#8d8675\" stroke-width=\"2\">");
        for (Direction direction : ImmutableList.of(Direction.NORTH, Direction.NORTH_EAST, Direction.SOUTH_EAST)) {
            for (Point point : Point.values()) {
                ImmutableList<Point> ray = point.ray(direction);
                Optional<Point> behind = point.neighbour(direction.opposite());
                if (behind.isEmpty() && !ray.isEmpty()) {
                    Point end = ray.get(ray.size() - 1);
                    line("<path d=\"M" + x(point) + " " + y(point) + "L" + x(end) + " " + y(end) + "\"/>");
                }
            }
        }
        line("</g>");
    }

    /** Names the points, to the right of whatever is drawn on them. */
    private void points(ImmutableList<Point> route) {
        line("<g font-size=\"13\" fill=\"#5f5a4d\">");
        for (Point point : Point.values()) {
            int right = route.contains(point) ? 43 : position.heightAt(point) > 0 ? 34 : 16;
            line("<circle cx=\"" + x(point) + "\" cy=\"" + y(point) + "\" r=\"4\" fill=\"#8d8675\"/><text x=\""
                    + (x(point) + right) + "\" y=\"" + (y(point) + 4) + "\">" + point + "</text>");
        }
        line("</g>");
    }

    /** Draws the stacks from the far side of the board to the near one, so that near ones may overlap far ones. */
    private void stacks() {
        line("<g font-weight=\"bold\" text-anchor=\"middle\">");
        for (int halfRow = 0; halfRow <= 12; halfRow++) {
            for (Point point : Point.values()) {
                Optional<Stack> stack = position.stackAt(point);
                if (stack.isPresent() && y(point) == TOP + halfRow * HALF_ROW) {
                    SvgPieces.stack(out, stack.get(), x(point), y(point));
                }
            }
        }
        line("</g>");
    }

    private void account(Player player, int x, String anchor) {
        int y = TOP + 12 * HALF_ROW - 40;
        line("<g font-size=\"16\" text-anchor=\"" + anchor + "\">");
        line("<text x=\"" + x + "\" y=\"" + y + "\" font-weight=\"bold\">" + Caption.title(player) + "</text>");
        int below = y;
        for (String part : Caption.account(player, setup)) {
            below += 22;
            line("<text x=\"" + x + "\" y=\"" + below + "\">" + part + "</text>");
        }
        ImmutableList<Color> claims = setup.claims(player);
        int place = player == Player.FIRST ? x + 30 : x + 36 - 66 * claims.size();
        for (Color color : claims) {
            SvgPieces.stack(out, Stack.of(Piece.of(color)), place, y - 35);
            place += 66;
        }
        line("</g>");
    }

    private void line(String text) {
        out.append(text).append('\n');
    }

    private static int x(Point point) {
        return LEFT + point.x() * COLUMN;
    }

    /** Downwards; the height of a point as drawn is y - x/2. */
    private static int y(Point point) {
        return TOP + (12 - (2 * point.y() - point.x())) * HALF_ROW;
    }
}
