package io.github.lyngk.notation;

import static com.google.common.base.Preconditions.checkArgument;

import com.fasterxml.jackson.annotation.JsonValue;
import io.github.lyngk.core.Effect;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Symmetry;
import io.github.lyngk.notation.drawing.Palette;
import io.github.lyngk.notation.drawing.Picture;
import io.github.lyngk.notation.drawing.SvgOptions;
import io.github.lyngk.notation.drawing.SvgOptions.Part;

/**
 * A picture for books, web pages and READMEs: made of a position, of what a move does, or of several plies of a game,
 * then told how to look; {@link #toString()} draws it as a complete SVG document.
 *
 * <pre>{@code
 * String svg = BoardSvg.of(position).theme(BoardSvg.Theme.DARK).hints(Point.C7).toString();
 * }</pre>
 *
 * <p>Stacks are drawn piece on piece; the top piece shows its letter on its face and each piece below it on its side, so
 * that a stack reads from bottom to top even in grey print. Points carry their names; below the board stand the players'
 * claims and scores and who is to move, or how the game ended.
 *
 * <p>The document needs no font, script, style sheet or other file and has no ids, so that any number of pictures can
 * stand in one page. Everything in it has a class that begins with {@code lyngk-}, by which a page can restyle it, since
 * all colours are attributes, which any style sheet overrules: {@code .lyngk-red .lyngk-face { fill: crimson }}. Points,
 * stacks and rings carry their {@code data-point}. The project's page PICTURES.md lists the classes and shows pictures.
 *
 * <p>The same picture always gives the same text. Like {@link BoardText} it is for people: details may change.
 */
public final class BoardSvg {
    /**
     * The colours of a picture.
     *
     * <p>The list may grow in a minor version: have a default branch.
     */
    public enum Theme {
        /** For light pages. */
        LIGHT(Palette.LIGHT),
        /** For dark pages. */
        DARK(Palette.DARK),
        /** For paper: black and white, the colours of pieces told by letters and hatching. */
        PRINT(Palette.PRINT);

        private final Palette palette;

        Theme(Palette palette) {
            this.palette = palette;
        }
    }

    /** How many pixels a picture is wide at most: {@value}. */
    public static final int WIDEST = SvgOptions.WIDEST;

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
     * {@return a picture of the position after a move, with the way the stack took and the move above it}
     *
     * @param effect what the move does, as {@link Position#effect} tells it
     */
    public static BoardSvg of(Effect effect) {
        return new BoardSvg(Picture.of(Game.of(effect.before()).play(effect.move())));
    }

    /**
     * {@return a picture of several positions of a game, each with its move above it}
     *
     * <p>Three boards at most stand side by side, four are two by two, and the rows go on below. The width of the picture
     * is that of all of them together, 400 pixels for each column unless told.
     *
     * @param game the game
     * @param first the first ply to show; 0 is the start
     * @param last the last ply to show
     * @throws IllegalArgumentException if the game has no such plies
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
     * {@return the same, larger or smaller}
     *
     * @param width how many pixels the picture is wide, 1 to {@link #WIDEST}; its height follows
     * @throws IllegalArgumentException if it is none of these
     */
    public BoardSvg width(int width) {
        return with(picture.options().width(width));
    }

    /**
     * {@return the same in other colours}
     *
     * @param theme the colours
     */
    public BoardSvg theme(Theme theme) {
        return with(picture.options().palette(theme.palette));
    }

    /**
     * {@return the same with the board turned or mirrored}
     *
     * @param symmetry how to turn it; letters and names stay upright
     */
    public BoardSvg turned(Symmetry symmetry) {
        return with(picture.options().symmetry(symmetry));
    }

    /**
     * {@return the same with one more arrow}
     *
     * @param from where it begins
     * @param to where it ends, another point
     * @throws IllegalArgumentException if both are the same point
     */
    public BoardSvg arrow(Point from, Point to) {
        return with(picture.options().arrow(from, to));
    }

    /**
     * {@return the same with a ring round one more point}
     *
     * @param point the point
     */
    public BoardSvg mark(Point point) {
        return with(picture.options().mark(point));
    }

    /**
     * {@return the same with a wedge over every stack on which that of a point can land, by {@link Position#legalMoves}}
     *
     * <p>A strip shows them on those boards where a stack stands on the point. The board of an {@link Effect} is that after
     * the move, where its origin is empty.
     *
     * @param from the point
     * @throws IllegalArgumentException if no stack stands there on any board of the picture
     */
    public BoardSvg hints(Point from) {
        return with(picture.options().hints(from));
    }

    /**
     * {@return the same with or without a player's number on each stack topped by a colour which that player has claimed}
     *
     * @param owners whether to tell whose stacks are; otherwise it is not told
     */
    public BoardSvg owners(boolean owners) {
        return with(picture.options().part(Part.OWNERS, owners));
    }

    /**
     * {@return the same with or without the names of points}
     *
     * @param coordinates whether to name them, which is done otherwise
     */
    public BoardSvg coordinates(boolean coordinates) {
        return with(picture.options().part(Part.COORDINATES, coordinates));
    }

    /**
     * {@return the same with or without words, claims and scores round the board}
     *
     * @param caption whether to say more than the board shows, which is done otherwise
     */
    public BoardSvg caption(boolean caption) {
        return with(picture.options().part(Part.CAPTION, caption));
    }

    private BoardSvg with(SvgOptions changed) {
        return new BoardSvg(picture.with(changed));
    }

    /** Pictures are equal when they are of the same plies of the same game, drawn in the same way. */
    @Override
    public boolean equals(Object object) {
        return object instanceof BoardSvg other && picture.equals(other.picture);
    }

    /** Returns a hash code that is the same in every JVM. */
    @Override
    public int hashCode() {
        return toString().hashCode();
    }

    /** {@return the picture: an SVG document} */
    @Override
    @JsonValue
    public String toString() {
        return picture.draw();
    }
}
