package io.github.lyngk.notation;

import static com.google.common.base.Preconditions.checkArgument;

import com.fasterxml.jackson.annotation.JsonValue;
import io.github.lyngk.core.Effect;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Symmetry;
import io.github.lyngk.notation.drawing.Picture;
import io.github.lyngk.notation.drawing.SvgOptions;
import io.github.lyngk.notation.drawing.SvgOptions.Part;

/**
 * Draws a position, a move or several plies of a game as an SVG picture for books, web pages and READMEs. The {@code
 * of} methods and {@link #strip} create a picture. The other methods return a changed picture, and {@link #toString()}
 * returns it as a complete SVG document.
 *
 * <pre>{@code
 * String svg = BoardSvg.of(position).theme(BoardSvg.Theme.DARK).hints(Point.C7).toString();
 * }</pre>
 *
 * <p>The top piece of a stack shows its letter on its face, and each piece below it on its side, so a stack can be read
 * from bottom to top even in greyscale. Points are labelled. Below the board are the players' claims and scores, and
 * the player to move or how the game ended.
 *
 * <p>The document needs no font, script, style sheet or other file. It has no ids, so a page can contain any number of
 * pictures. Every element has a class that begins with {@code lyngk-}. Colours are attributes, so a style sheet can
 * override them: {@code .lyngk-red .lyngk-face { fill: crimson }}. Points, stacks and rings have an attribute {@code
 * data-point}. The project's page PICTURES.md lists the classes and shows pictures.
 *
 * <p>Equal pictures have the same text within one version of the library. Details may change between versions.
 */
public final class BoardSvg {
    /**
     * The colours of a picture.
     *
     * <p>Constants may be added in a minor version: use a default branch in a switch.
     */
    public enum Theme {
        /** For light pages. */
        LIGHT,
        /** For dark pages. */
        DARK,
        /** For paper: black and white; letters and hatching show the colours of pieces. */
        PRINT
    }

    /** The maximum width of a picture, in pixels: {@value}. */
    public static final int WIDEST = 10_000;

    private final Picture picture;

    BoardSvg(Picture picture) {
        this.picture = picture;
    }

    /**
     * {@return a picture of a position}
     *
     * @param position the position to draw
     */
    public static BoardSvg of(Position position) {
        return new BoardSvg(Picture.of(Game.of(position)));
    }

    /**
     * {@return a picture of the position after a move, with the route of the stack on the board and the move above it}
     *
     * @param effect what the move does, from {@link Position#effect}
     */
    public static BoardSvg of(Effect effect) {
        return new BoardSvg(Picture.of(Game.of(effect.before()).play(effect.move())));
    }

    /**
     * {@return a picture of several consecutive positions of a game, each with its last move above it}
     *
     * <p>There are at most three boards in a row; four boards are two by two. {@link #width} sets the width of the
     * whole picture.
     *
     * @param game the game
     * @param first the first ply to show; 0 is the start position
     * @param last the last ply to show, at least {@code first}
     * @throws IllegalArgumentException if {@code first} is negative or greater than {@code last}, or {@code last} is
     *     greater than the size of the game
     */
    public static BoardSvg strip(Game game, int first, int last) {
        checkArgument(
                0 <= first && first <= last && last <= game.size(),
                "plies %s to %s: a game of %s moves has no such plies",
                first,
                last,
                game.size());
        return new BoardSvg(new Picture(game.prefix(last), first, true, SvgOptions.USUAL));
    }

    /**
     * {@return this picture with another width} By default, a single column of boards is 640 pixels wide, and several
     * columns are 400 pixels wide each.
     *
     * @param width the width in pixels, 1 to {@link #WIDEST}; the height is in proportion
     * @throws IllegalArgumentException if the width is out of range
     */
    public BoardSvg width(int width) {
        checkArgument(width >= 1 && width <= WIDEST, "a picture is 1 to %s pixels wide, not %s", WIDEST, width);
        return with(picture.options().width(width));
    }

    /**
     * {@return this picture in other colours}
     *
     * @param theme the colours
     */
    public BoardSvg theme(Theme theme) {
        return with(picture.options().theme(theme));
    }

    /**
     * {@return this picture with the board turned or mirrored}
     *
     * @param symmetry the symmetry to apply to the board; letters and point names stay upright
     */
    public BoardSvg turned(Symmetry symmetry) {
        return with(picture.options().symmetry(symmetry));
    }

    /**
     * {@return this picture with one more arrow}
     *
     * @param from the point where the arrow begins
     * @param to the point where it ends, different from {@code from}
     * @throws IllegalArgumentException if both are the same point
     */
    public BoardSvg arrow(Point from, Point to) {
        return with(picture.options().arrow(from, to));
    }

    /**
     * {@return this picture with a ring around one more point}
     *
     * @param point the point
     */
    public BoardSvg mark(Point point) {
        return with(picture.options().mark(point));
    }

    /**
     * {@return this picture with a wedge above every legal destination of the stack on a point}
     *
     * <p>A strip shows wedges on the boards that have a stack on the point. The picture of an {@link Effect} shows the
     * board after the move, where the origin is empty.
     *
     * @param from the point of the stack to move
     * @throws IllegalArgumentException if no board of the picture has a stack on the point
     */
    public BoardSvg hints(Point from) {
        return with(picture.options().hints(from));
    }

    /**
     * {@return this picture with or without the owner's number on each stack topped by a claimed colour (E1)}
     *
     * @param owners whether to show owners; by default they are not shown
     */
    public BoardSvg owners(boolean owners) {
        return with(picture.options().part(Part.OWNERS, owners));
    }

    /**
     * {@return this picture with or without the names of points}
     *
     * @param coordinates whether to show the names; by default they are shown
     */
    public BoardSvg coordinates(boolean coordinates) {
        return with(picture.options().part(Part.COORDINATES, coordinates));
    }

    /**
     * {@return this picture with or without text, claims and scores around the board}
     *
     * @param caption whether to show them; by default they are shown
     */
    public BoardSvg caption(boolean caption) {
        return with(picture.options().part(Part.CAPTION, caption));
    }

    private BoardSvg with(SvgOptions changed) {
        return new BoardSvg(picture.with(changed));
    }

    /** Pictures are equal if they show the same plies of the same game and are drawn in the same way. */
    @Override
    public boolean equals(Object object) {
        return object instanceof BoardSvg other && picture.equals(other.picture);
    }

    /** Returns a hash code that is the same in every JVM. */
    @Override
    public int hashCode() {
        return toString().hashCode();
    }

    /** {@return the picture as an SVG document} */
    @Override
    @JsonValue
    public String toString() {
        return picture.draw();
    }
}
