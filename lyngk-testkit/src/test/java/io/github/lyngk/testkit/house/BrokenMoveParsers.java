package io.github.lyngk.testkit.house;

import static io.github.lyngk.testkit.house.BrokenNotation.describedMoveParser;
import static io.github.lyngk.testkit.house.BrokenNotation.refuseIf;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Piece;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Variant;
import io.github.lyngk.core.Violation;
import io.github.lyngk.notation.MoveNotation;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/** Parsers of described moves with one fault each. */
final class BrokenMoveParsers {
    private BrokenMoveParsers() {}

    static ImmutableList<BrokenNotation> all() {
        return ImmutableList.<BrokenNotation>builder()
                .addAll(texts())
                .addAll(routes())
                .addAll(marks())
                .addAll(moves())
                .build();
    }

    private static List<BrokenNotation> texts() {
        return List.of(
                mending("takes digits of any script", Leniently::digits),
                mending("takes any dash", Leniently::dashes),
                mending("ignores white space", text -> text.replaceAll("\\s", "")),
                mending("takes a blank before the mark", text -> text.replaceAll(" (?=[+#]$)", "")),
                mending("takes a comma after a claim", text -> text.replaceAll("^(.),", "$1:")),
                mending("takes a sign", text -> text.replaceAll("[!?]{1,2}$", "")),
                mending("takes an arrow", text -> text.replace(">", "")),
                describedMoveParser("has no limit for a token", BrokenMoveParsers::unlimited),
                describedMoveParser("reads routes of at most five legs", (position, text) -> {
                    refuseIf(text.chars().filter(c -> c == '-').count() > 5, text);
                    return MoveNotation.parse(position, text);
                }));
    }

    private static Move unlimited(Position position, String text) {
        if (text.length() <= 64) {
            return MoveNotation.parse(position, text);
        }
        List<Point> points = WrittenRoutes.points(text);
        Move plain = MoveNotation.parse(
                position, WrittenRoutes.with(text, List.of(points.get(0), points.get(points.size() - 1))));
        refuseIf(!WrittenRoutes.legal(position, plain, points.size()).contains(points), text);
        return plain;
    }

    private static BrokenNotation mending(String fault, UnaryOperator<String> mending) {
        return describedMoveParser(fault, (position, text) -> {
            try {
                return MoveNotation.parse(position, text);
            } catch (IllegalArgumentException refused) {
                return MoveNotation.parse(position, mending.apply(text));
            }
        });
    }

    private static List<BrokenNotation> routes() {
        return List.of(
                describedMoveParser(
                        "ignores the route",
                        (position, text) -> MoveNotation.parse(position, text.replaceAll("-.*-", "-"))),
                refusing("takes the canonical route only", (position, text) -> {
                    Move move = MoveNotation.parse(position, text);
                    return !WrittenRoutes.points(text).equals(position.route(move));
                }),
                refusing("refuses a route with more legs than needed", (position, text) -> {
                    Move move = MoveNotation.parse(position, text);
                    return WrittenRoutes.points(text).size()
                            > position.route(move).size();
                }),
                refusing("needs the route where there is one", (position, text) -> {
                    Move move = MoveNotation.parse(position, text);
                    return WrittenRoutes.points(text).size() == 2
                            && position.route(move).size() > 2;
                }),
                refusing("lets no leg cross the origin", BrokenMoveParsers::crossesOrigin),
                skipping("takes the origin for a LYNGK point", (position, points) -> {
                    points.subList(1, points.size() - 1).removeIf(points.get(0)::equals);
                    return points;
                }),
                skipping("lets a LYNGK point serve twice", (position, points) -> withoutLoops(points)),
                skipping(
                        "takes jokers for LYNGK points",
                        (position, points) -> without(
                                points,
                                point -> position.topAt(point)
                                        .filter(Piece.JOKER::equals)
                                        .isPresent())),
                skipping(
                        "takes empty points for LYNGK points",
                        (position, points) ->
                                without(points, point -> position.topAt(point).isEmpty())),
                skipping(
                        "takes any stack for a LYNGK point",
                        (position, points) ->
                                without(points, point -> position.topAt(point).isPresent())),
                skipping("takes the destination as its own last LYNGK point", (position, points) -> {
                    Point last = points.get(points.size() - 1);
                    points.removeIf(last::equals);
                    points.add(last);
                    return points;
                }),
                describedMoveParser("lets neutral stacks travel", (position, text) -> {
                    List<Point> points = WrittenRoutes.points(text);
                    boolean neutral = position.topAt(points.get(0))
                            .flatMap(Piece::color)
                            .filter(color -> position.owner(color).isEmpty())
                            .isPresent();
                    return neutral && text.charAt(1) != ':'
                            ? MoveNotation.parse(position, text.replaceAll("-.*-", "-"))
                            : MoveNotation.parse(position, text);
                }),
                refusing("checks the route before the claim", (position, text) -> {
                    Move move = MoveNotation.parse(position, text).withoutClaim();
                    List<Point> points = WrittenRoutes.points(text);
                    return points.size() > 2
                            && !WrittenRoutes.legal(position, move, points.size())
                                    .contains(points);
                }));
    }

    private static BrokenNotation refusing(String fault, BiPredicate<Position, String> refuses) {
        return describedMoveParser(fault, (position, text) -> {
            Move move = MoveNotation.parse(position, text);
            refuseIf(refuses.test(position, text), text);
            return move;
        });
    }

    private interface Skipping {
        List<Point> skip(Position position, List<Point> points);
    }

    private static BrokenNotation skipping(String fault, Skipping skipping) {
        return describedMoveParser(fault, (position, text) -> {
            try {
                return MoveNotation.parse(position, text);
            } catch (IllegalArgumentException refused) {
                List<Point> points = skipping.skip(position, new ArrayList<>(WrittenRoutes.points(text)));
                return MoveNotation.parse(position, WrittenRoutes.with(text, points));
            }
        });
    }

    private static List<Point> without(List<Point> points, Predicate<Point> skipped) {
        points.subList(1, points.size() - 1).removeIf(skipped);
        return points;
    }

    private static List<Point> withoutLoops(List<Point> points) {
        List<Point> kept = new ArrayList<>();
        for (Point point : points) {
            if (kept.contains(point)) {
                kept.subList(kept.indexOf(point), kept.size()).clear();
            }
            kept.add(point);
        }
        return kept;
    }

    private static boolean crossesOrigin(Position position, String text) {
        List<Point> points = WrittenRoutes.points(text);
        Point origin = points.get(0);
        for (int leg = 2; leg < points.size(); leg++) {
            Point from = points.get(leg - 1);
            boolean crosses = from.directionTo(origin).isPresent()
                    && from.directionTo(origin).equals(from.directionTo(points.get(leg)))
                    && origin.directionTo(points.get(leg)).equals(from.directionTo(origin));
            if (crosses) {
                return true;
            }
        }
        return false;
    }

    private static List<BrokenNotation> marks() {
        return List.of(
                describedMoveParser(
                        "ignores marks",
                        (position, text) -> MoveNotation.parse(position, text.replaceAll("[+#]$", ""))),
                mending("takes + for #", text -> text.replaceAll("\\+$", "#")),
                mending("takes # for +", text -> text.replaceAll("#$", "+")),
                mending("takes marks twice", text -> text.replaceAll("[+#]+([+#])$", "$1")),
                refusing(
                        "needs the mark",
                        (position, text) -> text.length()
                                        < MoveNotation.describe(
                                                        position,
                                                        Move.parse(text.replaceAll("-.*-", "-")
                                                                .replaceAll("[+#]", "")))
                                                .length()
                                && MoveNotation.describe(
                                                position,
                                                Move.parse(text.replaceAll("-.*-", "-")
                                                        .replaceAll("[+#]", "")))
                                        .matches(".*[+#]")
                                && !text.matches(".*[+#]")),
                describedMoveParser("takes + for fives captured by a claim", (position, text) -> {
                    boolean captures = position.variant() == Variant.CLAIM_CAPTURES && text.endsWith("+");
                    Move plain = MoveNotation.parse(position, captures ? text.replace("+", "") : text);
                    boolean captured = !position.effect(plain).capturedByClaim().isEmpty();
                    return captured ? plain : MoveNotation.parse(position, text);
                }));
    }

    private static List<BrokenNotation> moves() {
        return List.of(
                allowing("checks no heights", Violation.TOO_HIGH),
                allowing("checks no colours", Violation.COLOR_TWICE),
                allowing("lets neutral stacks climb", Violation.NEUTRAL_STACK_CLIMBS, Violation.NEUTRAL_SINGLE_CLIMBS),
                allowing("lets the opponent's stacks move", Violation.OPPONENTS_STACK),
                allowing("checks no claims", Violation.CLAIM_TAKEN, Violation.THIRD_CLAIM),
                allowing("checks no lines", Violation.NO_STRAIGHT_LINE),
                allowing("lets jokers move", Violation.JOKER_ON_TOP),
                allowing("checks nothing", Violation.values()));
    }

    private static BrokenNotation allowing(String fault, Violation... violations) {
        Set<Violation> allowed = Set.copyOf(Arrays.asList(violations));
        return describedMoveParser(fault, (position, text) -> {
            Move plain = Move.parse(text.replaceAll("-.*-", "-").replaceAll("[+#]$", ""));
            return position.check(plain).violation().filter(allowed::contains).isPresent()
                    ? plain
                    : MoveNotation.parse(position, text);
        });
    }
}
