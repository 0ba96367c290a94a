package io.github.lyngk.notation;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Effect;
import io.github.lyngk.core.IllegalMoveException;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Position;
import io.github.lyngk.notation.drawing.SvgDrawing;
import java.util.List;

/**
 * A position as a picture: a complete SVG document for books, web pages and READMEs.
 *
 * <p>Stacks are drawn piece on piece; the top piece shows its letter on its face and each piece below it on its side, so
 * that a stack reads from bottom to top even in grey print. Every point carries its name. Below the board stand the
 * players' claims and scores and who is to move, or how the game ended.
 *
 * <p>The document needs no font, script or other file, and the same position always gives the same text. Like
 * {@link BoardText} it is for people: details of the drawing may change.
 */
public final class BoardSvg {
    private BoardSvg() {}

    /**
     * Draws a position.
     *
     * @param position the position to draw
     * @return an SVG document
     */
    public static String draw(Position position) {
        return draw(position, ImmutableList.of());
    }

    /**
     * Plays a move and draws the position after it, with the route the stack took.
     *
     * @param before the position in which the move is made
     * @param move a legal move
     * @return an SVG document
     * @throws IllegalMoveException if the move is illegal
     */
    public static String draw(Position before, Move move) {
        Effect effect = before.effect(requireNonNull(move, "move"));
        return draw(effect.after(), effect.route());
    }

    /**
     * Draws a position and the way the last stack came: origin, LYNGK points if there were any, destination.
     *
     * @param position the position after the move
     * @param route two or more points, or none for no route
     * @return an SVG document
     * @throws IllegalArgumentException if the route is a single point
     */
    public static String draw(Position position, List<Point> route) {
        requireNonNull(position, "position");
        ImmutableList<Point> points = ImmutableList.copyOf(route);
        checkArgument(points.size() != 1, "a route has two points at least: %s", points);
        return SvgDrawing.document(position, points);
    }
}
