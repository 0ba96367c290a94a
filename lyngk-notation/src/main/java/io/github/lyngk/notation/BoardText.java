package io.github.lyngk.notation;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableMap;
import io.github.lyngk.core.Direction;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Setup;
import io.github.lyngk.core.Stack;
import java.util.Arrays;

/**
 * A position drawn in plain text, for logs, failure messages and consoles.
 *
 * <p>The board stands as it lies on a table: column a at the left, row 1 at the bottom, lines between neighbours. Every
 * point carries its name and then its stack from bottom to top, so the last letter is the piece on top; a full stop is
 * an empty point. A point is always drawn at the same place, no line is wider than {@value #WIDTH} characters, only
 * ASCII is used, and each line ends with a line feed.
 *
 * <p>The drawing is meant for people: it is not parsed back, and details of it may change. To store a position, use
 * {@link Position#toString()}.
 */
public final class BoardText {
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

    private final char[][] canvas = new char[HALF_ROWS * HALF_ROW + 1][WIDTH];

    private BoardText() {
        for (char[] line : canvas) {
            Arrays.fill(line, ' ');
        }
    }

    /**
     * Draws a position: its variant and who is to move or how it ended, the board, and what each player has claimed and
     * scored.
     *
     * @param position the position to draw
     * @return several lines of ASCII, each ended by a line feed
     */
    public static String draw(Position position) {
        requireNonNull(position, "position");
        return page(Wording.status(position), position.toSetup());
    }

    /**
     * Draws any set-up, an impossible one too; stacks beyond {@value #LETTERS} pieces are cut short with a {@code ~}.
     *
     * @param setup the set-up to draw
     * @return several lines of ASCII, each ended by a line feed
     */
    public static String draw(Setup setup) {
        requireNonNull(setup, "setup");
        return page(Wording.status(setup), setup);
    }

    private static String page(String status, Setup setup) {
        StringBuilder out = new StringBuilder(2_400);
        out.append(status).append("\n\n");
        BoardText board = new BoardText();
        for (Point point : Point.values()) {
            board.lines(point);
        }
        for (Point point : Point.values()) {
            board.point(point, setup.stacks());
        }
        for (char[] line : board.canvas) {
            out.append(new String(line).stripTrailing()).append('\n');
        }
        out.append('\n');
        for (Player player : Player.values()) {
            out.append(Wording.account(player, setup)).append('\n');
        }
        return out.append("Stacks are written from bottom to top; the last letter is on top.\n")
                .toString();
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
        String letters = Wording.letters(stack.pieces());
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
