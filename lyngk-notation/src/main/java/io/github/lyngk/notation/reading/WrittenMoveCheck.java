package io.github.lyngk.notation.reading;

import io.github.lyngk.core.Color;
import io.github.lyngk.core.Direction;
import io.github.lyngk.core.Effect;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Piece;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Rule;
import io.github.lyngk.core.Travel;
import io.github.lyngk.core.Variant;
import io.github.lyngk.core.Violation;
import io.github.lyngk.notation.DiagnosticCode;
import io.github.lyngk.notation.text.Fault;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/** Holds the route and the mark of a described move against the position before it and what it does there. */
public final class WrittenMoveCheck {
    private final Position before;
    private final WrittenMove text;
    private final Move move;

    private WrittenMoveCheck(Position before, WrittenMove text) {
        this.before = before;
        this.text = text;
        this.move = text.move();
    }

    /**
     * Checks the written route of a legal move, if there is one.
     *
     * @throws Fault if the stack cannot travel that way
     */
    public static void checkRoute(WrittenMove text, Effect effect) {
        if (text.hasRoute()) {
            new WrittenMoveCheck(effect.before(), text).route();
        }
    }

    /** {@return what is wrong with the mark of a legal move} */
    public static Optional<Fault> wrongMark(WrittenMove text, Effect effect) {
        return text.mark() == WrittenMove.NO_MARK || text.mark() == mark(effect)
                ? Optional.empty()
                : Optional.of(wrongMark(text, effect.before().variant()));
    }

    /**
     * Checks the written route of an illegal move, if it is illegal for want of a way: then one of its legs must be.
     *
     * @throws Fault if that is so; it names the leg
     */
    public static void checkRoute(Position before, WrittenMove text, Violation violation) {
        boolean noWay = violation == Violation.NO_STRAIGHT_LINE || violation == Violation.NO_LYNGK_ROUTE;
        if (noWay && text.hasRoute()) {
            new WrittenMoveCheck(before, text).route();
        }
    }

    /** {@return the mark of a move by what it does} */
    public static char mark(Effect effect) {
        return effect.wins() ? '#' : effect.scored() ? '+' : WrittenMove.NO_MARK;
    }

    private static Fault wrongMark(WrittenMove text, Variant variant) {
        boolean plus = text.mark() == '+';
        Rule rule = !plus ? Rule.H4 : variant.fivesScored() ? Rule.E9 : Rule.H1;
        String sentence = plus
                ? "the stack formed by " + text.move() + " is not scored, so no + belongs here"
                : text.move() + " does not win by a stack of six, so no # belongs here";
        return Fault.of(DiagnosticCode.WRONG_MARK, text.end() - 1, sentence).by(rule);
    }

    /** Checks leg by leg: F1, then for every leg E3, and F4, F3 and F5 for the LYNGK point it ends at. */
    private void route() {
        Piece top = top(move.from());
        if (!isMovers(top)) {
            throw wrong(1, Rule.F1, "only a stack topped by a claimed colour of its player may take LYNGK points");
        }
        Set<Point> used = EnumSet.noneOf(Point.class);
        for (int leg = 1; leg < text.points(); leg++) {
            Point end = text.point(leg);
            boolean sees = Travel.sees(before, move, text.point(leg - 1), end);
            if (!sees) {
                straight(leg);
            }
            if (leg < text.points() - 1) {
                lyngkPoint(leg, sees, top);
                if (!used.add(end)) {
                    throw wrong(leg, Rule.F5, "the LYNGK point " + end + " has already served");
                }
            }
        }
    }

    /** Checks that nothing stands between the ends of a leg, the second of which is not the first stack in sight. */
    private void straight(int leg) {
        Point from = text.point(leg - 1);
        Point to = text.point(leg);
        Optional<Direction> direction = from.directionTo(to);
        if (direction.isEmpty()) {
            throw wrong(leg, Rule.E3, "no straight line joins " + from + " and " + to);
        }
        for (Point point : Travel.seen(before, move, from)) {
            if (from.directionTo(point).equals(direction)
                    && point.directionTo(to).equals(direction)) {
                throw wrong(leg, Rule.E3, "a stack stands between, on " + point);
            }
        }
    }

    /** Checks that the stack that travels may turn, or go on, at the end of a leg, where it sees a stack or not. */
    private void lyngkPoint(int leg, boolean seen, Piece top) {
        Point point = text.point(leg);
        if (point == move.from()) {
            throw wrong(leg, Rule.E3, point + " is the origin, which is empty while its stack travels (R2)");
        }
        if (!seen) {
            throw wrong(leg, Rule.E3, point + " is empty");
        }
        Piece there = top(point);
        if (there == Piece.JOKER) {
            throw wrong(leg, Rule.F4, "a joker on " + point + " is no LYNGK point");
        }
        if (there != top) {
            throw wrong(leg, Rule.F3, "the stack on " + point + " is not topped by the colour that travels");
        }
    }

    /** {@return whether the player who moves owns a colour, or claims it for this move} */
    private boolean isMovers(Piece top) {
        Color color = top.color().orElseThrow();
        return move.claim().orElse(null) == color || before.owner(color).orElse(null) == before.playerToMove();
    }

    private Piece top(Point point) {
        return before.topAt(point).orElseThrow();
    }

    private Fault wrong(int leg, Rule rule, String why) {
        String sentence = "leg " + text.point(leg - 1) + "-" + text.point(leg) + " is illegal: " + why;
        return Fault.of(DiagnosticCode.WRONG_ROUTE, text.routeAt() + (leg - 1) * WrittenMove.STEP, sentence)
                .by(rule);
    }
}
