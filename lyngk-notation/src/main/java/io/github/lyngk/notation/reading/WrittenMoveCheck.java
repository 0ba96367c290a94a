package io.github.lyngk.notation.reading;

import io.github.lyngk.core.Color;
import io.github.lyngk.core.Direction;
import io.github.lyngk.core.Legality;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Piece;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Rule;
import io.github.lyngk.core.Travel;
import io.github.lyngk.core.Violation;
import io.github.lyngk.notation.Diagnostic;
import io.github.lyngk.notation.DiagnosticCode;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Compares the route and the mark of a described move with the position before it and the one after it. */
public final class WrittenMoveCheck {
    private final Position before;
    private final WrittenMove text;
    private final Move move;
    private final List<Point> route;

    private WrittenMoveCheck(Position before, WrittenMove text) {
        this.before = before;
        this.text = text;
        this.move = text.move();
        this.route = text.route();
    }

    /** A fault of a route, and the index of the wrong leg. */
    public record WrongRoute(Diagnostic diagnostic, int index) {}

    /**
     * {@return the fault of a written route, null if there is none} If a move is illegal, that is a fault of its route
     * only if no route exists, so that a leg must be wrong.
     */
    public static @Nullable WrongRoute wrongRoute(Position before, WrittenMove text) {
        return text.hasRoute() && mayHaveRoute(before.check(text.move()))
                ? new WrittenMoveCheck(before, text).route()
                : null;
    }

    private static boolean mayHaveRoute(Legality legality) {
        Violation violation = legality.violation().orElse(null);
        return violation == null || violation == Violation.NO_STRAIGHT_LINE || violation == Violation.NO_LYNGK_ROUTE;
    }

    /** {@return the fault of the mark of a legal move, null if there is none} */
    public static @Nullable Diagnostic wrongMark(WrittenMove text, Position after) {
        if (text.mark() == WrittenMove.NO_MARK || text.mark() == mark(text.to(), after)) {
            return null;
        }
        boolean plus = text.mark() == '+';
        Rule rule = !plus ? Rule.H4 : after.variant().fivesScored() ? Rule.E9 : Rule.H1;
        String message = plus
                ? "the mark + is wrong: the stack formed by " + text.move() + " is not scored"
                : "the mark # is wrong: " + text.move() + " does not form a winning stack of six";
        return Diagnostic.error(DiagnosticCode.WRONG_MARK, message).withRule(rule);
    }

    /** {@return the mark of a move by its destination and the position after it} */
    static char mark(Point to, Position after) {
        if (after.suddenDeathWinner().isPresent()) {
            return '#';
        }
        return after.heightAt(to) == 0 ? '+' : WrittenMove.NO_MARK;
    }

    /** Checks leg by leg: F1, then for every leg E3, and F4, F3 and F5 for the LYNGK point it ends at. */
    private @Nullable WrongRoute route() {
        Piece top = before.topAt(move.from()).orElseThrow();
        if (!isMovers(top)) {
            return wrong(1, Rule.F1, "only a stack topped by a claimed colour of its player may take LYNGK points");
        }
        long used = 0;
        for (int number = 1; number < route.size(); number++) {
            Point end = route.get(number);
            boolean last = number == route.size() - 1;
            WrongRoute fault = Travel.seen(before, move, route.get(number - 1)).contains(end)
                    ? last ? null : turning(number, top)
                    : unseen(number, last);
            if (fault != null) {
                return fault;
            }
            if (!last && (used >> end.ordinal() & 1) != 0) {
                return wrong(number, Rule.F5, "the LYNGK point " + end + " has already served");
            }
            used |= 1L << end.ordinal();
        }
        return null;
    }

    /** {@return why the end of a leg is not the first stack in sight; null for the last leg if it is just empty} */
    private @Nullable WrongRoute unseen(int number, boolean last) {
        Point from = route.get(number - 1);
        Point to = route.get(number);
        Optional<Direction> direction = from.directionTo(to);
        if (direction.isEmpty()) {
            return wrong(number, Rule.E3, "no straight line joins " + from + " and " + to);
        }
        for (Point point : Travel.seen(before, move, from)) {
            if (from.directionTo(point).equals(direction)
                    && point.directionTo(to).equals(direction)) {
                return wrong(number, Rule.E3, "there is a stack between them, on " + point);
            }
        }
        if (last) {
            return null;
        }
        return to == move.from()
                ? wrong(number, Rule.E3, to + " is the origin, which is empty while its stack travels (R2)")
                : wrong(number, Rule.E3, to + " is empty");
    }

    /** {@return why the stack that travels may not turn, or go on, at the stack at the end of a leg} */
    private @Nullable WrongRoute turning(int number, Piece top) {
        Point point = route.get(number);
        Piece there = before.topAt(point).orElseThrow();
        if (there == Piece.JOKER) {
            return wrong(number, Rule.F4, "a joker on " + point + " is not a LYNGK point");
        }
        return there == top
                ? null
                : wrong(number, Rule.F3, "the stack on " + point + " is not topped by the colour that travels");
    }

    /** {@return whether the moving player owns a colour, or claims it for this move} */
    private boolean isMovers(Piece top) {
        Color color = top.color().orElseThrow();
        return move.claim().orElse(null) == color || before.owner(color).orElse(null) == before.playerToMove();
    }

    private WrongRoute wrong(int number, Rule rule, String why) {
        String message = "leg " + route.get(number - 1) + "-" + route.get(number) + " is illegal: " + why;
        return new WrongRoute(
                Diagnostic.error(DiagnosticCode.WRONG_ROUTE, message).withRule(rule),
                text.routeAt() + (number - 1) * WrittenMove.STEP);
    }
}
