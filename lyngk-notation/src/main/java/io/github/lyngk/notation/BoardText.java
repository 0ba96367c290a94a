package io.github.lyngk.notation;

import static java.util.Objects.requireNonNull;

import com.fasterxml.jackson.annotation.JsonValue;
import io.github.lyngk.core.Effect;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Setup;
import io.github.lyngk.core.Symmetry;
import io.github.lyngk.notation.drawing.Moment;
import io.github.lyngk.notation.drawing.Scene;
import io.github.lyngk.notation.drawing.TextDrawing;

/**
 * A board drawn in plain text, for logs, failure messages and consoles: made of a position, of what a move does, or of
 * any set-up, then told how to look; {@link #toString()} draws it.
 *
 * <pre>{@code
 * System.out.print(BoardText.of(position).owners(true));
 * }</pre>
 *
 * <p>The board stands as it lies on a table, unless it is turned: column a at the left, row 1 at the bottom, lines
 * between neighbours. Every point carries its name and then its stack from bottom to top, so the last letter is the piece
 * on top; a full stop is an empty point. A point is always drawn at the same place, no line is wider than 74 characters,
 * only ASCII is used unless {@link #unicode} is asked for, and each line ends with a line feed.
 *
 * <p>The drawing is meant for people: it is not parsed back, and details of it may change. To store a position, use
 * {@link Position#toString()}.
 */
public final class BoardText {
    private final TextDrawing drawing;

    BoardText(TextDrawing drawing) {
        this.drawing = drawing;
    }

    private static BoardText of(Scene scene) {
        return new BoardText(new TextDrawing(scene, Symmetry.IDENTITY, false, false, true));
    }

    /**
     * {@return a position: its variant and who is to move or how it ended, the board, and what each player has claimed
     * and scored}
     *
     * @param position the position to draw
     */
    public static BoardText of(Position position) {
        return of(Moment.of(position));
    }

    /**
     * {@return the position after a move, with the points that the stack left, passed over and reached marked before
     * their stacks by {@code <}, {@code +} and {@code >}}
     *
     * @param effect what the move does
     */
    public static BoardText of(Effect effect) {
        return of(Moment.of(effect));
    }

    /**
     * {@return any set-up, an impossible one too; stacks beyond seven pieces and endless claims are cut short with a {@code ~}}
     *
     * @param setup the set-up to draw
     */
    public static BoardText of(Setup setup) {
        return of(new Scene.Arranged(setup));
    }

    /**
     * {@return the same board turned or mirrored}
     *
     * @param symmetry how to turn it; letters and names stay upright
     */
    public BoardText turned(Symmetry symmetry) {
        return new BoardText(drawing.turned(requireNonNull(symmetry, "symmetry")));
    }

    /**
     * {@return the same with or without lines and signs beyond ASCII}
     *
     * @param unicode whether to use them
     */
    public BoardText unicode(boolean unicode) {
        return new BoardText(drawing.with(unicode, drawing.owners(), drawing.caption()));
    }

    /**
     * {@return the same with or without the number of its owner after each stack (E1)}
     *
     * @param owners whether to tell whose stacks are
     */
    public BoardText owners(boolean owners) {
        return new BoardText(drawing.with(drawing.unicode(), owners, drawing.caption()));
    }

    /**
     * {@return the same with or without words above and below; the board alone has 25 lines}
     *
     * @param caption whether to say more than the board shows
     */
    public BoardText caption(boolean caption) {
        return new BoardText(drawing.with(drawing.unicode(), drawing.owners(), caption));
    }

    /** Drawings are equal when they are of the same board, drawn in the same way. */
    @Override
    public boolean equals(Object object) {
        return object instanceof BoardText other && drawing.equals(other.drawing);
    }

    /** Returns a hash code that is the same in every JVM. */
    @Override
    public int hashCode() {
        return toString().hashCode();
    }

    /** {@return the drawing: several lines, each ended by a line feed} */
    @Override
    @JsonValue
    public String toString() {
        return drawing.draw();
    }
}
