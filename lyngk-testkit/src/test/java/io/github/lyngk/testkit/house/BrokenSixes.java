package io.github.lyngk.testkit.house;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Piece;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Rule;
import io.github.lyngk.core.Variant;
import io.github.lyngk.testkit.EngineResult;
import io.github.lyngk.testkit.house.BrokenEngine.Symptom;
import java.util.List;
import java.util.stream.Stream;

/** Engines that get the six-stack variant of section H wrong. */
final class BrokenSixes {

    private BrokenSixes() {}

    static ImmutableList<BrokenEngine> all() {
        return Stream.of(
                        BrokenEngine.of(
                                "stacks five at most in the six-stack game", FiveAtMost::new, Rule.H2, Rule.R13),
                        BrokenEngine.of(
                                "removes fives in the six-stack game",
                                FivesGo::new,
                                Rule.H1,
                                Rule.H2,
                                Rule.R13,
                                Rule.R9,
                                Rule.H6,
                                Rule.R6),
                        BrokenEngine.of("keeps fives where they are", FivesStand::new, Rule.R13, Rule.H2),
                        BrokenEngine.of("wants one joker in a six", OneJoker::new, Rule.E5, Rule.H2, Rule.R13),
                        BrokenEngine.of("lets a neutral six win", NeutralSixWins::new, Rule.H5, Rule.R5, Rule.R8),
                        BrokenEngine.of(
                                "lets a six win when its colour is claimed",
                                LateClaimWins::new,
                                Rule.R8,
                                Rule.R5,
                                Rule.H5),
                        BrokenEngine.of("lets nobody win by a six", SixesDoNotWin::new, Rule.H4),
                        BrokenEngine.of("lets the mover's opponent win by a six", SixWinsForOpponent::new, Rule.H4)
                                .shownBy(Symptom.WINNER),
                        BrokenEngine.of("counts sixes at the end", SixesCount::new, Rule.R8, Rule.H6)
                                .shownBy(Symptom.WINNER),
                        BrokenEngine.of(
                                        "does not count fives in the six-stack game",
                                        FivesDoNotCount::new,
                                        Rule.R9,
                                        Rule.H6)
                                .shownBy(Symptom.WINNER),
                        BrokenEngine.of("lands on no five", FivesBar::new, Rule.R13, Rule.H2),
                        BrokenEngine.of(
                                "ends the game at a neutral six", NeutralSixEnds::new, Rule.H5, Rule.R5, Rule.R8),
                        BrokenEngine.of(
                                "removes neutral sixes",
                                NeutralSixGoes::new,
                                Rule.H5,
                                Rule.R8,
                                Rule.E3,
                                Rule.F2,
                                Rule.F3,
                                Rule.R3,
                                Rule.E8),
                        BrokenEngine.of("counts a six as a five", SixIsAFive::new, Rule.R8, Rule.H6)
                                .shownBy(Symptom.WINNER),
                        BrokenEngine.of(
                                        "calls it a draw without a winning six",
                                        DrawWithoutSix::new,
                                        Rule.H6,
                                        Rule.R9,
                                        Rule.R8)
                                .shownBy(Symptom.WINNER),
                        BrokenEngine.of(
                                "makes a six only with a single piece", SixBySingle::new, Rule.H2, Rule.R13, Rule.E5))
                .map(broken -> broken.in(Variant.SIX_STACK))
                .collect(ImmutableList.toImmutableList());
    }

    private static boolean isSix(Table table) {
        return table.variant() == Variant.SIX_STACK;
    }

    private static final class FiveAtMost extends BrokenRules {
        @Override
        boolean fits(Table table, int height) {
            return height <= 5;
        }
    }

    private static final class FivesGo extends BrokenRules {
        @Override
        Table complete(Table table, Point point) {
            boolean own = table.owns(table.toMove(), table.top(point));
            boolean goes = isSix(table) && own && table.at(point).size() == 5;
            return goes ? table.without(point).scored(table.toMove()) : super.complete(table, point);
        }
    }

    private static final class FivesStand extends BrokenRules {
        @Override
        boolean mayLand(Table table, List<Piece> moving, List<Piece> target) {
            return moving.size() < 5 && super.mayLand(table, moving, target);
        }
    }

    private static final class OneJoker extends BrokenRules {
        @Override
        boolean mayLand(Table table, List<Piece> moving, List<Piece> target) {
            boolean six = moving.size() + target.size() == 6;
            return super.mayLand(table, moving, target) && !(six && jokers(moving) + jokers(target) > 1);
        }

        private static long jokers(List<Piece> stack) {
            return stack.stream().filter(piece -> piece == Piece.JOKER).count();
        }
    }

    private static final class NeutralSixWins extends BrokenRules {
        @Override
        Table complete(Table table, Point point) {
            return table.at(point).size() == 6 && isSix(table)
                    ? table.wonBySix(table.toMove())
                    : super.complete(table, point);
        }
    }

    private static final class LateClaimWins extends BrokenRules {
        @Override
        Table complete(Table table, Point point) {
            boolean owned = table.board().values().stream()
                    .anyMatch(stack -> stack.size() == 6 && table.owns(table.toMove(), Table.top(stack)));
            return isSix(table) && owned ? table.wonBySix(table.toMove()) : super.complete(table, point);
        }
    }

    private static final class SixesDoNotWin extends BrokenRules {
        @Override
        Table complete(Table table, Point point) {
            return table.at(point).size() == 6 ? table : super.complete(table, point);
        }
    }

    private static final class SixWinsForOpponent extends BrokenRules {
        @Override
        Table complete(Table table, Point point) {
            Table completed = super.complete(table, point);
            return completed.over() ? completed.wonBySix(table.toMove().opponent()) : completed;
        }
    }

    private static final class SixesCount extends BrokenRules {
        @Override
        List<Integer> ranking() {
            return List.of(6, 5, 4, 3, 2, 1);
        }
    }

    private static final class FivesDoNotCount extends BrokenRules {
        @Override
        int tally(Table table, Player player, int height) {
            return isSix(table) && height == 5 ? 0 : super.tally(table, player, height);
        }
    }

    private static final class FivesBar extends BrokenRules {
        @Override
        boolean mayLand(Table table, List<Piece> moving, List<Piece> target) {
            return target.size() < 5 && super.mayLand(table, moving, target);
        }
    }

    private static boolean isNeutralSix(Table table, Point point) {
        return isSix(table)
                && table.at(point).size() == 6
                && table.owner(table.top(point)).isEmpty();
    }

    private static final class NeutralSixEnds extends BrokenRules {
        @Override
        Table complete(Table table, Point point) {
            return isNeutralSix(table, point)
                    ? table.turnOf(table.toMove().opponent()).finished()
                    : super.complete(table, point);
        }
    }

    private static final class NeutralSixGoes extends BrokenRules {
        @Override
        Table complete(Table table, Point point) {
            return isNeutralSix(table, point) ? table.without(point) : super.complete(table, point);
        }
    }

    private static final class SixIsAFive extends BrokenRules {
        @Override
        int tally(Table table, Player player, int height) {
            return super.tally(table, player, height)
                    + (isSix(table) && height == 5 ? super.tally(table, player, 6) : 0);
        }
    }

    private static final class DrawWithoutSix extends BrokenRules {
        @Override
        EngineResult count(Table table) {
            return isSix(table) ? EngineResult.draw() : super.count(table);
        }
    }

    private static final class SixBySingle extends BrokenRules {
        @Override
        boolean mayLand(Table table, List<Piece> moving, List<Piece> target) {
            boolean six = moving.size() + target.size() == 6;
            return !(six && Math.min(moving.size(), target.size()) > 1) && super.mayLand(table, moving, target);
        }
    }
}
