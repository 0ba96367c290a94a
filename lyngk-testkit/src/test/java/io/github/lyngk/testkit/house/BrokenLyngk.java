package io.github.lyngk.testkit.house;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Piece;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Rule;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Engines that get the LYNGK rule of section F wrong: which points serve, and where one goes from there. */
final class BrokenLyngk {

    private BrokenLyngk() {}

    static ImmutableList<BrokenEngine> all() {
        return ImmutableList.of(
                BrokenEngine.of("teleports between tops of a colour", Teleports::new, Rule.F2),
                BrokenEngine.of("uses jokers as LYNGK points", JokersServe::new, Rule.F4),
                BrokenEngine.of("uses the other own colour as LYNGK point", EitherColorServes::new, Rule.F3),
                BrokenEngine.of("uses any stack holding the colour", AnyHolderServes::new, Rule.F3),
                BrokenEngine.of("uses any stack to turn a corner", EverythingServes::new, Rule.F3),
                BrokenEngine.of("uses single pieces only as LYNGK points", SinglesServe::new, Rule.R3, Rule.F3),
                BrokenEngine.of(
                        "uses no full stack as LYNGK point",
                        FullStacksDoNotServe::new,
                        Rule.R3,
                        Rule.F3,
                        Rule.F2,
                        Rule.H1,
                        Rule.E10,
                        Rule.E12),
                BrokenEngine.of(
                        "uses lower LYNGK points only", LowerOnesServe::new, Rule.R3, Rule.F2, Rule.F3, Rule.D4),
                BrokenEngine.of("stops after two legs", () -> new LegLimit(2), Rule.F3, Rule.R3, Rule.R10),
                BrokenEngine.of("stops after three legs", () -> new LegLimit(3), Rule.F3, Rule.R3, Rule.R10),
                BrokenEngine.of("stops after four legs", () -> new LegLimit(4), Rule.R10, Rule.R3),
                BrokenEngine.of(
                        "goes straight on only after a LYNGK point", StraightOn::new, Rule.F2, Rule.F3, Rule.R3),
                BrokenEngine.of("must turn at a LYNGK point", MustTurn::new, Rule.F2, Rule.F3, Rule.R3),
                BrokenEngine.of("uses up LYNGK points for other stacks", UsedUp::new, Rule.F2, Rule.F3, Rule.R3),
                BrokenEngine.of("lists a move once for each route", () -> new EveryRoute(1), Rule.R1),
                BrokenEngine.of("uses the opponent's stacks as LYNGK points", OpponentsServe::new, Rule.F3),
                BrokenEngine.of("goes on to neighbours only", NeighboursAfterwards::new, Rule.F2, Rule.F3, Rule.R3),
                BrokenEngine.of(
                        "uses LYNGK points of its own height only",
                        EqualOnesServe::new,
                        Rule.R3,
                        Rule.F2,
                        Rule.F3,
                        Rule.D4),
                BrokenEngine.of("jumps on from a LYNGK point", JumpsOn::new, Rule.E3, Rule.F2, Rule.F3),
                BrokenEngine.of(
                        "uses LYNGK points twice and lists each route", () -> new EveryRoute(2), Rule.F5, Rule.R1));
    }

    private static final class Teleports extends BrokenRules {
        @Override
        Collection<Point> destinations(Table table, Point from) {
            Set<Point> reached = EnumSet.copyOf(super.destinations(table, from));
            Piece top = table.top(from);
            if (mayUseLyngk(table, top)) {
                Table lifted = table.without(from);
                lifted.board().keySet().stream()
                        .filter(point -> isLyngkPoint(lifted, top, point))
                        .forEach(point -> reached.addAll(seen(lifted, point)));
            }
            return reached;
        }
    }

    private static final class JokersServe extends BrokenRules {
        @Override
        boolean isLyngkPoint(Table table, Piece top, Point point) {
            return table.top(point) == Piece.JOKER || super.isLyngkPoint(table, top, point);
        }
    }

    private static final class EitherColorServes extends BrokenRules {
        @Override
        boolean isLyngkPoint(Table table, Piece top, Point point) {
            return table.owns(table.toMove(), table.top(point));
        }
    }

    private static final class AnyHolderServes extends BrokenRules {
        @Override
        boolean isLyngkPoint(Table table, Piece top, Point point) {
            return table.at(point).contains(top);
        }
    }

    private static final class EverythingServes extends BrokenRules {
        @Override
        boolean isLyngkPoint(Table table, Piece top, Point point) {
            return true;
        }
    }

    private static final class SinglesServe extends BrokenRules {
        @Override
        boolean isLyngkPoint(Table table, Piece top, Point point) {
            return table.at(point).size() == 1 && super.isLyngkPoint(table, top, point);
        }
    }

    private static final class FullStacksDoNotServe extends BrokenRules {
        @Override
        boolean isLyngkPoint(Table table, Piece top, Point point) {
            return table.at(point).size() < 5 && super.isLyngkPoint(table, top, point);
        }
    }

    /** Looks at the height of the stack that travels. */
    private abstract static class MindsHeight extends BrokenRules {
        private int height;

        abstract boolean serves(int height, int there);

        @Override
        Collection<Point> destinations(Table table, Point from) {
            height = table.at(from).size();
            return super.destinations(table, from);
        }

        @Override
        boolean isLyngkPoint(Table table, Piece top, Point point) {
            return serves(height, table.at(point).size()) && super.isLyngkPoint(table, top, point);
        }
    }

    private static final class LowerOnesServe extends MindsHeight {
        @Override
        boolean serves(int height, int there) {
            return there <= height;
        }
    }

    static final class LegLimit extends BrokenRules {
        private final int limit;

        LegLimit(int limit) {
            this.limit = limit;
        }

        @Override
        int legLimit() {
            return limit;
        }
    }

    /** Each leg goes on in the direction of the first. */
    private static final class StraightOn extends BrokenRules {
        @Override
        Collection<Point> destinations(Table table, Point from) {
            Set<Point> reached = EnumSet.noneOf(Point.class);
            Table lifted = table.without(from);
            for (Point first : seen(lifted, from)) {
                Point here = first;
                reached.add(here);
                boolean travels = mayUseLyngk(table, table.top(from));
                while (travels && isLyngkPoint(lifted, table.top(from), here)) {
                    Point last = here;
                    List<Point> ahead = seen(lifted, here).stream()
                            .filter(next -> last.directionTo(next).equals(from.directionTo(first)))
                            .toList();
                    travels = !ahead.isEmpty();
                    here = travels ? ahead.get(0) : here;
                    reached.add(here);
                }
            }
            return reached;
        }
    }

    /** Two legs never run in the same direction. */
    private static final class MustTurn extends BrokenRules {
        @Override
        Collection<Point> destinations(Table table, Point from) {
            Set<Point> reached = EnumSet.noneOf(Point.class);
            travel(table.without(from), mayUseLyngk(table, table.top(from)), table.top(from), from, from, reached);
            return reached;
        }

        private void travel(Table lifted, boolean travels, Piece top, Point before, Point here, Set<Point> reached) {
            for (Point next : seen(lifted, here)) {
                boolean straightOn = before != here && before.directionTo(here).equals(here.directionTo(next));
                if (!straightOn && reached.add(next) && travels && isLyngkPoint(lifted, top, next)) {
                    travel(lifted, true, top, here, next, reached);
                }
            }
        }
    }

    /** A point that served the first stack of a colour does not serve the next one. */
    private static final class UsedUp extends BrokenRules {
        @Override
        boolean isLyngkPoint(Table table, Piece top, Point point) {
            long earlier = table.board().keySet().stream()
                    .filter(other -> other.ordinal() < point.ordinal() && table.top(other) == top)
                    .count();
            return earlier < 2 && super.isLyngkPoint(table, top, point);
        }
    }

    /** Lists what it reaches by each route of up to four legs, on which a LYNGK point may serve so many times. */
    private static final class EveryRoute extends BrokenRules {
        private static final int LEGS = 4;
        private final int services;

        EveryRoute(int services) {
            this.services = services;
        }

        @Override
        Collection<Point> destinations(Table table, Point from) {
            List<Point> reached = new ArrayList<>();
            travel(table.without(from), table.top(from), mayUseLyngk(table, table.top(from)), List.of(from), reached);
            reached.addAll(super.destinations(table, from).stream()
                    .filter(to -> !reached.contains(to))
                    .toList());
            return reached;
        }

        private void travel(Table lifted, Piece top, boolean travels, List<Point> route, List<Point> reached) {
            for (Point next : seen(lifted, route.get(route.size() - 1))) {
                reached.add(next);
                boolean serves = travels
                        && route.size() < LEGS
                        && isLyngkPoint(lifted, top, next)
                        && Collections.frequency(route, next) < services;
                if (serves) {
                    List<Point> longer = new ArrayList<>(route);
                    longer.add(next);
                    travel(lifted, top, true, longer, reached);
                }
            }
        }
    }

    private static final class OpponentsServe extends BrokenRules {
        @Override
        boolean isLyngkPoint(Table table, Piece top, Point point) {
            return table.owns(table.toMove().opponent(), table.top(point)) || super.isLyngkPoint(table, top, point);
        }
    }

    private static final class NeighboursAfterwards extends BrokenRules {
        private Optional<Point> origin = Optional.empty();

        @Override
        Collection<Point> destinations(Table table, Point from) {
            origin = Optional.of(from);
            return super.destinations(table, from);
        }

        @Override
        Collection<Point> seen(Table lifted, Point here) {
            return super.seen(lifted, here).stream()
                    .filter(to -> origin.equals(Optional.of(here))
                            || here.neighbours().contains(to))
                    .toList();
        }
    }

    private static final class EqualOnesServe extends MindsHeight {
        @Override
        boolean serves(int height, int there) {
            return there == height;
        }
    }

    /** The leg after a LYNGK point goes over one stack to the next. */
    private static final class JumpsOn extends BrokenRules {
        @Override
        Collection<Point> destinations(Table table, Point from) {
            Set<Point> reached = EnumSet.copyOf(super.destinations(table, from));
            Piece top = table.top(from);
            if (mayUseLyngk(table, top)) {
                Table lifted = table.without(from);
                seen(lifted, from).stream()
                        .filter(point -> isLyngkPoint(lifted, top, point))
                        .forEach(point -> seen(lifted, point).stream()
                                .map(lifted::without)
                                .forEach(opened -> reached.addAll(seen(opened, point))));
            }
            return reached;
        }
    }
}
