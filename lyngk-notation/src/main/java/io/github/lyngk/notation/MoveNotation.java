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
 * Prints and parses moves in the notation of game records, such as {@code K:b4-b1-c3-e2+}: with the LYNGK points that
 * the stack passes, {@code +} if the stack formed is scored, and {@code #} if the move wins with a stack of six. Both
 * methods need the position before the move.
 */
public final class MoveNotation {
    private MoveNotation() {}

    /**
     * Returns the text of a move with its route and mark. The route is the one with the fewest legs; among several of
     * these, the one whose points come first in notation order.
     *
     * @param position the position before the move
     * @param move a legal move
     * @return the text, such as {@code e1-e4-h4+}; the route is omitted if the text would exceed {@link Limits#TOKEN}
     *     characters
     * @throws IllegalMoveException if the move is illegal
     */
    public static String describe(Position position, Move move) {
        return WrittenMove.describe(position.effect(move));
    }

    /**
     * Parses a move in a position. The route and the mark may be omitted. If they are present, they are checked; any
     * legal route is accepted.
     *
     * @param position the position before the move
     * @param text a move such as {@code b1-c2}, {@code R:b1-c2} or {@code K:b4-b1-c3-e2+}
     * @return the move
     * @throws NotationException if the text is not a move, or if its route or mark is wrong; the message then names the
     *     rule, and the leg of a wrong route
     * @throws IllegalMoveException if the move is illegal by every route
     */
    public static Move parse(Position position, String text) {
        requireNonNull(position, "position");
        // Characters beyond Latin-1 become question marks, which no move contains either.
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
        WrittenMoveCheck.WrongRoute route = WrittenMoveCheck.wrongRoute(position, written);
        if (route != null) {
            throw new NotationException(text, route.index(), phrase("a legal route", route.diagnostic()));
        }
        Diagnostic mark = WrittenMoveCheck.wrongMark(written, position.play(written.move()));
        if (mark != null) {
            throw new NotationException(text, written.end() - 1, phrase("the end of the move", mark));
        }
        return written.move();
    }

    private static String phrase(String what, Diagnostic wrong) {
        return what + " (" + wrong.message() + ", " + wrong.rule().orElseThrow() + ")";
    }
}
