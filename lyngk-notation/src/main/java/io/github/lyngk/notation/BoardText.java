package io.github.lyngk.notation;

import com.fasterxml.jackson.annotation.JsonValue;
import io.github.lyngk.core.Effect;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Setup;
import io.github.lyngk.core.Symmetry;
import io.github.lyngk.notation.drawing.TextDrawing;

/**
 * Draws a position, a move or any set-up as plain text, for logs, failure messages and consoles. The {@code of} methods
 * create a drawing. The other methods return a changed drawing, and {@link #toString()} returns it as text.
 *
 * <pre>{@code
 * System.out.print(BoardText.of(position).owners(true));
 * }</pre>
 *
 * <p>Unless the board is turned, column a is on the left and row 1 at the bottom. Lines connect neighbours. Every point
 * shows its name and then its stack from bottom to top, so the last letter is the piece on top; a full stop is an empty
 * point. No line is longer than 74 characters, each line ends with a line feed, and only ASCII is used unless {@link
 * #unicode} is set.
 *
 * <p>A drawing cannot be parsed, and details may change between versions. To store a position, use {@link
 * Position#toString()}.
 */
public final class BoardText {
    private final TextDrawing drawing;

    BoardText(TextDrawing drawing) {
        this.drawing = drawing;
    }

    /**
     * {@return a drawing of a position: the variant, the player to move or how the game ended, the board, and each
     * player's claims and scores}
     *
     * @param position the position to draw
     */
    public static BoardText of(Position position) {
        return new BoardText(TextDrawing.of(position));
    }

    /**
     * {@return a drawing of the position after a move; {@code <}, {@code +} and {@code >} before the stacks mark the
     * points that the moving stack left, passed over and reached}
     *
     * @param effect what the move does, from {@link Position#effect}
     */
    public static BoardText of(Effect effect) {
        return new BoardText(TextDrawing.of(effect));
    }

    /**
     * {@return a drawing of any set-up, including impossible ones; stacks of more than seven pieces and very long
     * claims are truncated and end with {@code ~}}
     *
     * @param setup the set-up to draw
     */
    public static BoardText of(Setup setup) {
        return new BoardText(TextDrawing.of(setup));
    }

    /**
     * {@return this drawing with the board turned or mirrored}
     *
     * @param symmetry the symmetry to apply to the board
     */
    public BoardText turned(Symmetry symmetry) {
        return new BoardText(drawing.turned(symmetry));
    }

    /**
     * {@return this drawing with Unicode or ASCII characters for lines and signs}
     *
     * @param unicode whether to use characters beyond ASCII; by default only ASCII is used
     */
    public BoardText unicode(boolean unicode) {
        return new BoardText(drawing.with(unicode, drawing.owners(), drawing.caption()));
    }

    /**
     * {@return this drawing with or without the number of the owner after each stack (E1)}
     *
     * @param owners whether to show owners; by default they are not shown
     */
    public BoardText owners(boolean owners) {
        return new BoardText(drawing.with(drawing.unicode(), owners, drawing.caption()));
    }

    /**
     * {@return this drawing with or without the text above and below the board; the board alone has 25 lines}
     *
     * @param caption whether to show the text; by default it is shown
     */
    public BoardText caption(boolean caption) {
        return new BoardText(drawing.with(drawing.unicode(), drawing.owners(), caption));
    }

    /** Drawings are equal if they show the same board, drawn in the same way. */
    @Override
    public boolean equals(Object object) {
        return object instanceof BoardText other && drawing.equals(other.drawing);
    }

    /** Returns a hash code that is the same in every JVM. */
    @Override
    public int hashCode() {
        return toString().hashCode();
    }

    /** {@return the drawing as text; each line ends with a line feed} */
    @Override
    @JsonValue
    public String toString() {
        return drawing.draw();
    }
}
