package io.github.lyngk.testkit.house;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Claim;
import io.github.lyngk.core.Piece;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Rule;
import io.github.lyngk.core.Variant;
import io.github.lyngk.testkit.EngineResult;
import io.github.lyngk.testkit.house.BrokenEngine.Symptom;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** Engines that count wrongly only where there is much to count: many fives, several stacks, ties upon ties. */
final class BrokenCounts {

    private BrokenCounts() {}

    static ImmutableList<BrokenEngine> all() {
        return Stream.of(
                        count("counts three fives at most", () -> new FivesLimit(3), Rule.G1, Rule.E9, Rule.G2),
                        count("keeps scored fives in two bits", TwoBits::new, Rule.G1, Rule.E9, Rule.G2),
                        count("counts a height once", () -> new HeightLimit(1), Rule.G2, Rule.H6, Rule.G3),
                        count(
                                "counts two stacks of a height at most",
                                () -> new HeightLimit(2),
                                Rule.G2,
                                Rule.H6,
                                Rule.G3),
                        count("counts the better colour only", BetterColor::new, Rule.G2, Rule.H6, Rule.G3),
                        count("breaks ties by the highest stack", HighestStack::new, Rule.G2, Rule.G3, Rule.H6),
                        count("stops counting at threes", StopsAtThrees::new, Rule.G2, Rule.G3, Rule.H6),
                        count("leaves stacks with a joker out", NoJokers::new, Rule.G2, Rule.H6, Rule.G3),
                        count("adds up what is lower than a four", AddsUp::new, Rule.G2, Rule.H6, Rule.G3),
                        count("gives a draw to whoever claimed less", FewerClaims::new, Rule.G3, Rule.G2, Rule.H6),
                        count("looks below neutral tops", LooksBelow::new, Rule.G2, Rule.H6, Rule.E10, Rule.R4),
                        count("counts fives only for whoever made them", FivesOfMaker::new, Rule.R9, Rule.H6)
                                .in(Variant.SIX_STACK),
                        count("counts neutral sixes as fives of their claimer", SixesOfClaimer::new, Rule.R8, Rule.H6)
                                .in(Variant.SIX_STACK))
                .collect(ImmutableList.toImmutableList());
    }

    private static BrokenEngine count(String name, Supplier<BrokenRules> rules, Rule broken, Rule... others) {
        return BrokenEngine.of(name, rules, broken, others).shownBy(Symptom.WINNER);
    }

    private static boolean isScored(Table table, int height) {
        return height == 5 && table.variant() != Variant.SIX_STACK;
    }

    private static final class FivesLimit extends BrokenRules {
        private final int limit;

        FivesLimit(int limit) {
            this.limit = limit;
        }

        @Override
        int tally(Table table, Player player, int height) {
            int tally = super.tally(table, player, height);
            return isScored(table, height) ? Math.min(limit, tally) : tally;
        }
    }

    private static final class TwoBits extends BrokenRules {
        @Override
        int tally(Table table, Player player, int height) {
            int tally = super.tally(table, player, height);
            return isScored(table, height) ? tally & 0b11 : tally;
        }
    }

    private static final class HeightLimit extends BrokenRules {
        private final int limit;

        HeightLimit(int limit) {
            this.limit = limit;
        }

        @Override
        int tally(Table table, Player player, int height) {
            int tally = super.tally(table, player, height);
            return isScored(table, height) ? tally : Math.min(limit, tally);
        }
    }

    /** Takes the larger of two numbers that it should add up. */
    private static final class BetterColor extends BrokenRules {
        @Override
        int tally(Table table, Player player, int height) {
            if (isScored(table, height)) {
                return super.tally(table, player, height);
            }
            return (int) table.claims().stream()
                    .filter(claim -> claim.player() == player)
                    .map(Claim::color)
                    .mapToLong(color -> table.board().values().stream()
                            .filter(stack -> stack.size() == height && Table.top(stack) == color.piece())
                            .count())
                    .max()
                    .orElse(0);
        }
    }

    private static final class HighestStack extends BrokenRules {
        @Override
        EngineResult count(Table table) {
            boolean tie = tally(table, Player.FIRST, 5) == tally(table, Player.SECOND, 5);
            int difference = highest(table, Player.FIRST) - highest(table, Player.SECOND);
            if (!tie) {
                return super.count(table);
            }
            return difference == 0
                    ? EngineResult.draw()
                    : EngineResult.won(difference > 0 ? Player.FIRST : Player.SECOND);
        }

        private int highest(Table table, Player player) {
            return table.board().values().stream()
                    .filter(stack -> stack.size() < 5 && countsFor(table, player, stack))
                    .mapToInt(List::size)
                    .max()
                    .orElse(0);
        }
    }

    private static final class StopsAtThrees extends BrokenRules {
        @Override
        List<Integer> ranking() {
            return List.of(5, 4, 3);
        }
    }

    private static final class NoJokers extends BrokenRules {
        @Override
        boolean countsFor(Table table, Player player, List<Piece> stack) {
            return !stack.contains(Piece.JOKER) && super.countsFor(table, player, stack);
        }
    }

    private static final class AddsUp extends BrokenRules {
        @Override
        List<Integer> ranking() {
            return List.of(5, 4, 3);
        }

        @Override
        int tally(Table table, Player player, int height) {
            int tally = super.tally(table, player, height);
            return height == 3 ? tally + super.tally(table, player, 2) + super.tally(table, player, 1) : tally;
        }
    }

    private static final class FewerClaims extends BrokenRules {
        @Override
        EngineResult count(Table table) {
            EngineResult result = super.count(table);
            long difference = table.claimsOf(Player.SECOND) - table.claimsOf(Player.FIRST);
            return result.isDraw() && difference != 0
                    ? EngineResult.won(difference > 0 ? Player.FIRST : Player.SECOND)
                    : result;
        }
    }

    /** A stack with a neutral top counts for the owner of the piece below it. */
    private static final class LooksBelow extends BrokenRules {
        @Override
        boolean countsFor(Table table, Player player, List<Piece> stack) {
            boolean neutral = stack.size() > 1 && table.owner(Table.top(stack)).isEmpty();
            return neutral ? table.owns(player, stack.get(stack.size() - 2)) : super.countsFor(table, player, stack);
        }
    }

    /** Counts fives when they are made, as in the standard game, though it leaves them on the board. */
    private static final class FivesOfMaker extends BrokenRules {
        @Override
        Table complete(Table table, Point point) {
            boolean five = table.variant() == Variant.SIX_STACK
                    && table.at(point).size() == 5
                    && table.owns(table.toMove(), table.top(point));
            return five ? table.scored(table.toMove()) : super.complete(table, point);
        }

        @Override
        int tally(Table table, Player player, int height) {
            return height == 5 ? table.fives().get(player) : super.tally(table, player, height);
        }
    }

    /** A six that did not win counts as a five once somebody owns its colour, if there is no real five. */
    private static final class SixesOfClaimer extends BrokenRules {
        @Override
        int tally(Table table, Player player, int height) {
            int tally = super.tally(table, player, height);
            boolean six = table.variant() == Variant.SIX_STACK && height == 5 && tally == 0;
            return six ? super.tally(table, player, 6) : tally;
        }
    }
}
