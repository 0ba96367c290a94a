package io.github.lyngk.testkit.house;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Color;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Piece;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Rule;
import io.github.lyngk.core.Variant;
import io.github.lyngk.testkit.house.BrokenEngine.Symptom;
import java.util.ArrayList;
import java.util.List;

/** Engines that get the stacks of five of E9, E10 and R4 wrong. */
final class BrokenScores {

    private BrokenScores() {}

    static ImmutableList<BrokenEngine> all() {
        return ImmutableList.of(
                BrokenEngine.of(
                        "leaves own fives on the board", OwnFivesStay::new, Rule.E9, Rule.G1, Rule.E12, Rule.R5),
                BrokenEngine.of(
                                "scores nothing for a five",
                                FivesForNothing::new,
                                Rule.E9,
                                Rule.E10,
                                Rule.R4,
                                Rule.G1,
                                Rule.G2,
                                Rule.G3)
                        .shownBy(Symptom.WINNER),
                BrokenEngine.of(
                                "scores fives for the opponent",
                                FivesForOpponent::new,
                                Rule.E9,
                                Rule.E10,
                                Rule.R4,
                                Rule.G1,
                                Rule.G2,
                                Rule.G3)
                        .shownBy(Symptom.WINNER),
                BrokenEngine.of("removes neutral fives", NeutralFivesGo::new, Rule.E10),
                BrokenEngine.of("scores neutral fives", NeutralFivesScore::new, Rule.E10),
                BrokenEngine.of(
                                "scores neutral fives but leaves them",
                                NeutralFivesScoreAndStay::new,
                                Rule.E10,
                                Rule.E9,
                                Rule.R4,
                                Rule.G1,
                                Rule.G2,
                                Rule.G3)
                        .shownBy(Symptom.WINNER),
                BrokenEngine.of("scores neutral fives on a claim", ClaimScoresFives::new, Rule.R4),
                BrokenEngine.of(
                                "counts claimed fives at the end",
                                ClaimedFivesCount::new,
                                Rule.R4,
                                Rule.E9,
                                Rule.E10,
                                Rule.G1,
                                Rule.G2,
                                Rule.G3)
                        .shownBy(Symptom.WINNER),
                BrokenEngine.of("captures nothing by a claim", NoCaptures::new, Rule.R4)
                        .in(Variant.CLAIM_CAPTURES),
                BrokenEngine.of("captures after the move", CapturesLate::new, Rule.R4)
                        .in(Variant.CLAIM_CAPTURES),
                BrokenEngine.of(
                                "captures for nothing",
                                CapturesForNothing::new,
                                Rule.R4,
                                Rule.E9,
                                Rule.E10,
                                Rule.G1,
                                Rule.G2,
                                Rule.G3)
                        .in(Variant.CLAIM_CAPTURES)
                        .shownBy(Symptom.WINNER),
                BrokenEngine.of(
                                "captures one five only",
                                CapturesOne::new,
                                Rule.R4,
                                Rule.E3,
                                Rule.F2,
                                Rule.E8,
                                Rule.E5,
                                Rule.D1,
                                Rule.E6,
                                Rule.E7,
                                Rule.F3,
                                Rule.R3)
                        .in(Variant.CLAIM_CAPTURES),
                BrokenEngine.of(
                        "scores no five with a joker in it",
                        JokersSpoilFives::new,
                        Rule.E9,
                        Rule.G1,
                        Rule.E12,
                        Rule.R5,
                        Rule.E11,
                        Rule.R6),
                BrokenEngine.of(
                        "scores claimed fives at the end of the turn",
                        ClaimScoresLater::new,
                        Rule.R4,
                        Rule.E10,
                        Rule.E9,
                        Rule.E12,
                        Rule.G1),
                BrokenEngine.of(
                                "breaks ties by standing fives",
                                StandingFivesBreakTies::new,
                                Rule.R4,
                                Rule.E10,
                                Rule.E9,
                                Rule.G2,
                                Rule.G3)
                        .shownBy(Symptom.WINNER),
                BrokenEngine.of(
                                "captures for the opponent",
                                CapturesForOpponent::new,
                                Rule.R4,
                                Rule.E9,
                                Rule.E10,
                                Rule.G1,
                                Rule.G2,
                                Rule.G3)
                        .in(Variant.CLAIM_CAPTURES)
                        .shownBy(Symptom.WINNER),
                BrokenEngine.of(
                                "captures fours as well",
                                CapturesFours::new,
                                Rule.R4,
                                Rule.E3,
                                Rule.E8,
                                Rule.F2,
                                Rule.F3,
                                Rule.E5,
                                Rule.R3,
                                Rule.E7)
                        .in(Variant.CLAIM_CAPTURES),
                BrokenEngine.of(
                                "captures in the six-stack game too",
                                CapturesInSix::new,
                                Rule.R13,
                                Rule.H1,
                                Rule.R9,
                                Rule.E3,
                                Rule.H2,
                                Rule.F2,
                                Rule.F3,
                                Rule.R3,
                                Rule.E8,
                                Rule.E5)
                        .in(Variant.SIX_STACK),
                BrokenEngine.of(
                        "leaves the lowest piece of a scored five",
                        LowestPieceStays::new,
                        Rule.E9,
                        Rule.E3,
                        Rule.F2,
                        Rule.G1,
                        Rule.E12,
                        Rule.R5,
                        Rule.E8,
                        Rule.E11));
    }

    private static final class OwnFivesStay extends BrokenRules {
        @Override
        Table complete(Table table, Point point) {
            Table completed = super.complete(table, point);
            return completed.isEmpty(point) ? completed.put(point, table.at(point)) : completed;
        }
    }

    private static final class FivesForNothing extends BrokenRules {
        @Override
        Table complete(Table table, Point point) {
            return super.complete(table, point).isEmpty(point) ? table.without(point) : super.complete(table, point);
        }
    }

    private static final class FivesForOpponent extends BrokenRules {
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

    private static final class NeutralFivesGo extends BrokenRules {
        @Override
        Table complete(Table table, Point point) {
            return isNeutralFive(table, point) ? table.without(point) : super.complete(table, point);
        }
    }

    private static final class NeutralFivesScore extends BrokenRules {
        @Override
        Table complete(Table table, Point point) {
            return isNeutralFive(table, point)
                    ? table.without(point).scored(table.toMove())
                    : super.complete(table, point);
        }
    }

    private static final class NeutralFivesScoreAndStay extends BrokenRules {
        @Override
        Table complete(Table table, Point point) {
            return isNeutralFive(table, point) ? table.scored(table.toMove()) : super.complete(table, point);
        }
    }

    private static final class ClaimScoresFives extends BrokenRules {
        @Override
        boolean claimCaptures(Table table) {
            return table.variant() != Variant.SIX_STACK;
        }
    }

    private static final class ClaimedFivesCount extends BrokenRules {
        @Override
        int tally(Table table, Player player, int height) {
            long onBoard = table.board().values().stream()
                    .filter(stack -> stack.size() == 5 && countsFor(table, player, stack))
                    .count();
            boolean counted = height == 5 && table.variant() != Variant.SIX_STACK;
            return super.tally(table, player, height) + (counted ? (int) onBoard : 0);
        }
    }

    private static final class NoCaptures extends BrokenRules {
        @Override
        boolean claimCaptures(Table table) {
            return false;
        }
    }

    /** Captured fives are in the way of the move that goes with the claim. */
    private static final class CapturesLate extends BrokenRules {
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

    private static final class CapturesForNothing extends BrokenRules {
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

    private static final class CapturesOne extends BrokenRules {
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

    private static final class JokersSpoilFives extends BrokenRules {
        @Override
        Table complete(Table table, Point point) {
            return table.at(point).size() == 5 && table.at(point).contains(Piece.JOKER)
                    ? table
                    : super.complete(table, point);
        }
    }

    /** Whoever has moved takes away every five on the board with an own top. */
    private static final class ClaimScoresLater extends BrokenRules {
        @Override
        Table complete(Table table, Point point) {
            Table result = super.complete(table, point);
            if (table.variant() == Variant.SIX_STACK) {
                return result;
            }
            for (Point other : table.board().keySet()) {
                boolean own = other != point && table.owns(table.toMove(), table.top(other));
                if (own && table.at(other).size() == 5) {
                    result = result.without(other).scored(table.toMove());
                }
            }
            return result;
        }
    }

    private static final class StandingFivesBreakTies extends BrokenRules {
        private static final int STANDING = 50;

        @Override
        List<Integer> ranking() {
            return List.of(5, STANDING, 4, 3, 2, 1);
        }

        @Override
        int tally(Table table, Player player, int height) {
            return height == STANDING
                    ? (int) table.board().values().stream()
                            .filter(stack -> stack.size() == 5 && countsFor(table, player, stack))
                            .count()
                    : super.tally(table, player, height);
        }
    }

    private static final class CapturesForOpponent extends BrokenRules {
        @Override
        Table captureFives(Table table, Color color) {
            Player mover = table.toMove();
            return super.captureFives(table.turnOf(mover.opponent()), color).turnOf(mover);
        }
    }

    private static final class CapturesFours extends BrokenRules {
        @Override
        Table captureFives(Table table, Color color) {
            Table result = super.captureFives(table, color);
            for (Point point : table.board().keySet()) {
                if (table.at(point).size() == 4 && table.top(point) == color.piece()) {
                    result = result.without(point).scored(table.toMove());
                }
            }
            return result;
        }
    }

    private static final class CapturesInSix extends BrokenRules {
        @Override
        boolean claimCaptures(Table table) {
            return table.variant() != Variant.STANDARD;
        }
    }

    private static final class LowestPieceStays extends BrokenRules {
        @Override
        Table complete(Table table, Point point) {
            Table completed = super.complete(table, point);
            return completed.isEmpty(point)
                    ? completed.put(point, table.at(point).subList(0, 1))
                    : completed;
        }
    }
}
