package io.github.lyngk.notation.drawing;

import static java.util.Objects.requireNonNull;

import com.google.common.base.Strings;
import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Direction;
import io.github.lyngk.core.Effect;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Setup;
import io.github.lyngk.core.Stack;
import io.github.lyngk.core.Symmetry;
import java.util.Arrays;
import java.util.Optional;

/**
 * Draws a board as text, with lines between its points, and below it the account of each player.
 *
 * @param setup the pieces on the board
 * @param route the route of the last move: origin, LYNGK points, destination; empty if there is none
 * @param status the player to move, or how the game ended, as text
 * @param symmetry how the board is turned
 * @param unicode whether to use characters beyond ASCII
 * @param owners whether stacks show their owners
 * @param caption whether to print texts above and below the board
 */
public record TextDrawing(
        Setup setup,
        ImmutableList<Point> route,
        String status,
        Symmetry symmetry,
        boolean unicode,
        boolean owners,
        boolean caption) {
    /** The length of the longest line. */
    private static final int WIDTH = 74;

    /** The characters between two columns of points, and the lines between two half rows. */
    private static final int COLUMN = 8;

    private static final int HALF_ROW = 2;

    /** The room for the name of a point and a blank, left of the crossing of its lines. */
    private static final int NAME = 3;

    /** The number of letters that fit beside a name; only an impossible set-up has higher stacks. */
    private static final int LETTERS = 7;

    /** The column at which an account begins, after the title of its player. */
    private static final int ACCOUNT = 15;

    /**
     * The signs of a drawing: three lines, an empty point, two players, and the start, the LYNGK points and the end of
     * a route.
     */
    private static final String ASCII = "|/\\.12<+>";

    private static final String UNICODE = "\u2502\u2571\u2572\u00b7\u00b9\u00b2\u25cb\u2022\u25cf";
    private static final int EMPTY = 3;
    private static final int OWNER = 4;
    private static final int ORIGIN = 6;
    private static final int OVER = 7;
    private static final int DESTINATION = 8;

    /** {@return a drawing of a position} */
    public static TextDrawing of(Position position) {
        return usual(position.toSetup(), ImmutableList.of(), Caption.status(position));
    }

    /** {@return a drawing of the position after a move} */
    public static TextDrawing of(Effect lastMove) {
        return usual(lastMove.after().toSetup(), lastMove.route(), Caption.status(lastMove.after()));
    }

    /** {@return a drawing of a set-up, which may be impossible} */
    public static TextDrawing of(Setup setup) {
        return usual(setup, ImmutableList.of(), Caption.status(setup));
    }

    private static TextDrawing usual(Setup setup, ImmutableList<Point> route, String status) {
        return new TextDrawing(setup, route, status, Symmetry.IDENTITY, false, false, true);
    }

    /** {@return the same with the board turned} */
    public TextDrawing turned(Symmetry other) {
        return new TextDrawing(setup, route, status, requireNonNull(other, "symmetry"), unicode, owners, caption);
    }

    /** {@return the same board with other options} */
    public TextDrawing with(boolean otherSigns, boolean theirOwners, boolean words) {
        return new TextDrawing(setup, route, status, symmetry, otherSigns, theirOwners, words);
    }

    /** {@return the lines, each with a line end} */
    public String draw() {
        String board = board();
        if (!caption) {
            return board;
        }
        StringBuilder out = new StringBuilder(2_400);
        out.append(status).append("\n\n").append(board).append('\n');
        for (Player player : Player.values()) {
            out.append(Strings.padEnd(Caption.title(player) + ":", ACCOUNT, ' '))
                    .append(Caption.account(player, setup))
                    .append('\n');
        }
        out.append("Stacks are written from bottom to top; the last letter is on top.\n");
        if (owners) {
            out.append("The number after it is the player who owns the stack.\n");
        }
        if (!route.isEmpty()) {
            out.append("The last move went from ").append(sign(ORIGIN));
            out.append(route.size() > 2 ? " over " + sign(OVER) : "");
            out.append(" to ").append(sign(DESTINATION)).append(".\n");
        }
        return out.toString();
    }

    private String board() {
        char[][] canvas = new char[BoardLayout.HALF_ROWS * HALF_ROW + 1][WIDTH];
        for (char[] line : canvas) {
            Arrays.fill(line, ' ');
        }
        for (Point point : Point.values()) {
            lines(canvas, point);
        }
        for (Point point : Point.values()) {
            String stack = setup.stackAt(point).map(this::letters).orElseGet(() -> String.valueOf(sign(EMPTY)));
            String text = "" + point + step(route.indexOf(point), route.size()) + stack;
            Point place = symmetry.apply(point);
            text.getChars(0, text.length(), canvas[y(place)], x(place) - NAME);
        }
        StringBuilder out = new StringBuilder(2_000);
        for (char[] line : canvas) {
            out.append(new String(line).stripTrailing()).append('\n');
        }
        return out.toString();
    }

    /** Draws the lines at a point; they look the same however the board is turned. */
    private void lines(char[][] canvas, Point point) {
        int x = x(point);
        int y = y(point);
        if (point.neighbour(Direction.NORTH).isPresent()) {
            for (int up = 1; up < 2 * HALF_ROW; up++) {
                canvas[y - up][x] = sign(0);
            }
        }
        if (point.neighbour(Direction.NORTH_EAST).isPresent()) {
            canvas[y - 1][x + COLUMN / 2] = sign(1);
        }
        if (point.neighbour(Direction.SOUTH_EAST).isPresent()) {
            canvas[y + 1][x + COLUMN / 2] = sign(2);
        }
    }

    /** The sign of the last move at a point; a blank if its route does not include the point. */
    private char step(int step, int steps) {
        if (step < 0) {
            return ' ';
        }
        return sign(step == 0 ? ORIGIN : step == steps - 1 ? DESTINATION : OVER);
    }

    private String letters(Stack stack) {
        String letters = Caption.letters(stack.pieces());
        if (letters.length() > LETTERS) {
            return letters.substring(0, LETTERS - 1) + "~";
        }
        return owners && letters.length() < LETTERS
                ? letters
                        + owner(stack)
                                .map(player -> String.valueOf(sign(OWNER + player.ordinal())))
                                .orElse("")
                : letters;
    }

    /** The player who has claimed the colour on top of a stack (E1); works for impossible set-ups too. */
    private Optional<Player> owner(Stack stack) {
        return stack.top()
                .color()
                .flatMap(color -> Arrays.stream(Player.values())
                        .filter(player -> setup.claims(player).contains(color))
                        .findFirst());
    }

    private char sign(int which) {
        return (unicode ? UNICODE : ASCII).charAt(which);
    }

    private static int x(Point point) {
        return NAME + point.x() * COLUMN;
    }

    private static int y(Point point) {
        return BoardLayout.halfRow(point) * HALF_ROW;
    }
}
