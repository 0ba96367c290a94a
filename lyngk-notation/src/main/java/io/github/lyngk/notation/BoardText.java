package io.github.lyngk.notation;

import static java.util.Objects.requireNonNull;

import io.github.lyngk.core.Position;
import io.github.lyngk.core.Setup;
import io.github.lyngk.notation.drawing.AsciiDrawing;
import io.github.lyngk.notation.drawing.Caption;

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
    public static final int WIDTH = AsciiDrawing.WIDTH;

    private BoardText() {}

    /**
     * Draws a position: its variant and who is to move or how it ended, the board, and what each player has claimed and
     * scored.
     *
     * @param position the position to draw
     * @return several lines of ASCII, each ended by a line feed
     */
    public static String draw(Position position) {
        requireNonNull(position, "position");
        return AsciiDrawing.page(Caption.status(position), position.toSetup());
    }

    /**
     * Draws any set-up, an impossible one too; stacks beyond seven pieces are cut short with a {@code ~}.
     *
     * @param setup the set-up to draw
     * @return several lines of ASCII, each ended by a line feed
     */
    public static String draw(Setup setup) {
        requireNonNull(setup, "setup");
        return AsciiDrawing.page(Caption.status(setup), setup);
    }

    /**
     * Draws the board of any set-up alone, where the rest is told beside it.
     *
     * @param setup the set-up to draw
     * @return 25 lines of ASCII, each ended by a line feed
     */
    public static String board(Setup setup) {
        return AsciiDrawing.board(requireNonNull(setup, "setup"));
    }
}
