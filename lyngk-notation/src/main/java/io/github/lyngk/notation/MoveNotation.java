package io.github.lyngk.notation;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.util.Objects.requireNonNull;

import io.github.lyngk.core.IllegalMoveException;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.NotationException;
import io.github.lyngk.core.Position;
import io.github.lyngk.notation.reading.WrittenMove;
import io.github.lyngk.notation.reading.WrittenMoveCheck;

/**
 * Described moves: a move as a reader wants to see it, with the LYNGK points it travels over ({@code K:b4-b1-c3-e2}),
 * {@code +} when the stack it forms is scored and {@code #} when it wins by a stack of six. Describing and reading need
 * the position before the move.
 */
public final class MoveNotation {
    private MoveNotation() {}

    /**
     * Describes a move: the route with the fewest legs, among equals the one whose points come first, and the mark.
     *
     * @param position the position before the move
     * @param move a legal move
     * @return the described move; the route is left out in the rare case that it would not fit into a token of
     *     {@link Limits#TOKEN} characters
     * @throws IllegalMoveException if the move is illegal
     */
    public static String describe(Position position, Move move) {
        return WrittenMove.describe(position.effect(move));
    }

    /**
     * Reads a move against a position. Routes and marks may be missing; when present, any legal route is accepted and
     * both are checked.
     *
     * @param position the position before the move
     * @param text a move such as {@code b1-c2}, {@code R:b1-c2} or {@code K:b4-b1-c3-e2+}
     * @return the move
     * @throws NotationException if the text is no move, or if its route or mark is wrong: then it tells the rule, and the
     *     leg of a wrong route
     * @throws IllegalMoveException if the move is illegal whatever the route and the mark
     */
    public static Move parse(Position position, String text) {
        requireNonNull(position, "position");
        // What is no Latin letter becomes a question mark, which no move holds either.
        byte[] bytes = text.getBytes(ISO_8859_1);
        if (bytes.length > Limits.TOKEN) {
            throw new NotationException(
                    text, Limits.TOKEN, "the end of the move after " + Limits.TOKEN + " characters");
        }
        WrittenMove written = new WrittenMove();
        if (!written.read(bytes, 0, bytes.length)) {
            throw new NotationException(text, written.expectedAt(), written.expected());
        }
        if (written.hasComma()) {
            throw new NotationException(text, written.commaAt(), "a colon after the claim");
        }
        if (written.end() < bytes.length) {
            throw new NotationException(text, written.end(), "the end of the move");
        }
        Diagnostic mark = WrittenMoveCheck.wrongMark(written, play(position, written, text));
        if (mark != null) {
            throw new NotationException(text, written.end() - 1, phrase("a fitting mark", mark));
        }
        return written.move();
    }

    private static Position play(Position position, WrittenMove written, String text) {
        WrittenMoveCheck.WrongRoute route;
        try {
            Position after = position.play(written.move());
            route = WrittenMoveCheck.wrongRoute(position, written);
            if (route == null) {
                return after;
            }
        } catch (IllegalMoveException e) {
            route = WrittenMoveCheck.wrongRoute(position, written, e.violation());
            if (route == null) {
                throw e;
            }
        }
        throw new NotationException(text, route.index(), phrase("a legal route", route.diagnostic()));
    }

    private static String phrase(String what, Diagnostic wrong) {
        return what + " (" + wrong.sentence() + ", " + wrong.rule().orElseThrow() + ")";
    }
}
