package io.github.lyngk.notation.drawing;

import com.google.common.base.Strings;
import com.google.common.collect.ImmutableMap;
import io.github.lyngk.core.Direction;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Setup;
import io.github.lyngk.core.Stack;
import java.util.Arrays;

/** Draws a set-up in ASCII: the board as lines between its points, and below it what each player has. */
public final class AsciiDrawing {
    /** No line of a drawing is longer than this. */
    public static final int WIDTH = 74;

    /** Characters between two columns of points, and lines between two rows half a step apart. */
    private static final int COLUMN = 8;

    private static final int HALF_ROW = 2;

    /** Half rows from the lowest points (c1, e1, g1) to the highest (c7, e7, g7). */
    private static final int HALF_ROWS = 12;

    /** Room for the name of a point and a blank, left of the crossing of its lines. */
    private static final int NAME = 3;

    /** Letters that fit beside a name; only an impossible set-up has higher stacks. */
    private static final int LETTERS = 7;

    /** Where an account begins, after the title of its player. */
    private static final int ACCOUNT = 15;

    private final char[][] canvas = new char[HALF_ROWS * HALF_ROW + 1][WIDTH];

    private AsciiDrawing() {
        for (char[] line : canvas) {
            Arrays.fill(line, ' ');
        }
    }

    /** {@return the page below a status} */
    public static String page(String status, Setup setup) {
        StringBuilder out = new StringBuilder(2_400);
        out.append(status).append("\n\n").append(board(setup)).append('\n');
        for (Player player : Player.values()) {
            out.append(Strings.padEnd(Caption.title(player) + ":", ACCOUNT, ' '))
                    .append(String.join(", ", Caption.account(player, setup)))
                    .append('\n');
        }
        return out.append("Stacks are written from bottom to top; the last letter is on top.\n")
                .toString();
    }

    /** {@return the board alone} */
    public static String board(Setup setup) {
        AsciiDrawing board = new AsciiDrawing();
        for (Point point : Point.values()) {
            board.lines(point);
        }
        for (Point point : Point.values()) {
            board.point(point, setup.stacks());
        }
        StringBuilder out = new StringBuilder(2_000);
        for (char[] line : board.canvas) {
            out.append(new String(line).stripTrailing()).append('\n');
        }
        return out.toString();
    }

    private void lines(Point point) {
        int x = x(point);
        int y = y(point);
        if (point.neighbour(Direction.NORTH).isPresent()) {
            for (int up = 1; up < 2 * HALF_ROW; up++) {
                canvas[y - up][x] = '|';
            }
        }
        if (point.neighbour(Direction.NORTH_EAST).isPresent()) {
            canvas[y - 1][x + COLUMN / 2] = '/';
        }
        if (point.neighbour(Direction.SOUTH_EAST).isPresent()) {
            canvas[y + 1][x + COLUMN / 2] = '\\';
        }
    }

    private void point(Point point, ImmutableMap<Point, Stack> stacks) {
        String text = point + " " + letters(stacks, point);
        text.getChars(0, text.length(), canvas[y(point)], x(point) - NAME);
    }

    private static String letters(ImmutableMap<Point, Stack> stacks, Point point) {
        Stack stack = stacks.get(point);
        if (stack == null) {
            return ".";
        }
        String letters = Caption.letters(stack.pieces());
        return letters.length() <= LETTERS ? letters : letters.substring(0, LETTERS - 1) + "~";
    }

    private static int x(Point point) {
        return NAME + point.x() * COLUMN;
    }

    /** The line of a point: its height as drawn is y - x/2, counted here in half rows from the top. */
    private static int y(Point point) {
        return (HALF_ROWS - (2 * point.y() - point.x())) * HALF_ROW;
    }
}
