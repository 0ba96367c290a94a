package io.github.lyngk.testkit.house;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Piece;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Rule;
import io.github.lyngk.core.Variant;
import io.github.lyngk.testkit.house.BrokenEngine.Symptom;
import java.util.List;

/** Engines that get the turns of E11, E12, R5 and R6, or the end of G1, wrong. */
final class BrokenTurns {

    private BrokenTurns() {}

    static ImmutableList<BrokenEngine> all() {
        return ImmutableList.of(
                BrokenEngine.of("lets the second player begin", SecondBegins::new, Rule.C3)
                        .shownBy(Symptom.TURN),
                BrokenEngine.of("never skips", NeverSkips::new, Rule.R6, Rule.E12, Rule.G1),
                BrokenEngine.of("ends the game instead of skipping", EndsInsteadOfSkipping::new, Rule.E12, Rule.R5),
                BrokenEngine.of("skips without thought of claims", SkipIgnoresClaims::new, Rule.R5),
                BrokenEngine.of(
                        "ends although a claim gives a move", EndIgnoresClaims::new, Rule.R5, Rule.H5, Rule.E12),
                BrokenEngine.of(
                        "skips without thought of LYNGK moves",
                        SkipIgnoresLyngk::new,
                        Rule.E11,
                        Rule.G1,
                        Rule.R5,
                        Rule.E12),
                BrokenEngine.of(
                        "skips players without a stack of their own",
                        SkipsWithoutOwnStack::new,
                        Rule.E11,
                        Rule.R5,
                        Rule.G1,
                        Rule.E12),
                BrokenEngine.of("gives another turn after a score", AnotherTurn::new, Rule.E11, Rule.R5, Rule.R6),
                BrokenEngine.of("skips for good", SkipsForGood::new, Rule.E11, Rule.R6, Rule.R5),
                BrokenEngine.of("ends at three fives", () -> new EndsAt(3), Rule.G1, Rule.R5, Rule.E12),
                BrokenEngine.of("lists moves after a win by six", MovesAfterWin::new, Rule.H4, Rule.G1)
                        .in(Variant.SIX_STACK),
                BrokenEngine.of("ends after two skips running", EndsAfterTwoSkips::new, Rule.E12, Rule.R5, Rule.R6),
                BrokenEngine.of("ends at four fives", () -> new EndsAt(4), Rule.G1, Rule.R5, Rule.E12),
                BrokenEngine.of(
                        "ends when a player has nothing left", EndsWithoutOwnStack::new, Rule.G1, Rule.E12, Rule.R5),
                BrokenEngine.of(
                                "skips without thought of captures",
                                SkipIgnoresCaptures::new,
                                Rule.R5,
                                Rule.E11,
                                Rule.E12,
                                Rule.G1,
                                Rule.R6)
                        .in(Variant.CLAIM_CAPTURES)
                        .shownBy(Symptom.END),
                BrokenEngine.of(
                        "skips players who can only climb",
                        SkipIgnoresClimbing::new,
                        Rule.E11,
                        Rule.R5,
                        Rule.G1,
                        Rule.E12,
                        Rule.R6),
                BrokenEngine.of(
                        "skips players who can only cover a joker",
                        SkipIgnoresJokers::new,
                        Rule.E11,
                        Rule.R5,
                        Rule.G1,
                        Rule.E12,
                        Rule.R6),
                BrokenEngine.of(
                        "lets the second claim bring another turn", TurnForClaims::new, Rule.E11, Rule.R5, Rule.R6));
    }

    private static final class SecondBegins extends BrokenRules {
        @Override
        Table setUp(Position position) {
            Table table = super.setUp(position);
            boolean start = position.stacks().size() == 43;
            return start ? table.turnOf(Player.SECOND) : table;
        }
    }

    private static final class NeverSkips extends BrokenRules {
        @Override
        Table passTurn(Table table) {
            return super.passTurn(table).over()
                    ? super.passTurn(table)
                    : table.turnOf(table.toMove().opponent());
        }
    }

    private static final class EndsInsteadOfSkipping extends BrokenRules {
        @Override
        Table passTurn(Table table) {
            Table next = table.turnOf(table.toMove().opponent());
            return hasMove(table, next.toMove()) ? next : next.finished();
        }
    }

    /** A player without a plain move is passed over, unless that would end the game. */
    private static final class SkipIgnoresClaims extends BrokenRules {
        @Override
        Table passTurn(Table table) {
            Player mover = table.toMove();
            boolean skips = !hasPlainMove(table.turnOf(mover.opponent())) && hasPlainMove(table.turnOf(mover));
            return skips ? table.turnOf(mover) : super.passTurn(table);
        }
    }

    /** The game ends when neither player has a plain move. */
    private static final class EndIgnoresClaims extends BrokenRules {
        @Override
        Table passTurn(Table table) {
            Player mover = table.toMove();
            boolean stuck = !hasPlainMove(table.turnOf(mover)) && !hasPlainMove(table.turnOf(mover.opponent()));
            return stuck ? table.turnOf(mover.opponent()).finished() : super.passTurn(table);
        }
    }

    private static final class SkipIgnoresLyngk extends BrokenSkips.LooksBy {
        @Override
        boolean mayUseLyngk(Table table, Piece top) {
            return !isLooking() && super.mayUseLyngk(table, top);
        }
    }

    private static final class SkipsWithoutOwnStack extends BrokenRules {
        @Override
        boolean hasMove(Table table, Player player) {
            boolean own = table.board().values().stream().anyMatch(stack -> table.owns(player, Table.top(stack)));
            return (own || table.claimsOf(player) < 2) && super.hasMove(table, player);
        }
    }

    private static final class AnotherTurn extends BrokenRules {
        @Override
        Table play(Table table, Move move) {
            Table played = super.play(table, move);
            boolean scored = !played.fives().equals(table.fives());
            return scored && !played.over() && hasMove(played, table.toMove()) ? played.turnOf(table.toMove()) : played;
        }
    }

    /** A player once skipped stays skipped as long as the other can move. */
    private static final class SkipsForGood extends BrokenRules {
        @Override
        Table passTurn(Table table) {
            return table.cameBack() && hasMove(table, table.toMove())
                    ? table.turnOf(table.toMove())
                    : super.passTurn(table);
        }
    }

    private static final class EndsAt extends BrokenRules {
        private final int enough;

        EndsAt(int enough) {
            this.enough = enough;
        }

        @Override
        Table passTurn(Table table) {
            Table next = super.passTurn(table);
            return table.fives().values().stream().anyMatch(fives -> fives >= enough) ? next.finished() : next;
        }
    }

    private static final class MovesAfterWin extends BrokenRules {
        @Override
        List<Move> moves(Table table) {
            return table.sixWinner().isPresent() ? turns(table) : super.moves(table);
        }
    }

    private static final class EndsAfterTwoSkips extends BrokenRules {
        @Override
        Table passTurn(Table table) {
            Table next = super.passTurn(table);
            return table.cameBack() && next.cameBack() ? next.finished() : next;
        }
    }

    private static final class EndsWithoutOwnStack extends BrokenRules {
        @Override
        Table passTurn(Table table) {
            Table next = super.passTurn(table);
            Player player = next.toMove();
            boolean own = next.board().values().stream().anyMatch(stack -> next.owns(player, Table.top(stack)));
            return own || next.claimsOf(player) < 2 ? next : next.finished();
        }
    }

    private static final class SkipIgnoresCaptures extends BrokenSkips.LooksBy {
        @Override
        boolean claimCaptures(Table table) {
            return !isLooking() && super.claimCaptures(table);
        }
    }

    private static final class SkipIgnoresClimbing extends BrokenSkips.LooksBy {
        @Override
        boolean mayClimb(Table table, List<Piece> moving, List<Piece> target) {
            return isLooking() ? moving.size() >= target.size() : super.mayClimb(table, moving, target);
        }
    }

    private static final class SkipIgnoresJokers extends BrokenSkips.LooksBy {
        @Override
        boolean mayLand(Table table, List<Piece> moving, List<Piece> target) {
            return !(isLooking() && Table.top(target) == Piece.JOKER) && super.mayLand(table, moving, target);
        }
    }

    private static final class TurnForClaims extends BrokenRules {
        @Override
        Table play(Table table, Move move) {
            Player mover = table.toMove();
            Table played = super.play(table, move);
            boolean second = move.claim().isPresent() && played.claimsOf(mover) == 2;
            return second && !played.over() && hasMove(played, mover) ? played.turnOf(mover) : played;
        }
    }
}
