package io.github.lyngk.testkit.house;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Color;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Piece;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Rule;
import io.github.lyngk.core.Variant;
import java.util.ArrayList;
import java.util.List;

/** Engines that get the stacks of five of E9, E10 and R4 wrong. */
final class BrokenScores {

    private BrokenScores() {}

    static ImmutableList<BrokenEngine> all() {
        return ImmutableList.of(
                BrokenEngine.of(
                        "leaves own fives on the board", new OwnFivesStay(), Rule.E9, Rule.G1, Rule.E12, Rule.R5),
                BrokenEngine.of(
                        "scores nothing for a five",
                        new FivesForNothing(),
                        Rule.E9,
                        Rule.E10,
                        Rule.R4,
                        Rule.G1,
                        Rule.G2,
                        Rule.G3),
                BrokenEngine.of(
                        "scores fives for the opponent",
                        new FivesForOpponent(),
                        Rule.E9,
                        Rule.E10,
                        Rule.R4,
                        Rule.G1,
                        Rule.G2,
                        Rule.G3),
                BrokenEngine.of("removes neutral fives", new NeutralFivesGo(), Rule.E10),
                BrokenEngine.of("scores neutral fives", new NeutralFivesScore(), Rule.E10),
                BrokenEngine.of(
                        "scores neutral fives but leaves them",
                        new NeutralFivesScoreAndStay(),
                        Rule.E10,
                        Rule.E9,
                        Rule.R4,
                        Rule.G1,
                        Rule.G2,
                        Rule.G3),
                BrokenEngine.of("scores neutral fives on a claim", new ClaimScoresFives(), Rule.R4),
                BrokenEngine.of(
                        "counts claimed fives at the end",
                        new ClaimedFivesCount(),
                        Rule.R4,
                        Rule.E9,
                        Rule.E10,
                        Rule.G1,
                        Rule.G2,
                        Rule.G3),
                BrokenEngine.of("captures nothing by a claim", new NoCaptures(), Rule.R4),
                BrokenEngine.of("captures after the move", new CapturesLate(), Rule.R4),
                BrokenEngine.of(
                        "captures for nothing",
                        new CapturesForNothing(),
                        Rule.R4,
                        Rule.E9,
                        Rule.E10,
                        Rule.G1,
                        Rule.G2,
                        Rule.G3),
                BrokenEngine.of(
                        "captures one five only",
                        new CapturesOne(),
                        Rule.R4,
                        Rule.E3,
                        Rule.F2,
                        Rule.E8,
                        Rule.E5,
                        Rule.D1,
                        Rule.E6,
                        Rule.E7,
                        Rule.F3,
                        Rule.R3));
    }

    private static final class OwnFivesStay extends HouseRules {
        @Override
        Table complete(Table table, Point point) {
            Table completed = super.complete(table, point);
            return completed.isEmpty(point) ? completed.put(point, table.at(point)) : completed;
        }
    }

    private static final class FivesForNothing extends HouseRules {
        @Override
        Table complete(Table table, Point point) {
            return super.complete(table, point).isEmpty(point) ? table.without(point) : super.complete(table, point);
        }
    }

    private static final class FivesForOpponent extends HouseRules {
        @Override
        Table complete(Table table, Point point) {
            Table completed = super.complete(table, point);
            Player opponent = table.toMove().opponent();
            return completed.isEmpty(point) ? table.without(point).scored(opponent) : completed;
        }
    }

    private static boolean isNeutralFive(Table table, Point point) {
        return table.variant() != Variant.SIX_STACK
                && table.at(point).size() == 5
                && table.owner(table.top(point)).isEmpty();
    }

    private static final class NeutralFivesGo extends HouseRules {
        @Override
        Table complete(Table table, Point point) {
            return isNeutralFive(table, point) ? table.without(point) : super.complete(table, point);
        }
    }

    private static final class NeutralFivesScore extends HouseRules {
        @Override
        Table complete(Table table, Point point) {
            return isNeutralFive(table, point)
                    ? table.without(point).scored(table.toMove())
                    : super.complete(table, point);
        }
    }

    private static final class NeutralFivesScoreAndStay extends HouseRules {
        @Override
        Table complete(Table table, Point point) {
            return isNeutralFive(table, point) ? table.scored(table.toMove()) : super.complete(table, point);
        }
    }

    private static final class ClaimScoresFives extends HouseRules {
        @Override
        boolean claimCaptures(Table table) {
            return table.variant() != Variant.SIX_STACK;
        }
    }

    private static final class ClaimedFivesCount extends HouseRules {
        @Override
        int tally(Table table, Player player, int height) {
            long onBoard = table.board().values().stream()
                    .filter(stack -> stack.size() == 5 && countsFor(table, player, stack))
                    .count();
            boolean counted = height == 5 && table.variant() != Variant.SIX_STACK;
            return super.tally(table, player, height) + (counted ? (int) onBoard : 0);
        }
    }

    private static final class NoCaptures extends HouseRules {
        @Override
        boolean claimCaptures(Table table) {
            return false;
        }
    }

    /** Captured fives are in the way of the move that goes with the claim. */
    private static final class CapturesLate extends HouseRules {
        @Override
        List<Move> turns(Table table) {
            List<Move> turns = new ArrayList<>(plainMoves(table));
            for (Color color : Color.values()) {
                if (mayClaim(table, color)) {
                    plainMoves(table.claimed(table.toMove(), color)).forEach(move -> turns.add(move.claiming(color)));
                }
            }
            return turns;
        }
    }

    private static final class CapturesForNothing extends HouseRules {
        @Override
        Table captureFives(Table table, Color color) {
            Table result = table;
            for (Point point : table.board().keySet()) {
                if (table.at(point).size() == 5 && table.top(point) == color.piece()) {
                    result = result.without(point);
                }
            }
            return result;
        }
    }

    private static final class CapturesOne extends HouseRules {
        @Override
        Table captureFives(Table table, Color color) {
            Piece top = color.piece();
            return table.board().keySet().stream()
                    .filter(point -> table.at(point).size() == 5 && table.top(point) == top)
                    .findFirst()
                    .map(point -> table.without(point).scored(table.toMove()))
                    .orElse(table);
        }
    }
}
