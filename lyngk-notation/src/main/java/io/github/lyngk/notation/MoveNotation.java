package io.github.lyngk.notation;

import static java.util.Objects.requireNonNull;

import io.github.lyngk.core.Effect;
import io.github.lyngk.core.IllegalMoveException;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.NotationException;
import io.github.lyngk.core.Position;
import io.github.lyngk.notation.reading.WrittenMove;
import io.github.lyngk.notation.reading.WrittenMoveCheck;
import io.github.lyngk.notation.text.Fault;
import java.util.Optional;

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
        try {
            if (text.length() > Limits.TOKEN) {
                throw Fault.expected(Limits.TOKEN, "the end of the move after " + Limits.TOKEN + " characters");
            }
            WrittenMove move = WrittenMove.read(text, 0, text.length());
            if (move.comma()) {
                throw move.colonExpected();
            }
            if (move.end() < text.length()) {
                throw Fault.expected(move.end(), "the end of the move");
            }
            Effect effect = effect(position, move);
            WrittenMoveCheck.checkRoute(move, effect);
            Optional<Fault> wrongMark = WrittenMoveCheck.wrongMark(move, effect);
            if (wrongMark.isPresent()) {
                throw wrongMark.get();
            }
            return move.move();
        } catch (Fault e) {
            throw new NotationException(text, e.index(), phrase(e));
        }
    }

    private static Effect effect(Position position, WrittenMove move) {
        try {
            return position.effect(move.move());
        } catch (IllegalMoveException e) {
            WrittenMoveCheck.checkRoute(position, move, e.violation());
            throw e;
        }
    }

    private static String phrase(Fault fault) {
        String what = fault.code() == DiagnosticCode.WRONG_ROUTE ? "a legal route (" : "a fitting mark (";
        return fault.expectation()
                .orElseGet(() -> what + fault.sentence() + ", " + fault.rule().orElseThrow() + ")");
    }
}
