package io.github.lyngk.testkit.house;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Direction;
import io.github.lyngk.core.Piece;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Rule;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** Engines that get the plain moves of section E, or the jokers of D1, wrong. */
final class BrokenMoves {

    private BrokenMoves() {}

    static ImmutableList<BrokenEngine> all() {
        return ImmutableList.of(
                BrokenEngine.of("moves jokers", JokersMove::new, Rule.D1),
                BrokenEngine.of("lands on no joker", JokersBar::new, Rule.D1, Rule.E5),
                BrokenEngine.of("moves the opponent's stacks", MovesOpponents::new, Rule.E2),
                BrokenEngine.of(
                        "moves own stacks only once it has claimed", OnlyOwn::new, Rule.D3, Rule.E3, Rule.E6, Rule.E7),
                BrokenEngine.of("spares the opponent's stacks", SparesOpponents::new, Rule.E6),
                BrokenEngine.of("jumps over stacks", Jumps::new, Rule.E3),
                BrokenEngine.of("lands on empty points", LandsOnNothing::new, Rule.E3, Rule.F2),
                BrokenEngine.of("goes to neighbours only", NeighboursOnly::new, Rule.E3, Rule.F2),
                BrokenEngine.of("forgets a direction", FiveDirections::new, Rule.E3, Rule.F2),
                BrokenEngine.of("stacks six in the standard game", SixInStandard::new, Rule.E5),
                BrokenEngine.of("stacks four at most", FourAtMost::new, Rule.E5, Rule.R13),
                BrokenEngine.of("doubles colours", DoublesColors::new, Rule.E5),
                BrokenEngine.of("compares tops only", ComparesTops::new, Rule.E5),
                BrokenEngine.of("lets jokers clash", JokersClash::new, Rule.E5),
                BrokenEngine.of("takes three jokers for too many", TwoJokersAtMost::new, Rule.E5),
                BrokenEngine.of("lets neutral singles climb", NeutralSinglesClimb::new, Rule.E6),
                BrokenEngine.of("lets neutral stacks climb", NeutralStacksClimb::new, Rule.E7),
                BrokenEngine.of("lets neutral stacks climb by one", NeutralStacksClimbByOne::new, Rule.E7, Rule.E6),
                BrokenEngine.of("wants neutral stacks to go down", EqualHeightRefused::new, Rule.E7, Rule.E5),
                BrokenEngine.of("keeps own stacks from climbing", OwnStaysLow::new, Rule.E8, Rule.D4),
                BrokenEngine.of("keeps own singles from climbing", OwnSinglesStayLow::new, Rule.E8, Rule.D4),
                BrokenEngine.of(
                        "freezes the fifth colour",
                        FifthColorFrozen::new,
                        Rule.D6,
                        Rule.E3,
                        Rule.E5,
                        Rule.E6,
                        Rule.E7,
                        Rule.D1,
                        Rule.E11,
                        Rule.E12,
                        Rule.G1,
                        Rule.R6),
                BrokenEngine.of(
                        "keeps stacks with a joker where they are",
                        JokerStacksStand::new,
                        Rule.D1,
                        Rule.E5,
                        Rule.E3,
                        Rule.E11),
                BrokenEngine.of("leaves jokers out of the height", JokersAreFlat::new, Rule.E5, Rule.H2),
                BrokenEngine.of(
                        "lands with neutral stacks on neutral ones only", NeutralOnNeutral::new, Rule.E6, Rule.E7),
                BrokenEngine.of(
                        "keeps own stacks from climbing the opponent's",
                        OpponentsTooHigh::new,
                        Rule.E8,
                        Rule.E6,
                        Rule.D4),
                BrokenEngine.of(
                        "looks past stacks of five",
                        LooksPastFives::new,
                        Rule.E3,
                        Rule.E10,
                        Rule.R4,
                        Rule.H1,
                        Rule.F2,
                        Rule.F3,
                        Rule.R13,
                        Rule.R3),
                BrokenEngine.of(
                        "looks past own stacks", LooksPastOwn::new, Rule.E3, Rule.E6, Rule.F2, Rule.F3, Rule.R3),
                BrokenEngine.of("goes three points at most", ThreePoints::new, Rule.E3, Rule.F2, Rule.F3, Rule.R3),
                BrokenEngine.of("lets neutral stacks climb on jokers", NeutralsClimbJokers::new, Rule.E6, Rule.E7));
    }

    private static final class JokersMove extends BrokenRules {
        @Override
        boolean mayLift(Table table, Piece top) {
            return top == Piece.JOKER || super.mayLift(table, top);
        }
    }

    private static final class JokersBar extends BrokenRules {
        @Override
        boolean mayLand(Table table, List<Piece> moving, List<Piece> target) {
            return Table.top(target) != Piece.JOKER && super.mayLand(table, moving, target);
        }
    }

    private static final class MovesOpponents extends BrokenRules {
        @Override
        boolean mayLift(Table table, Piece top) {
            return top != Piece.JOKER;
        }
    }

    private static final class OnlyOwn extends BrokenRules {
        @Override
        boolean mayLift(Table table, Piece top) {
            return super.mayLift(table, top)
                    && (table.claimsOf(table.toMove()) == 0 || table.owns(table.toMove(), top));
        }
    }

    private static final class SparesOpponents extends BrokenRules {
        @Override
        boolean mayLand(Table table, List<Piece> moving, List<Piece> target) {
            return !table.owns(table.toMove().opponent(), Table.top(target)) && super.mayLand(table, moving, target);
        }
    }

    private static final class Jumps extends BrokenRules {
        @Override
        Collection<Point> seen(Table table, Point from) {
            Set<Point> seen = EnumSet.noneOf(Point.class);
            Arrays.stream(Direction.values()).map(from::ray).forEach(seen::addAll);
            seen.removeIf(table::isEmpty);
            return seen;
        }
    }

    private static final class LandsOnNothing extends BrokenRules {
        @Override
        boolean mayLand(Table table, List<Piece> moving, List<Piece> target) {
            return target.isEmpty() || super.mayLand(table, moving, target);
        }

        @Override
        Collection<Point> destinations(Table table, Point from) {
            List<Point> reached = new ArrayList<>(super.destinations(table, from));
            from.neighbours().stream().filter(table::isEmpty).forEach(reached::add);
            return reached;
        }
    }

    private static final class NeighboursOnly extends BrokenRules {
        @Override
        Collection<Point> seen(Table table, Point from) {
            return super.seen(table, from).stream()
                    .filter(from.neighbours()::contains)
                    .toList();
        }
    }

    private static final class FiveDirections extends BrokenRules {
        @Override
        Collection<Point> seen(Table table, Point from) {
            return super.seen(table, from).stream()
                    .filter(to -> from.directionTo(to).orElseThrow() != Direction.NORTH_WEST)
                    .toList();
        }
    }

    private static final class SixInStandard extends BrokenRules {
        @Override
        boolean fits(Table table, int height) {
            return height <= 6;
        }
    }

    private static final class FourAtMost extends BrokenRules {
        @Override
        boolean fits(Table table, int height) {
            return height <= 4;
        }
    }

    private static final class DoublesColors extends BrokenRules {
        @Override
        boolean coloursDiffer(List<Piece> moving, List<Piece> target) {
            return true;
        }
    }

    private static final class ComparesTops extends BrokenRules {
        @Override
        boolean coloursDiffer(List<Piece> moving, List<Piece> target) {
            return Table.top(moving) != Table.top(target);
        }
    }

    private static final class JokersClash extends BrokenRules {
        @Override
        boolean coloursDiffer(List<Piece> moving, List<Piece> target) {
            return moving.stream().noneMatch(target::contains);
        }
    }

    private static final class TwoJokersAtMost extends BrokenRules {
        @Override
        boolean coloursDiffer(List<Piece> moving, List<Piece> target) {
            return super.coloursDiffer(moving, target) && jokers(moving) + jokers(target) < 3;
        }

        private static long jokers(List<Piece> stack) {
            return stack.stream().filter(piece -> piece == Piece.JOKER).count();
        }
    }

    private static final class NeutralSinglesClimb extends BrokenRules {
        @Override
        boolean mayClimb(Table table, List<Piece> moving, List<Piece> target) {
            return moving.size() == 1 || super.mayClimb(table, moving, target);
        }
    }

    private static final class NeutralStacksClimb extends BrokenRules {
        @Override
        boolean mayClimb(Table table, List<Piece> moving, List<Piece> target) {
            return moving.size() > 1 || super.mayClimb(table, moving, target);
        }
    }

    private static final class NeutralStacksClimbByOne extends BrokenRules {
        @Override
        boolean mayClimb(Table table, List<Piece> moving, List<Piece> target) {
            return moving.size() + 1 == target.size() || super.mayClimb(table, moving, target);
        }
    }

    private static final class EqualHeightRefused extends BrokenRules {
        @Override
        boolean mayClimb(Table table, List<Piece> moving, List<Piece> target) {
            boolean own = table.owns(table.toMove(), Table.top(moving));
            return own || moving.size() == 1 && target.size() == 1 || moving.size() > target.size();
        }
    }

    private static final class OwnStaysLow extends BrokenRules {
        @Override
        boolean mayClimb(Table table, List<Piece> moving, List<Piece> target) {
            return moving.size() >= target.size();
        }
    }

    private static final class OwnSinglesStayLow extends BrokenRules {
        @Override
        boolean mayClimb(Table table, List<Piece> moving, List<Piece> target) {
            return super.mayClimb(table, moving, target) && (moving.size() > 1 || target.size() == 1);
        }
    }

    /** D6: neutral for good, but still free for both to move. */
    private static final class FifthColorFrozen extends BrokenRules {
        @Override
        boolean mayLift(Table table, Piece top) {
            return super.mayLift(table, top)
                    && (table.claims().size() < 4 || table.owner(top).isPresent());
        }
    }

    private static final class JokerStacksStand extends BrokenRules {
        @Override
        boolean mayLand(Table table, List<Piece> moving, List<Piece> target) {
            return !moving.contains(Piece.JOKER) && super.mayLand(table, moving, target);
        }
    }

    private static final class JokersAreFlat extends BrokenRules {
        @Override
        boolean mayLand(Table table, List<Piece> moving, List<Piece> target) {
            return fits(table, coloured(moving) + coloured(target))
                    && coloursDiffer(moving, target)
                    && mayClimb(table, moving, target);
        }

        private static int coloured(List<Piece> stack) {
            return (int) stack.stream().filter(piece -> piece != Piece.JOKER).count();
        }
    }

    private static final class NeutralOnNeutral extends BrokenRules {
        @Override
        boolean mayLand(Table table, List<Piece> moving, List<Piece> target) {
            boolean neutral = table.owner(Table.top(moving)).isEmpty();
            return !(neutral && table.owner(Table.top(target)).isPresent()) && super.mayLand(table, moving, target);
        }
    }

    private static final class OpponentsTooHigh extends BrokenRules {
        @Override
        boolean mayClimb(Table table, List<Piece> moving, List<Piece> target) {
            boolean opponents = table.owns(table.toMove().opponent(), Table.top(target));
            return opponents ? moving.size() >= target.size() : super.mayClimb(table, moving, target);
        }
    }

    /** The first stack in each direction that stops the eye. */
    private abstract static class LooksPast extends BrokenRules {
        abstract boolean looksPast(Table table, Point point);

        @Override
        Collection<Point> seen(Table table, Point from) {
            Set<Point> seen = EnumSet.noneOf(Point.class);
            for (Direction direction : Direction.values()) {
                from.ray(direction).stream()
                        .filter(point -> !table.isEmpty(point) && !looksPast(table, point))
                        .findFirst()
                        .ifPresent(seen::add);
            }
            return seen;
        }
    }

    private static final class LooksPastFives extends LooksPast {
        @Override
        boolean looksPast(Table table, Point point) {
            return table.at(point).size() == 5;
        }
    }

    private static final class LooksPastOwn extends LooksPast {
        @Override
        boolean looksPast(Table table, Point point) {
            return table.owns(table.toMove(), table.top(point));
        }
    }

    private static final class ThreePoints extends BrokenRules {
        @Override
        Collection<Point> seen(Table table, Point from) {
            return super.seen(table, from).stream()
                    .filter(to -> Arrays.stream(Direction.values())
                            .anyMatch(direction ->
                                    from.ray(direction).stream().limit(3).anyMatch(to::equals)))
                    .toList();
        }
    }

    /** A joker below is taken for a stack of no height. */
    private static final class NeutralsClimbJokers extends BrokenRules {
        @Override
        boolean mayClimb(Table table, List<Piece> moving, List<Piece> target) {
            return target.contains(Piece.JOKER) && moving.size() + 1 == target.size()
                    || super.mayClimb(table, moving, target);
        }
    }
}
