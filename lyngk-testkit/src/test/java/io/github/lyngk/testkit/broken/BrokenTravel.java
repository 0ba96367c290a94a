package io.github.lyngk.testkit.broken;

import static io.github.lyngk.core.Rule.*;
import static io.github.lyngk.testkit.broken.BrokenEngine.broken;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Piece;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Variant;
import io.github.lyngk.testkit.broken.Rules.Condition;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Engines that get the LYNGK rule of section F wrong. */
final class BrokenTravel {

    private BrokenTravel() {}

    static ImmutableList<BrokenEngine> all() {
        return ImmutableList.<BrokenEngine>builder()
                .addAll(travellers())
                .addAll(lyngkPoints())
                .addAll(routes())
                .addAll(landings())
                .build();
    }

    private static ImmutableList<BrokenEngine> travellers() {
        return ImmutableList.of(
                broken("knows no LYNGK rule", F2, F3, R3, D4).by(rules -> rules.mayTravel = (table, top) -> false),
                broken("travels with neutral stacks", F1).by(rules -> rules.mayTravel = (table, top) -> true),
                broken("travels with the first colour only", F2, F3, R3, D4)
                        .by(rules -> rules.mayTravel = (table, top) -> table.claims().stream()
                                .filter(claim -> claim.player() == table.toMove())
                                .limit(1)
                                .anyMatch(claim -> claim.color().piece() == top)),
                broken("travels no more after twenty-five moves", F2, F3, R3)
                        .by(rules -> rules.mayTravel = rules.mayTravel.and((table, top) -> table.plies() < 25)),
                broken("does not travel after a skip", F2, F3, R3, E12)
                        .by(rules -> rules.mayTravel = rules.mayTravel.and((table, top) -> !table.cameBack())));
    }

    private static ImmutableList<BrokenEngine> lyngkPoints() {
        return ImmutableList.of(
                broken("uses jokers as LYNGK points", F4)
                        .by(rules -> rules.isLyngkPoint =
                                rules.isLyngkPoint.or((table, from, point) -> table.top(point) == Piece.JOKER)),
                broken("uses the opponent's stacks as LYNGK points", F3)
                        .by(rules -> rules.isLyngkPoint = rules.isLyngkPoint.or((table, from, point) ->
                                table.owns(table.toMove().opponent(), table.top(point)))),
                broken("uses the other own colour as LYNGK point", F3)
                        .by(rules -> rules.isLyngkPoint =
                                (table, from, point) -> table.owns(table.toMove(), table.top(point))),
                broken("uses any stack holding the colour", F3)
                        .by(rules -> rules.isLyngkPoint =
                                (table, from, point) -> table.at(point).contains(table.top(from))),
                broken("uses any stack to turn a corner", F3)
                        .by(rules -> rules.isLyngkPoint = (table, from, point) -> true),
                broken("uses single pieces only as LYNGK points", R3, F3)
                        .by(rules -> rules.isLyngkPoint =
                                rules.isLyngkPoint.and((table, from, point) -> table.height(point) == 1)),
                broken("uses no full stack as LYNGK point", R3, F3, F2, H1, E10, E12)
                        .by(rules -> rules.isLyngkPoint =
                                rules.isLyngkPoint.and((table, from, point) -> table.height(point) < 5)),
                broken("uses no six as LYNGK point", R3, F3, F2, R8)
                        .in(Variant.SIX_STACK)
                        .by(rules -> rules.isLyngkPoint =
                                rules.isLyngkPoint.and((table, from, point) -> table.height(point) < 6)),
                broken("uses lower LYNGK points only", R3, F2, F3, D4)
                        .by(rules -> rules.isLyngkPoint = rules.isLyngkPoint.and(
                                (table, from, point) -> table.height(point) <= table.height(from))),
                travel("passes only LYNGK points low enough to land on")
                        .by(rules -> rules.isLyngkPoint = rules.isLyngkPoint.and((table, from, point) ->
                                rules.fits.test(table, table.height(from) + table.height(point)))));
    }

    private static ImmutableList<BrokenEngine> routes() {
        return ImmutableList.of(
                broken("stops after two legs", F3, R3, R10).by(rules -> rules.legLimit = 2),
                broken("stops after four legs", R10, R3).by(rules -> rules.legLimit = 4),
                broken("stops after six legs", R10, R3).by(rules -> rules.legLimit = 6),
                broken("goes on to neighbours only", F2, F3, R3)
                        .by(rules -> rules.destinations = (table, from) -> {
                            Table lifted = table.without(from);
                            return rules.travel(
                                    table,
                                    from,
                                    here -> rules.seen.of(lifted, here).stream()
                                            .filter(to -> here == from
                                                    || here.neighbours().contains(to))
                                            .toList());
                        }),
                broken("teleports between tops of a colour", F2)
                        .by(rules -> rules.destinations = rules.destinations.then((table, from, right) -> {
                            Set<Point> reached = new TreeSet<>(right);
                            Table lifted = table.without(from);
                            lifted.board().keySet().stream()
                                    .filter(point -> serves(rules, table, from, point))
                                    .forEach(point -> reached.addAll(rules.seen.of(lifted, point)));
                            return reached;
                        })),
                broken("lists a move once for each route", R1)
                        .by(rules -> rules.destinations = (table, from) -> everyRoute(rules, table, from, 1)),
                broken("uses LYNGK points twice and lists each route", F5, R1)
                        .by(rules -> rules.destinations = (table, from) -> everyRoute(rules, table, from, 2)),
                // A point first met at the end of a long way is not looked at again on a short one.
                travel("searches four legs deep and visits each point once")
                        .by(rules -> rules.destinations = (table, from) -> {
                            Set<Point> reached = EnumSet.noneOf(Point.class);
                            search(rules, table, from, from, 4, EnumSet.of(from), reached);
                            return reached;
                        }));
    }

    private static ImmutableList<BrokenEngine> landings() {
        return ImmutableList.of(
                // A stack that sees a LYNGK point may not land on anything else it sees.
                broken("must use a LYNGK point it sees", E3, D3, E8, E6)
                        .by(rules -> rules.destinations = BrokenBoards.only(rules.destinations, (table, from, to) -> {
                            Collection<Point> seen = rules.seen.of(table, from);
                            return !seen.contains(to)
                                    || seen.stream().noneMatch(point -> serves(rules, table, from, point));
                        })),
                broken("does not climb after a LYNGK point", E8, F2, F3, R3, E5, R10)
                        .by(rules ->
                                afterwardsOnly(rules, (table, from, to) -> table.height(to) <= table.height(from))),
                broken("travels with single pieces only", F2, F3, R3, D4, E5, R10)
                        .by(rules -> afterwardsOnly(rules, (table, from, to) -> table.height(from) == 1)),
                // An array that was thought long enough.
                travel("lists twelve points that a stack reaches")
                        .by(rules -> rules.destinations = rules.destinations.then((table, from, reached) ->
                                reached.stream().limit(12).toList())));
    }

    private static BrokenEngine travel(String name) {
        return broken(name, F3, F2, R3, R10);
    }

    /** Reaches over LYNGK points only some of the right points. */
    private static void afterwardsOnly(Rules rules, Condition<Point, Point> kept) {
        rules.destinations = BrokenBoards.only(
                rules.destinations,
                kept.or((table, from, to) -> rules.seen.of(table, from).contains(to)));
    }

    private static boolean serves(Rules rules, Table table, Point from, Point point) {
        return rules.mayTravel.test(table, table.top(from)) && rules.isLyngkPoint.test(table, from, point);
    }

    /** The points reached by each route of up to four legs that uses each LYNGK point a given number of times. */
    private static List<Point> everyRoute(Rules rules, Table table, Point from, int services) {
        List<Point> reached = new ArrayList<>();
        follow(rules, table, List.of(from), services, reached);
        Collection<Point> right = rules.travel(table, from, point -> rules.seen.of(table.without(from), point));
        right.stream().filter(to -> !reached.contains(to)).forEach(reached::add);
        return reached;
    }

    private static void follow(Rules rules, Table table, List<Point> route, int services, List<Point> reached) {
        Point from = route.get(0);
        for (Point next : rules.seen.of(table.without(from), route.get(route.size() - 1))) {
            reached.add(next);
            boolean goesOn = route.size() < 4
                    && serves(rules, table, from, next)
                    && Collections.frequency(route, next) < services;
            if (goesOn) {
                List<Point> longer = new ArrayList<>(route);
                longer.add(next);
                follow(rules, table, longer, services, reached);
            }
        }
    }

    private static void search(
            Rules rules, Table table, Point from, Point here, int legs, Set<Point> visited, Set<Point> reached) {
        for (Point next : rules.seen.of(table.without(from), here)) {
            reached.add(next);
            if (serves(rules, table, from, next) && visited.add(next) && legs > 1) {
                search(rules, table, from, next, legs - 1, visited, reached);
            }
        }
    }
}
