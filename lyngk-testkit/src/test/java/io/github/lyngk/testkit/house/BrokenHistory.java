package io.github.lyngk.testkit.house;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Color;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Piece;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Rule;
import io.github.lyngk.core.Variant;
import io.github.lyngk.testkit.EngineResult;
import io.github.lyngk.testkit.house.BrokenEngine.Symptom;
import java.util.List;

/** Engines that are wrong only late or early in a game, or after something has happened in it. */
final class BrokenHistory {

    private BrokenHistory() {}

    static ImmutableList<BrokenEngine> all() {
        return ImmutableList.of(
                BrokenEngine.of("lets neutral stacks climb after twenty moves", LateClimbing::new, Rule.E7, Rule.E6),
                BrokenEngine.of("travels no more after twenty-five moves", LateStop::new, Rule.F2, Rule.F3, Rule.R3),
                BrokenEngine.of(
                        "takes no claim after thirty moves",
                        NoLateClaims::new,
                        Rule.D3,
                        Rule.R12,
                        Rule.D4,
                        Rule.R5,
                        Rule.E11,
                        Rule.E12,
                        Rule.G1),
                BrokenEngine.of("ends after thirty moves", LongGamesEnd::new, Rule.G1, Rule.E11, Rule.E12, Rule.R5),
                BrokenEngine.of(
                                "calls a game of more than thirty moves a draw",
                                LongGamesDrawn::new,
                                Rule.G1,
                                Rule.G2,
                                Rule.G3,
                                Rule.H6)
                        .shownBy(Symptom.WINNER),
                BrokenEngine.of("moves jokers after a skip", JokersAfterSkip::new, Rule.D1),
                BrokenEngine.of("lets neutral stacks climb after a skip", ClimbsAfterSkip::new, Rule.E6, Rule.E7),
                BrokenEngine.of(
                        "does not travel after a skip", StaysAfterSkip::new, Rule.F2, Rule.F3, Rule.R3, Rule.E12),
                BrokenEngine.of(
                        "ends with six stacks left", () -> new FewStacksEnd(6), Rule.G1, Rule.E11, Rule.E12, Rule.R5),
                BrokenEngine.of("lets stacks climb when ten are left", () -> new FewStacksClimb(10), Rule.E6, Rule.E7),
                BrokenEngine.of(
                        "does not travel while thirty-five stacks stand",
                        CrowdedBoard::new,
                        Rule.F2,
                        Rule.F3,
                        Rule.R3,
                        Rule.D4),
                BrokenEngine.of(
                                "tells whose turn it is by counting moves",
                                TurnByCounting::new,
                                Rule.R6,
                                Rule.E12,
                                Rule.E11)
                        .shownBy(Symptom.TURN),
                BrokenEngine.of(
                        "ends when the lead cannot be caught up",
                        SafeLeadEnds::new,
                        Rule.G1,
                        Rule.E11,
                        Rule.E12,
                        Rule.R5),
                BrokenEngine.of(
                        "scores only from the turn after the claim",
                        ScoresNextTurn::new,
                        Rule.E9,
                        Rule.D4,
                        Rule.E10,
                        Rule.E12,
                        Rule.G1),
                BrokenEngine.of("wins by a six only from the turn after the claim", WinsNextTurn::new, Rule.H4, Rule.D4)
                        .in(Variant.SIX_STACK),
                BrokenEngine.of("lets the opponent answer a six", AnswersSix::new, Rule.H4, Rule.G1)
                        .in(Variant.SIX_STACK));
    }

    private static final class LateClimbing extends BrokenRules {
        @Override
        boolean mayClimb(Table table, List<Piece> moving, List<Piece> target) {
            return table.plies() >= 20 && moving.size() > 1 || super.mayClimb(table, moving, target);
        }
    }

    private static final class LateStop extends BrokenRules {
        @Override
        boolean mayUseLyngk(Table table, Piece top) {
            return table.plies() < 25 && super.mayUseLyngk(table, top);
        }
    }

    private static final class NoLateClaims extends BrokenRules {
        @Override
        boolean mayClaim(Table table, Color color) {
            return table.plies() < 30 && super.mayClaim(table, color);
        }
    }

    private static final class LongGamesEnd extends BrokenRules {
        @Override
        Table passTurn(Table table) {
            Table next = super.passTurn(table);
            return next.plies() < 30 ? next : next.finished();
        }
    }

    private static final class LongGamesDrawn extends BrokenRules {
        @Override
        EngineResult count(Table table) {
            return table.plies() > 30 ? EngineResult.draw() : super.count(table);
        }
    }

    private static final class JokersAfterSkip extends BrokenRules {
        @Override
        boolean mayLift(Table table, Piece top) {
            return table.cameBack() && top == Piece.JOKER || super.mayLift(table, top);
        }
    }

    private static final class ClimbsAfterSkip extends BrokenRules {
        @Override
        boolean mayClimb(Table table, List<Piece> moving, List<Piece> target) {
            return table.cameBack() || super.mayClimb(table, moving, target);
        }
    }

    private static final class StaysAfterSkip extends BrokenRules {
        @Override
        boolean mayUseLyngk(Table table, Piece top) {
            return !table.cameBack() && super.mayUseLyngk(table, top);
        }
    }

    private static final class FewStacksEnd extends BrokenRules {
        private final int few;

        FewStacksEnd(int few) {
            this.few = few;
        }

        @Override
        Table passTurn(Table table) {
            Table next = super.passTurn(table);
            return next.board().size() > few ? next : next.finished();
        }
    }

    private static final class FewStacksClimb extends BrokenRules {
        private final int few;

        FewStacksClimb(int few) {
            this.few = few;
        }

        @Override
        boolean mayClimb(Table table, List<Piece> moving, List<Piece> target) {
            return table.board().size() <= few || super.mayClimb(table, moving, target);
        }
    }

    private static final class CrowdedBoard extends BrokenRules {
        @Override
        boolean mayUseLyngk(Table table, Piece top) {
            return table.board().size() < 35 && super.mayUseLyngk(table, top);
        }
    }

    private static final class TurnByCounting extends BrokenRules {
        private Player begins = Player.FIRST;

        @Override
        Table setUp(Position position) {
            begins = position.playerToMove();
            return super.setUp(position);
        }

        @Override
        EngineResult result(Table table) {
            return table.over()
                    ? super.result(table)
                    : EngineResult.ongoing(table.plies() % 2 == 0 ? begins : begins.opponent());
        }
    }

    /** Counts what fives the pieces left could still make. */
    private static final class SafeLeadEnds extends BrokenRules {
        @Override
        Table passTurn(Table table) {
            Table next = super.passTurn(table);
            int pieces = table.board().values().stream().mapToInt(List::size).sum();
            int lead = Math.abs(table.fives().get(Player.FIRST) - table.fives().get(Player.SECOND));
            return table.variant() != Variant.SIX_STACK && lead > pieces / 5 ? next.finished() : next;
        }
    }

    /** The move of the turn in which its colour is claimed makes a neutral five. */
    private static final class ScoresNextTurn extends BrokenRules {
        private boolean justClaimed;

        @Override
        Table play(Table table, Move move) {
            justClaimed = move.claim().equals(table.top(move.from()).color());
            return super.play(table, move);
        }

        @Override
        Table complete(Table table, Point point) {
            boolean five = table.at(point).size() == 5 && table.variant() != Variant.SIX_STACK;
            return five && justClaimed ? table : super.complete(table, point);
        }
    }

    private static final class WinsNextTurn extends BrokenRules {
        private boolean justClaimed;

        @Override
        Table play(Table table, Move move) {
            justClaimed = move.claim().equals(table.top(move.from()).color());
            return super.play(table, move);
        }

        @Override
        Table complete(Table table, Point point) {
            return table.at(point).size() == 6 && justClaimed ? table : super.complete(table, point);
        }
    }

    /** After a winning six the opponent may move once more, though it changes nothing. */
    private static final class AnswersSix extends BrokenRules {
        @Override
        Table play(Table table, Move move) {
            Table played = super.play(table, move);
            if (table.sixWinner().isPresent()) {
                return played.finished();
            }
            boolean answers = played.sixWinner().isPresent() && hasMove(played, played.toMove());
            return answers ? played.goingOn() : played;
        }
    }
}
