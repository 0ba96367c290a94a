package io.github.lyngk.notation;

import io.github.lyngk.core.Color;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Piece;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Rule;
import io.github.lyngk.core.Variant;
import io.github.lyngk.core.Violation;

/** Holds the route and the mark of a described move against the positions before and after it. */
final class MoveCheck {
    private final Position before;
    private final MoveText text;
    private final Move move;

    /** Whether the claim of this turn removes stacks before the move. */
    private final boolean capturing;

    private MoveCheck(Position before, MoveText text) {
        this.before = before;
        this.text = text;
        this.move = text.move();
        this.capturing =
                before.variant() == Variant.CLAIM_CAPTURES && move.claim().isPresent();
    }

    /**
     * Checks what is written around a legal move.
     *
     * @throws RecordFault if the stack cannot travel that way, or the mark does not fit
     */
    static void check(Position before, MoveText text, Position after) {
        if (text.hasRoute()) {
            new MoveCheck(before, text).route();
        }
        if (text.mark() != MoveText.NO_MARK && text.mark() != mark(text.move(), after)) {
            throw wrongMark(text, after.variant());
        }
    }

    /**
     * Checks the written route of an illegal move, if it is illegal for want of a way: then one of its legs must be.
     *
     * @throws RecordFault if that is so; it names the leg
     */
    static void checkRoute(Position before, MoveText text, Violation violation) {
        boolean noWay = violation == Violation.NO_STRAIGHT_LINE || violation == Violation.NO_LYNGK_ROUTE;
        if (noWay && text.hasRoute()) {
            new MoveCheck(before, text).route();
        }
    }

    /** Returns the mark of a move by the position it leads to. */
    static char mark(Move move, Position after) {
        if (after.variant() == Variant.SIX_STACK) {
            return after.suddenDeathWinner().isPresent() ? '#' : MoveText.NO_MARK;
        }
        // E9: only a scored stack leaves the point it has just landed on.
        return after.heightAt(move.to()) == 0 ? '+' : MoveText.NO_MARK;
    }

    private static RecordFault wrongMark(MoveText text, Variant variant) {
        boolean plus = text.mark() == '+';
        Rule rule = !plus ? Rule.H4 : variant == Variant.SIX_STACK ? Rule.H1 : Rule.E9;
        String sentence = plus
                ? "the stack formed by " + text.move() + " is not scored, so no + belongs here"
                : text.move() + " does not win by a stack of six, so no # belongs here";
        return new RecordFault(DiagnosticCode.WRONG_MARK, text.end() - 1, rule, sentence);
    }

    /** Checks leg by leg: F1, then for every leg E3, and F4, F3 and F5 for the LYNGK point it ends at. */
    private void route() {
        Piece top = top(move.from());
        if (!isMovers(top)) {
            throw wrong(1, Rule.F1, "only a stack topped by a claimed colour of its player may take LYNGK points");
        }
        Point at = move.from();
        long used = 0;
        for (int leg = 1; leg < text.points() - 1; leg++) {
            Point next = text.point(leg);
            straight(leg, at, next);
            lyngkPoint(leg, next, top);
            if ((used >> next.ordinal() & 1) != 0) {
                throw wrong(leg, Rule.F5, "the LYNGK point " + next + " has already served");
            }
            used |= 1L << next.ordinal();
            at = next;
        }
        straight(text.points() - 1, at, move.to());
    }

    /** Checks that the stack that travels may turn, or go on, at the end of a leg. */
    private void lyngkPoint(int leg, Point point, Piece top) {
        if (point == move.from()) {
            throw wrong(leg, Rule.E3, point + " is the origin, which is empty while its stack travels (R2)");
        }
        if (isEmpty(point)) {
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

    private void straight(int leg, Point from, Point to) {
        Point[] between = Legs.between(from, to);
        if (between == null) {
            throw wrong(leg, Rule.E3, "no straight line joins " + from + " and " + to);
        }
        for (Point point : between) {
            if (!isEmpty(point)) {
                throw wrong(leg, Rule.E3, "a stack stands between, on " + point);
            }
        }
    }

    /** Tells whether the player who moves owns a colour, or claims it for this move. */
    private boolean isMovers(Piece top) {
        Color color = top.color().orElseThrow();
        return isClaimed(color) || before.owner(color).orElse(null) == before.playerToMove();
    }

    private boolean isClaimed(Color color) {
        return move.claim().orElse(null) == color;
    }

    /** Tells whether nothing stands on a point while the stack travels: the origin is empty (R2). */
    private boolean isEmpty(Point point) {
        return point == move.from() || before.heightAt(point) == 0 || isCaptured(point);
    }

    /** Tells whether the claim of this turn removes a stack before the move, under the house rule. */
    private boolean isCaptured(Point point) {
        return capturing
                && before.heightAt(point) == before.variant().maxHeight()
                && top(point).color().filter(this::isClaimed).isPresent();
    }

    private Piece top(Point point) {
        return before.topAt(point).orElseThrow();
    }

    private RecordFault wrong(int leg, Rule rule, String why) {
        return new RecordFault(
                DiagnosticCode.WRONG_ROUTE,
                text.routeAt() + (leg - 1) * MoveText.STEP,
                rule,
                "leg " + text.point(leg - 1) + "-" + text.point(leg) + " is illegal: " + why);
    }
}
