package io.github.lyngk.testkit.house;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Color;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Rule;
import java.util.ArrayList;
import java.util.List;

/** Engines that get the claims of section D wrong. */
final class BrokenClaims {

    private BrokenClaims() {}

    static ImmutableList<BrokenEngine> all() {
        return ImmutableList.of(
                BrokenEngine.of("allows three claims", ThreeClaims::new, Rule.D3),
                BrokenEngine.of("allows one claim only", OneClaim::new, Rule.D3, Rule.D4, Rule.R12),
                BrokenEngine.of("lets a colour be claimed twice", SharedColors::new, Rule.D3),
                BrokenEngine.of("gives the colour to the opponent", ClaimsForOpponent::new, Rule.D3, Rule.E2),
                BrokenEngine.of("claims after the move", ClaimAfterMove::new, Rule.D4, Rule.F2, Rule.E8),
                BrokenEngine.of("claims only the colour that moves", ClaimToMove::new, Rule.D3),
                BrokenEngine.of("claims only a colour in sight", ClaimInSight::new, Rule.R12),
                BrokenEngine.of("makes claiming a duty", DutyToClaim::new, Rule.R12),
                BrokenEngine.of(
                        "refuses a claim after a skip",
                        NoClaimAfterSkip::new,
                        Rule.D3,
                        Rule.D4,
                        Rule.R12,
                        Rule.R5,
                        Rule.E12),
                BrokenEngine.of(
                        "claims no more often than the opponent",
                        ClaimsInTurn::new,
                        Rule.D3,
                        Rule.D4,
                        Rule.R12,
                        Rule.R5,
                        Rule.E12),
                BrokenEngine.of(
                        "travels only from the turn after the claim",
                        TravelsNextTurn::new,
                        Rule.D4,
                        Rule.F2,
                        Rule.F3,
                        Rule.R3,
                        Rule.R10),
                BrokenEngine.of(
                        "takes back the older of two claims",
                        ForgetsOlderClaim::new,
                        Rule.D3,
                        Rule.E2,
                        Rule.F2,
                        Rule.E8));
    }

    private static final class ThreeClaims extends BrokenRules {
        @Override
        boolean mayClaim(Table table, Color color) {
            return table.owner(color.piece()).isEmpty() && table.claimsOf(table.toMove()) < 3;
        }
    }

    private static final class OneClaim extends BrokenRules {
        @Override
        boolean mayClaim(Table table, Color color) {
            return table.owner(color.piece()).isEmpty() && table.claimsOf(table.toMove()) < 1;
        }
    }

    private static final class SharedColors extends BrokenRules {
        @Override
        boolean mayClaim(Table table, Color color) {
            return !table.owns(table.toMove(), color.piece()) && table.claimsOf(table.toMove()) < 2;
        }
    }

    private static final class ClaimsForOpponent extends BrokenRules {
        @Override
        Table claim(Table table, Color color) {
            return table.claimed(table.toMove().opponent(), color);
        }
    }

    private static final class ClaimAfterMove extends BrokenRules {
        @Override
        List<Move> turns(Table table) {
            List<Move> turns = new ArrayList<>(plainMoves(table));
            for (Color color : Color.values()) {
                if (mayClaim(table, color)) {
                    plainMoves(table).forEach(move -> turns.add(move.claiming(color)));
                }
            }
            return turns;
        }
    }

    private static final class ClaimToMove extends BrokenRules {
        @Override
        List<Move> turns(Table table) {
            return super.turns(table).stream()
                    .filter(move -> move.claim().isEmpty()
                            || move.claim().equals(table.top(move.from()).color()))
                    .toList();
        }
    }

    private static final class ClaimInSight extends BrokenRules {
        @Override
        boolean mayClaim(Table table, Color color) {
            return super.mayClaim(table, color)
                    && table.board().keySet().stream().anyMatch(point -> table.top(point) == color.piece());
        }
    }

    private static final class DutyToClaim extends BrokenRules {
        @Override
        List<Move> turns(Table table) {
            List<Move> turns = super.turns(table);
            List<Move> claiming =
                    turns.stream().filter(move -> move.claim().isPresent()).toList();
            return claiming.isEmpty() ? turns : claiming;
        }
    }

    private static final class NoClaimAfterSkip extends BrokenRules {
        @Override
        boolean mayClaim(Table table, Color color) {
            return !table.cameBack() && super.mayClaim(table, color);
        }
    }

    private static final class ClaimsInTurn extends BrokenRules {
        @Override
        boolean mayClaim(Table table, Color color) {
            return super.mayClaim(table, color)
                    && table.claimsOf(table.toMove())
                            <= table.claimsOf(table.toMove().opponent());
        }
    }

    /** A stack of the colour just claimed goes straight, as if it were still neutral. */
    private static final class TravelsNextTurn extends BrokenRules {
        @Override
        List<Move> turns(Table table) {
            return super.turns(table).stream()
                    .filter(move -> move.claim().isEmpty()
                            || !move.claim().equals(table.top(move.from()).color())
                            || isStraight(claim(table, move.claim().get()), move))
                    .toList();
        }

        private boolean isStraight(Table claimed, Move move) {
            return seen(claimed.without(move.from()), move.from()).contains(move.to());
        }
    }

    /** A player's second claim makes the first colour free again. */
    private static final class ForgetsOlderClaim extends BrokenRules {
        @Override
        Table claim(Table table, Color color) {
            return super.claim(table.withoutClaimsOf(table.toMove()), color);
        }
    }
}
