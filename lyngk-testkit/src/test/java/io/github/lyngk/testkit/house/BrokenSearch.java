package io.github.lyngk.testkit.house;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Piece;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Rule;
import io.github.lyngk.core.Variant;
import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;

/** Engines that know the rules of sections E and F but do not find all moves by them, or find too many. */
final class BrokenSearch {

    private BrokenSearch() {}

    static ImmutableList<BrokenEngine> all() {
        return ImmutableList.of(
                BrokenEngine.of("stops after five legs", () -> new BrokenLyngk.LegLimit(5), Rule.R10, Rule.R3),
                BrokenEngine.of("stops after six legs", () -> new BrokenLyngk.LegLimit(6), Rule.R10, Rule.R3),
                travel("visits each LYNGK point for one stack only", SharedVisits::new),
                travel("searches four legs deep and visits each point once", DepthFirst::new),
                travel("follows one LYNGK point at a time", Greedy::new),
                travel("gives up at a LYNGK point that sees nothing new", GivesUp::new),
                travel("uses neighbouring LYNGK points only", NeighboursServe::new),
                travel("passes only LYNGK points low enough to land on", LandablesServe::new),
                travel("passes only LYNGK points of another height", OtherHeightsServe::new),
                BrokenEngine.of("uses no six as LYNGK point", SixesDoNotServe::new, Rule.R3, Rule.F3, Rule.F2, Rule.R8)
                        .in(Variant.SIX_STACK),
                BrokenEngine.of(
                        "looks at the lowest piece of a LYNGK point", LowestServes::new, Rule.F3, Rule.F2, Rule.R3),
                BrokenEngine.of(
                        "takes the point next to a LYNGK point for one too", NextToOneServes::new, Rule.F3, Rule.F2),
                travel("lists twelve points that a stack reaches", () -> new Reach(12)),
                longList("lists 255 moves at most", () -> new ListLimit(255)),
                longList("lists 512 moves at most", () -> new ListLimit(512)),
                longList("lists 900 moves at most", () -> new ListLimit(900)),
                longList("counts moves in a byte", ByteCount::new));
    }

    private static BrokenEngine travel(String name, Supplier<BrokenRules> rules) {
        return BrokenEngine.of(name, rules, Rule.F3, Rule.F2, Rule.R3, Rule.R10);
    }

    /** Moves with the last claims are at the end of the list. */
    private static BrokenEngine longList(String name, Supplier<BrokenRules> rules) {
        return BrokenEngine.of(name, rules, Rule.D3, Rule.R12, Rule.D4, Rule.E3, Rule.E6);
    }

    /** Forgets to forget which points it has visited when it turns to the next stack. */
    private static final class SharedVisits extends BrokenRules {
        private final Set<Point> before = EnumSet.noneOf(Point.class);
        private final Set<Point> now = EnumSet.noneOf(Point.class);
        private Optional<Table> last = Optional.empty();
        private int lastOrigin;

        @Override
        Collection<Point> destinations(Table table, Point from) {
            boolean sameList = last.filter(other -> other == table).isPresent() && from.ordinal() > lastOrigin;
            if (!sameList) {
                before.clear();
            }
            last = Optional.of(table);
            lastOrigin = from.ordinal();
            now.clear();
            Collection<Point> reached = super.destinations(table, from);
            before.addAll(now);
            return reached;
        }

        @Override
        boolean isLyngkPoint(Table table, Piece top, Point point) {
            boolean serves = !before.contains(point) && super.isLyngkPoint(table, top, point);
            if (serves) {
                now.add(point);
            }
            return serves;
        }
    }

    /** A point first met at the end of a long way is not looked at again on a short one. */
    private static final class DepthFirst extends BrokenRules {
        private static final int LEGS = 4;

        @Override
        Collection<Point> destinations(Table table, Point from) {
            Set<Point> reached = EnumSet.noneOf(Point.class);
            Set<Point> visited = EnumSet.of(from);
            int legs = mayUseLyngk(table, table.top(from)) ? LEGS : 1;
            travel(table.without(from), table.top(from), from, legs, visited, reached);
            return reached;
        }

        private void travel(Table lifted, Piece top, Point here, int legs, Set<Point> visited, Set<Point> reached) {
            for (Point next : seen(lifted, here)) {
                reached.add(next);
                if (isLyngkPoint(lifted, top, next) && visited.add(next) && legs > 1) {
                    travel(lifted, top, next, legs - 1, visited, reached);
                }
            }
        }
    }

    /** From each point it goes on to the first LYNGK point it sees, and never comes back for the others. */
    private static final class Greedy extends BrokenRules {
        @Override
        Collection<Point> destinations(Table table, Point from) {
            Table lifted = table.without(from);
            Piece top = table.top(from);
            Set<Point> reached = new TreeSet<>(seen(lifted, from));
            Set<Point> used = EnumSet.of(from);
            Optional<Point> next = Optional.of(from).filter(point -> mayUseLyngk(table, top));
            while (next.isPresent()) {
                Collection<Point> seen = seen(lifted, next.get());
                reached.addAll(seen);
                next = seen.stream()
                        .filter(point -> isLyngkPoint(lifted, top, point) && used.add(point))
                        .findFirst();
            }
            return reached;
        }
    }

    /** Takes "nothing new here" for the end of the search. */
    private static final class GivesUp extends BrokenRules {
        @Override
        Collection<Point> destinations(Table table, Point from) {
            Table lifted = table.without(from);
            Piece top = table.top(from);
            Set<Point> reached = new TreeSet<>(seen(lifted, from));
            Set<Point> used = EnumSet.noneOf(Point.class);
            boolean goesOn = mayUseLyngk(table, top);
            while (goesOn) {
                Optional<Point> next = reached.stream()
                        .filter(point -> isLyngkPoint(lifted, top, point) && used.add(point))
                        .findFirst();
                goesOn = next.isPresent() && reached.addAll(seen(lifted, next.get()));
            }
            return reached;
        }
    }

    private static final class NeighboursServe extends BrokenRules {
        private Set<Point> near = EnumSet.noneOf(Point.class);

        @Override
        Collection<Point> destinations(Table table, Point from) {
            near = EnumSet.copyOf(from.neighbours());
            return super.destinations(table, from);
        }

        @Override
        boolean isLyngkPoint(Table table, Piece top, Point point) {
            boolean serves = near.contains(point) && super.isLyngkPoint(table, top, point);
            if (serves) {
                near.addAll(point.neighbours());
            }
            return serves;
        }
    }

    /** Asks of every leg whether the new stack would be low enough, not only of the last. */
    private static final class LandablesServe extends BrokenRules {
        private int height;

        @Override
        Collection<Point> destinations(Table table, Point from) {
            height = table.at(from).size();
            return super.destinations(table, from);
        }

        @Override
        boolean isLyngkPoint(Table table, Piece top, Point point) {
            return fits(table, height + table.at(point).size()) && super.isLyngkPoint(table, top, point);
        }
    }

    /** Takes a stack like the one that travels for that one, which has been there before. */
    private static final class OtherHeightsServe extends BrokenRules {
        private List<Piece> moving = List.of();

        @Override
        Collection<Point> destinations(Table table, Point from) {
            moving = table.at(from);
            return super.destinations(table, from);
        }

        @Override
        boolean isLyngkPoint(Table table, Piece top, Point point) {
            boolean alike = moving.size() > 1 && table.at(point).size() == moving.size();
            return !alike && super.isLyngkPoint(table, top, point);
        }
    }

    private static final class SixesDoNotServe extends BrokenRules {
        @Override
        boolean isLyngkPoint(Table table, Piece top, Point point) {
            return table.at(point).size() < 6 && super.isLyngkPoint(table, top, point);
        }
    }

    private static final class LowestServes extends BrokenRules {
        @Override
        boolean isLyngkPoint(Table table, Piece top, Point point) {
            return table.at(point).get(0) == top;
        }
    }

    /** A flood fill that goes a stack too far. */
    private static final class NextToOneServes extends BrokenRules {
        @Override
        boolean isLyngkPoint(Table table, Piece top, Point point) {
            return super.isLyngkPoint(table, top, point)
                    || table.at(point).size() == 1
                            && point.neighbours().stream()
                                    .anyMatch(next -> !table.isEmpty(next) && table.top(next) == top);
        }
    }

    /** An array that was thought long enough. */
    private static final class Reach extends BrokenRules {
        private final int limit;

        Reach(int limit) {
            this.limit = limit;
        }

        @Override
        Collection<Point> destinations(Table table, Point from) {
            return super.destinations(table, from).stream().limit(limit).toList();
        }
    }

    private static final class ListLimit extends BrokenRules {
        private final int limit;

        ListLimit(int limit) {
            this.limit = limit;
        }

        @Override
        List<Move> turns(Table table) {
            return super.turns(table).stream().limit(limit).toList();
        }
    }

    private static final class ByteCount extends BrokenRules {
        @Override
        List<Move> turns(Table table) {
            List<Move> turns = super.turns(table);
            return turns.subList(0, Math.max(turns.size() & 0xFF, Math.min(1, turns.size())));
        }
    }
}
