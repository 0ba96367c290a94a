package io.github.lyngk.testkit.broken;

import static io.github.lyngk.core.Rule.*;
import static io.github.lyngk.testkit.broken.BrokenEngine.broken;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Direction;
import io.github.lyngk.core.Point;
import io.github.lyngk.testkit.broken.Rules.AnswerAbout;
import io.github.lyngk.testkit.broken.Rules.Condition;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.BiPredicate;
import java.util.stream.Stream;

/** Engines that see the wrong points (E3): past a stack, not far enough, or on a board that is not quite the board. */
final class BrokenBoards {

    private BrokenBoards() {}

    private static Optional<Point> at(int x, int y) {
        return Stream.of(Point.values())
                .filter(point -> point.x() == x && point.y() == y)
                .findFirst();
    }

    static ImmutableList<BrokenEngine> all() {
        return ImmutableList.of(
                broken("jumps over stacks", E3)
                        .by(rules -> rules.seen = (table, from) -> rules.rays.apply(from).stream()
                                .flatMap(List::stream)
                                .filter(table::isOccupied)
                                .toList()),
                broken("looks past stacks of five", E3, E10, R4, H1, F2, F3, R13, R3)
                        .by(rules -> looksPast(rules, (table, point) -> table.height(point) == 5)),
                broken("looks past own stacks", E3, E6, F2, F3, R3)
                        .by(rules -> looksPast(rules, (table, point) -> table.owns(table.toMove(), table.top(point)))),
                broken("lands on empty points", E3, F2)
                        .by(rules ->
                                rules.destinations = rules.destinations.then((table, from, reached) -> Stream.concat(
                                                reached.stream(),
                                                from.neighbours().stream().filter(table::isEmpty))
                                        .toList())),
                broken("goes to neighbours only", E3, F2)
                        .by(rules -> rules.seen = only(
                                rules.seen,
                                (table, from, to) -> from.neighbours().contains(to))),
                board("goes five points at most")
                        .by(rules -> rules.seen = only(rules.seen, (table, from, to) -> distance(from, to) <= 5)),
                broken("forgets a direction", E3, F2)
                        .by(rules -> rules.seen = only(
                                rules.seen,
                                (table, from, to) ->
                                        from.directionTo(to).stream().noneMatch(Direction.NORTH_WEST::equals))),
                board("sees nothing on i1")
                        .by(rules -> rules.seen = only(rules.seen, (table, from, to) -> to != Point.I1)),
                // One way only: the way back is there.
                board("does not find from a1 to b3")
                        .by(rules -> rules.seen = only(
                                rules.seen,
                                (table, from, to) -> from != Point.A1
                                        || !from.directionTo(to).equals(from.directionTo(Point.B3)))),
                board("takes g7 for a neighbour of h4")
                        .by(rules -> rules.seen =
                                rules.seen.then((table, from, seen) -> from == Point.H4 && table.isOccupied(Point.G7)
                                        ? Stream.concat(seen.stream(), Stream.of(Point.G7))
                                                .toList()
                                        : seen)),
                // The next point of a column is the next in the list of points, in whatever column.
                board("goes on from the top of a column at the foot of the next")
                        .by(rules -> {
                            var right = rules.rays;
                            rules.rays = from -> {
                                List<List<Point>> rays = new ArrayList<>(right.apply(from));
                                rays.set(
                                        Direction.NORTH.ordinal(),
                                        List.of(Point.values()).subList(from.ordinal() + 1, Point.COUNT));
                                return rays;
                            };
                        }),
                board("sets column h a point too low")
                        .by(rules -> steps(rules, (from, direction) -> {
                            int x = from.x() + direction.dx();
                            int y = from.y() - (from.column() == 'h' ? 1 : 0) + direction.dy();
                            return at(x, x == Point.H1.x() ? y + 1 : y);
                        })),
                board("takes the wrong diagonal for an axis")
                        .by(rules -> steps(
                                rules,
                                (from, direction) -> at(
                                        from.x() + direction.dx(),
                                        from.y()
                                                + (direction.dx() == direction.dy()
                                                        ? -direction.dy()
                                                        : direction.dy())))),
                // A set of 43 points in an int: each stack is also in the way on a second point.
                board("keeps the board in 32 bits")
                        .by(rules -> rules.seen = (table, from) -> {
                            Set<Integer> bits = new HashSet<>();
                            table.board().keySet().forEach(point -> bits.add(point.ordinal() % 32));
                            return rules.rays.apply(from).stream()
                                    .flatMap(ray -> ray.stream()
                                            .filter(point -> bits.contains(point.ordinal() % 32))
                                            .limit(1))
                                    .filter(table::isOccupied)
                                    .toList();
                        }),
                // Takes index 0 for no index.
                broken("moves nothing from a1", E3, E1, E6)
                        .by(rules ->
                                rules.destinations = only(rules.destinations, (table, from, to) -> from != Point.A1)),
                broken("looks at the first thirty-two points only", E3, E1, E6, E11)
                        .by(rules -> rules.destinations =
                                only(rules.destinations, (table, from, to) -> from.ordinal() < 32)));
    }

    private static BrokenEngine board(String name) {
        return broken(name, E3, F2, F3);
    }

    /** Only some of the right points. */
    static AnswerAbout<Point, Collection<Point>> only(
            AnswerAbout<Point, Collection<Point>> right, Condition<Point, Point> kept) {
        return right.then((table, from, points) ->
                points.stream().filter(to -> kept.test(table, from, to)).toList());
    }

    private static void looksPast(Rules rules, BiPredicate<Table, Point> overlooked) {
        rules.seen = (table, from) -> rules.rays.apply(from).stream()
                .flatMap(ray -> ray.stream()
                        .filter(point -> table.isOccupied(point) && !overlooked.test(table, point))
                        .limit(1))
                .toList();
    }

    /** Finds the lines step by step. */
    private static void steps(Rules rules, BiFunction<Point, Direction, Optional<Point>> next) {
        rules.rays = from -> {
            List<List<Point>> rays = new ArrayList<>();
            for (Direction direction : Direction.values()) {
                List<Point> ray = new ArrayList<>();
                Optional<Point> point = next.apply(from, direction);
                while (point.isPresent()) {
                    ray.add(point.get());
                    point = next.apply(point.get(), direction);
                }
                rays.add(ray);
            }
            return rays;
        };
    }

    private static int distance(Point from, Point to) {
        return Math.max(Math.abs(from.x() - to.x()), Math.abs(from.y() - to.y()));
    }
}
