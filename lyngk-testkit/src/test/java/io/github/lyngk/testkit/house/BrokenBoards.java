package io.github.lyngk.testkit.house;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Direction;
import io.github.lyngk.core.Piece;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Rule;
import io.github.lyngk.core.Symmetry;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/** Engines whose board is not quite the board: a line, a neighbour or a coordinate wrong. */
final class BrokenBoards {

    private BrokenBoards() {}

    static ImmutableList<BrokenEngine> all() {
        return ImmutableList.of(
                board("sets column h a point too low", () -> new Shifted('h', -1)),
                board("sets i1 a point too high", () -> new Shifted('i', 1)),
                board("takes the wrong diagonal for an axis", WrongAxis::new),
                board("goes on from the top of a column at the foot of the next", ColumnsRunOn::new),
                board("stops every line at the centre", CentreStops::new),
                board("does not find from e4 to d3", () -> new Missing(Point.E4, Point.D3)),
                board("does not find from a1 to b3", () -> new Missing(Point.A1, Point.B3)),
                board("takes b1 for a neighbour of a1", () -> new Extra(Point.A1, Point.B1)),
                board("takes g7 for a neighbour of h4", () -> new Extra(Point.H4, Point.G7)),
                board("goes five points at most", () -> new Near(5)),
                board("goes four points at most", () -> new Near(4)),
                board("sees nothing on i1", () -> new Blind(Point.I1)),
                board("sees nothing on c7", () -> new Blind(Point.C7)),
                board("keeps the board in 32 bits", ThirtyTwoBits::new),
                BrokenEngine.of("moves nothing from a1", FirstIndexIsNone::new, Rule.E3, Rule.E1, Rule.E6),
                BrokenEngine.of(
                        "looks at the first thirty-two points only",
                        ThirtyTwoOrigins::new,
                        Rule.E3,
                        Rule.E1,
                        Rule.E6,
                        Rule.E11),
                setUp("sets every position up mirrored", Symmetry.REFLECT_0::apply),
                setUp("mixes up c1 and c7 when it sets up", point -> swapped(point, Point.C1, Point.C7)));
    }

    private static BrokenEngine board(String name, Supplier<BrokenRules> rules) {
        return BrokenEngine.of(name, rules, Rule.E3, Rule.F2, Rule.F3);
    }

    private static BrokenEngine setUp(String name, UnaryOperator<Point> place) {
        return BrokenEngine.of(name, () -> new Misplaced(place), Rule.C1, Rule.E3, Rule.E5, Rule.D1, Rule.E1);
    }

    private static Point swapped(Point point, Point one, Point other) {
        return point == one ? other : point == other ? one : point;
    }

    /** Computes lines by coordinates, with a column where it is not. */
    private static final class Shifted extends BrokenRules {
        private final char column;
        private final int by;

        Shifted(char column, int by) {
            this.column = column;
            this.by = by;
        }

        @Override
        List<List<Point>> rays(Point from) {
            List<List<Point>> rays = new ArrayList<>();
            for (Direction direction : Direction.values()) {
                List<Point> ray = new ArrayList<>();
                int x = from.x();
                int y = y(from);
                Optional<Point> next = Optional.of(from);
                while (next.isPresent()) {
                    x += direction.dx();
                    y += direction.dy();
                    next = at(x, y);
                    next.ifPresent(ray::add);
                }
                rays.add(ray);
            }
            return rays;
        }

        private Optional<Point> at(int x, int y) {
            boolean moved = x == column - 'a';
            return Point.findAt(x, moved ? y - by : y);
        }

        private int y(Point point) {
            return point.column() == column ? point.y() + by : point.y();
        }
    }

    /** Goes down to the right in the place of up. */
    private static final class WrongAxis extends BrokenRules {
        @Override
        List<List<Point>> rays(Point from) {
            List<List<Point>> rays = new ArrayList<>();
            for (Direction direction : Direction.values()) {
                boolean wrong = direction == Direction.NORTH_EAST || direction == Direction.SOUTH_WEST;
                List<Point> ray = new ArrayList<>();
                Optional<Point> next = Optional.of(from);
                while (next.isPresent()) {
                    Point here = next.get();
                    next = Point.findAt(
                            here.x() + direction.dx(), here.y() + (wrong ? -direction.dy() : direction.dy()));
                    next.ifPresent(ray::add);
                }
                rays.add(ray);
            }
            return rays;
        }
    }

    /** The next point in a column is the next in the list of points, whatever its column. */
    private static final class ColumnsRunOn extends BrokenRules {
        @Override
        List<List<Point>> rays(Point from) {
            List<List<Point>> rays = new ArrayList<>(super.rays(from));
            rays.set(Direction.NORTH.ordinal(), List.of(Point.values()).subList(from.ordinal() + 1, Point.COUNT));
            return rays;
        }
    }

    /** Lines that another pair of eyes sees otherwise. */
    private abstract static class EachRay extends BrokenRules {
        abstract List<Point> seenAlong(Point from, List<Point> ray);

        @Override
        List<List<Point>> rays(Point from) {
            return super.rays(from).stream().map(ray -> seenAlong(from, ray)).toList();
        }
    }

    private static final class CentreStops extends EachRay {
        @Override
        List<Point> seenAlong(Point from, List<Point> ray) {
            int centre = ray.indexOf(Point.E4);
            return centre < 0 ? ray : ray.subList(0, centre + 1);
        }
    }

    /** One way only: the way back is there. */
    private static final class Missing extends EachRay {
        private final Point origin;
        private final Point neighbour;

        Missing(Point origin, Point neighbour) {
            this.origin = origin;
            this.neighbour = neighbour;
        }

        @Override
        List<Point> seenAlong(Point from, List<Point> ray) {
            return from == origin && ray.indexOf(neighbour) == 0 ? List.of() : ray;
        }
    }

    private static final class Extra extends BrokenRules {
        private final Point origin;
        private final Point neighbour;

        Extra(Point origin, Point neighbour) {
            this.origin = origin;
            this.neighbour = neighbour;
        }

        @Override
        List<List<Point>> rays(Point from) {
            List<List<Point>> rays = new ArrayList<>(super.rays(from));
            if (from == origin) {
                rays.add(List.of(neighbour));
            }
            return rays;
        }
    }

    private static final class Near extends EachRay {
        private final int far;

        Near(int far) {
            this.far = far;
        }

        @Override
        List<Point> seenAlong(Point from, List<Point> ray) {
            return ray.subList(0, Math.min(far, ray.size()));
        }
    }

    /** A loop that ends a point too early. */
    private static final class Blind extends EachRay {
        private final Point spot;

        Blind(Point spot) {
            this.spot = spot;
        }

        @Override
        List<Point> seenAlong(Point from, List<Point> ray) {
            int end = ray.indexOf(spot);
            return end < 0 ? ray : ray.subList(0, end);
        }
    }

    /** A set of 43 points in an int: every stack stands on a second point too, where it is only in the way. */
    private static final class ThirtyTwoBits extends BrokenRules {
        private static final int BITS = 32;

        @Override
        Collection<Point> seen(Table table, Point from) {
            Set<Point> seen = EnumSet.noneOf(Point.class);
            for (List<Point> ray : rays(from)) {
                ray.stream().filter(point -> isSet(table, point)).findFirst().ifPresent(seen::add);
            }
            seen.removeIf(table::isEmpty);
            return seen;
        }

        private static boolean isSet(Table table, Point point) {
            return table.board().keySet().stream().anyMatch(other -> other.ordinal() % BITS == point.ordinal() % BITS);
        }
    }

    /** Takes the index 0 for no index at all. */
    private static final class FirstIndexIsNone extends BrokenRules {
        @Override
        Collection<Point> destinations(Table table, Point from) {
            return from == Point.A1 ? List.of() : super.destinations(table, from);
        }
    }

    private static final class ThirtyTwoOrigins extends BrokenRules {
        @Override
        Collection<Point> destinations(Table table, Point from) {
            return from.ordinal() < 32 ? super.destinations(table, from) : List.of();
        }
    }

    /** Plays by the right rules on a board that was set up wrongly. */
    private static final class Misplaced extends BrokenRules {
        private final UnaryOperator<Point> place;

        Misplaced(UnaryOperator<Point> place) {
            this.place = place;
        }

        @Override
        Table setUp(Position position) {
            Table right = super.setUp(position);
            Map<Point, List<Piece>> board = new EnumMap<>(Point.class);
            right.board().forEach((point, stack) -> board.put(place.apply(point), stack));
            return right.withBoard(board);
        }
    }
}
