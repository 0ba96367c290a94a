package io.github.lyngk.testkit.scenarios;

import io.github.lyngk.core.Piece;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Stack;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;

/**
 * Small changes to the stacks of a draft that keep every piece on the board.
 *
 * <p>Each changes randomly drawn stacks, or leaves the draft unchanged if it has none of the kind. A stack may then hold a
 * colour twice, which is not a playable position.
 */
final class StackEdits {
    private StackEdits() {}

    /** The same top and height, the pieces below in another order. */
    static void reorderBelow(Draft draft, RandomGenerator random) {
        List<Point> points = draft.points(stack -> stack.height() > 2);
        if (!points.isEmpty()) {
            Point point = GameGenerator.pick(points, random);
            int top = draft.stack(point).height() - 1;
            int one = random.nextInt(top);
            exchange(draft, point, one, point, (one + 1 + random.nextInt(top - 1)) % top);
        }
    }

    /** The same tops and heights, a piece below one exchanged for a piece below another. */
    static void exchangeBelow(Draft draft, RandomGenerator random) {
        List<Point> points = draft.points(stack -> stack.height() > 1);
        if (points.size() > 1) {
            Point one = GameGenerator.pick(points, random);
            Point other = pickOther(points, one, random);
            exchange(draft, one, below(draft, one, random), other, below(draft, other, random));
        }
    }

    /** The same pieces, another of them on top. */
    static void turnOver(Draft draft, RandomGenerator random) {
        List<Point> points = draft.points(stack -> stack.height() > 1);
        if (!points.isEmpty()) {
            Point point = GameGenerator.pick(points, random);
            exchange(draft, point, top(draft, point), point, below(draft, point, random));
        }
    }

    /** The same pieces below, the tops exchanged; a single joker has no top of that kind. */
    static void exchangeTops(Draft draft, RandomGenerator random) {
        Predicate<Stack> movable = stack -> stack.top() != Piece.JOKER;
        List<Point> points = draft.points(movable);
        if (points.size() > 1) {
            Point one = GameGenerator.pick(points, random);
            Point other = pickOther(points, one, random);
            exchange(draft, one, top(draft, one), other, top(draft, other));
        }
    }

    static void exchangeStacks(Draft draft, RandomGenerator random) {
        List<Point> points = draft.points(stack -> true);
        if (points.size() > 1) {
            Point one = GameGenerator.pick(points, random);
            draft.swap(one, pickOther(points, one, random));
        }
    }

    static void moveStack(Draft draft, RandomGenerator random) {
        List<Point> points = draft.points(stack -> true);
        List<Point> free = draft.emptyPoints();
        if (!points.isEmpty() && !free.isEmpty()) {
            draft.swap(GameGenerator.pick(points, random), GameGenerator.pick(free, random));
        }
    }

    private static int top(Draft draft, Point point) {
        return draft.stack(point).height() - 1;
    }

    private static int below(Draft draft, Point point, RandomGenerator random) {
        return random.nextInt(top(draft, point));
    }

    /** Exchanges two pieces, given by their places from the bottom; both may be in the same stack. */
    private static void exchange(Draft draft, Point one, int place, Point other, int otherPlace) {
        Piece piece = draft.stack(one).pieces().get(place);
        Piece otherPiece = draft.stack(other).pieces().get(otherPlace);
        replace(draft, one, place, otherPiece);
        replace(draft, other, otherPlace, piece);
    }

    private static void replace(Draft draft, Point point, int place, Piece piece) {
        List<Piece> pieces = new ArrayList<>(draft.stack(point).pieces());
        pieces.set(place, piece);
        draft.put(point, Stack.of(pieces));
    }

    private static Point pickOther(List<Point> points, Point not, RandomGenerator random) {
        int place = points.indexOf(not);
        return points.get((place + 1 + random.nextInt(points.size() - 1)) % points.size());
    }
}
