package io.github.lyngk.testkit.house;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Piece;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Rule;
import io.github.lyngk.core.Variant;
import java.util.List;

/** Engines that get the six-stack variant of section H wrong. */
final class BrokenSixes {

    private BrokenSixes() {}

    static ImmutableList<BrokenEngine> all() {
        return ImmutableList.of(
                BrokenEngine.of("stacks five at most in the six-stack game", new FiveAtMost(), Rule.H2, Rule.R13),
                BrokenEngine.of(
                        "removes fives in the six-stack game",
                        new FivesGo(),
                        Rule.H1,
                        Rule.H2,
                        Rule.R13,
                        Rule.R9,
                        Rule.H6,
                        Rule.R6),
                BrokenEngine.of("keeps fives where they are", new FivesStand(), Rule.R13, Rule.H2),
                BrokenEngine.of("wants one joker in a six", new OneJoker(), Rule.E5, Rule.H2, Rule.R13),
                BrokenEngine.of("lets a neutral six win", new NeutralSixWins(), Rule.H5, Rule.R5, Rule.R8),
                BrokenEngine.of(
                        "lets a six win when its colour is claimed", new LateClaimWins(), Rule.R8, Rule.R5, Rule.H5),
                BrokenEngine.of("lets nobody win by a six", new SixesDoNotWin(), Rule.H4),
                BrokenEngine.of("lets the mover's opponent win by a six", new SixWinsForOpponent(), Rule.H4),
                BrokenEngine.of("counts sixes at the end", new SixesCount(), Rule.R8, Rule.H6),
                BrokenEngine.of("does not count fives in the six-stack game", new FivesDoNotCount(), Rule.R9, Rule.H6));
    }

    private static boolean isSix(Table table) {
        return table.variant() == Variant.SIX_STACK;
    }

    private static final class FiveAtMost extends HouseRules {
        @Override
        boolean fits(Table table, int height) {
            return height <= 5;
        }
    }

    private static final class FivesGo extends HouseRules {
        @Override
        Table complete(Table table, Point point) {
            boolean own = table.owns(table.toMove(), table.top(point));
            boolean goes = isSix(table) && own && table.at(point).size() == 5;
            return goes ? table.without(point).scored(table.toMove()) : super.complete(table, point);
        }
    }

    private static final class FivesStand extends HouseRules {
        @Override
        boolean mayLand(Table table, List<Piece> moving, List<Piece> target) {
            return moving.size() < 5 && super.mayLand(table, moving, target);
        }
    }

    private static final class OneJoker extends HouseRules {
        @Override
        boolean mayLand(Table table, List<Piece> moving, List<Piece> target) {
            boolean six = moving.size() + target.size() == 6;
            return super.mayLand(table, moving, target) && !(six && jokers(moving) + jokers(target) > 1);
        }

        private static long jokers(List<Piece> stack) {
            return stack.stream().filter(piece -> piece == Piece.JOKER).count();
        }
    }

    private static final class NeutralSixWins extends HouseRules {
        @Override
        Table complete(Table table, Point point) {
            return table.at(point).size() == 6 && isSix(table)
                    ? table.wonBySix(table.toMove())
                    : super.complete(table, point);
        }
    }

    private static final class LateClaimWins extends HouseRules {
        @Override
        Table complete(Table table, Point point) {
            boolean owned = table.board().values().stream()
                    .anyMatch(stack -> stack.size() == 6 && table.owns(table.toMove(), Table.top(stack)));
            return isSix(table) && owned ? table.wonBySix(table.toMove()) : super.complete(table, point);
        }
    }

    private static final class SixesDoNotWin extends HouseRules {
        @Override
        Table complete(Table table, Point point) {
            return table.at(point).size() == 6 ? table : super.complete(table, point);
        }
    }

    private static final class SixWinsForOpponent extends HouseRules {
        @Override
        Table complete(Table table, Point point) {
            Table completed = super.complete(table, point);
            return completed.over() ? completed.wonBySix(table.toMove().opponent()) : completed;
        }
    }

    private static final class SixesCount extends HouseRules {
        @Override
        List<Integer> ranking() {
            return List.of(6, 5, 4, 3, 2, 1);
        }
    }

    private static final class FivesDoNotCount extends HouseRules {
        @Override
        int tally(Table table, Player player, int height) {
            return isSix(table) && height == 5 ? 0 : super.tally(table, player, height);
        }
    }
}
