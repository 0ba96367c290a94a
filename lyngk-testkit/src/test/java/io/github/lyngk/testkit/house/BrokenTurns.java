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
                BrokenEngine.of("lets the second player begin", new SecondBegins(), Rule.C3)
                        .shownBy(Symptom.TURN),
                BrokenEngine.of("never skips", new NeverSkips(), Rule.R6, Rule.E12, Rule.G1),
                BrokenEngine.of("ends the game instead of skipping", new EndsInsteadOfSkipping(), Rule.E12, Rule.R5),
                BrokenEngine.of("skips without thought of claims", new SkipIgnoresClaims(), Rule.R5),
                BrokenEngine.of(
                        "ends although a claim gives a move", new EndIgnoresClaims(), Rule.R5, Rule.H5, Rule.E12),
                BrokenEngine.of(
                        "skips without thought of LYNGK moves",
                        new SkipIgnoresLyngk(),
                        Rule.E11,
                        Rule.G1,
                        Rule.R5,
                        Rule.E12),
                BrokenEngine.of(
                        "skips players without a stack of their own",
                        new SkipsWithoutOwnStack(),
                        Rule.E11,
                        Rule.R5,
                        Rule.G1,
                        Rule.E12),
                BrokenEngine.of("gives another turn after a score", new AnotherTurn(), Rule.E11, Rule.R5, Rule.R6),
                BrokenEngine.of("skips for good", new SkipsForGood(), Rule.E11, Rule.R6, Rule.R5),
                BrokenEngine.of("ends at three fives", new EndsAt(3), Rule.G1, Rule.R5, Rule.E12),
                BrokenEngine.of("lists moves after a win by six", new MovesAfterWin(), Rule.H4, Rule.G1)
                        .in(Variant.SIX_STACK),
                BrokenEngine.of("ends after two skips running", new EndsAfterTwoSkips(), Rule.E12, Rule.R5, Rule.R6),
                BrokenEngine.of("ends at four fives", new EndsAt(4), Rule.G1, Rule.R5, Rule.E12),
                BrokenEngine.of(
                        "ends when a player has nothing left", new EndsWithoutOwnStack(), Rule.G1, Rule.E12, Rule.R5),
                BrokenEngine.of(
                                "skips without thought of captures",
                                new SkipIgnoresCaptures(),
                                Rule.R5,
                                Rule.E11,
                                Rule.E12,
                                Rule.G1,
                                Rule.R6)
                        .in(Variant.CLAIM_CAPTURES)
                        .shownBy(Symptom.END),
                BrokenEngine.of(
                        "skips players who can only climb",
                        new SkipIgnoresClimbing(),
                        Rule.E11,
                        Rule.R5,
                        Rule.G1,
                        Rule.E12,
                        Rule.R6),
                BrokenEngine.of(
                        "skips players who can only cover a joker",
                        new SkipIgnoresJokers(),
                        Rule.E11,
                        Rule.R5,
                        Rule.G1,
                        Rule.E12,
                        Rule.R6),
                BrokenEngine.of(
                        "lets the second claim bring another turn", new TurnForClaims(), Rule.E11, Rule.R5, Rule.R6));
    }

    private static final class SecondBegins extends HouseRules {
        @Override
        Table setUp(Position position) {
            Table table = super.setUp(position);
            boolean start = position.stacks().size() == 43;
            return start ? table.turnOf(Player.SECOND) : table;
        }
    }

    private static final class NeverSkips extends HouseRules {
        @Override
        Table passTurn(Table table) {
            return super.passTurn(table).over()
                    ? super.passTurn(table)
                    : table.turnOf(table.toMove().opponent());
        }
    }

    private static final class EndsInsteadOfSkipping extends HouseRules {
        @Override
        Table passTurn(Table table) {
            Table next = table.turnOf(table.toMove().opponent());
            return hasMove(table, next.toMove()) ? next : next.finished();
        }
    }

    /** A player without a plain move is passed over, unless that would end the game. */
    private static final class SkipIgnoresClaims extends HouseRules {
        @Override
        Table passTurn(Table table) {
            Player mover = table.toMove();
            boolean skips = !hasPlainMove(table.turnOf(mover.opponent())) && hasPlainMove(table.turnOf(mover));
            return skips ? table.turnOf(mover) : super.passTurn(table);
        }
    }

    /** The game ends when neither player has a plain move. */
    private static final class EndIgnoresClaims extends HouseRules {
        @Override
        Table passTurn(Table table) {
            Player mover = table.toMove();
            boolean stuck = !hasPlainMove(table.turnOf(mover)) && !hasPlainMove(table.turnOf(mover.opponent()));
            return stuck ? table.turnOf(mover.opponent()).finished() : super.passTurn(table);
        }
    }

    private static final class SkipIgnoresLyngk extends SkipsBy {
        SkipIgnoresLyngk() {
            super(new HouseRules() {
                @Override
                boolean mayUseLyngk(Table table, Piece top) {
                    return false;
                }
            });
        }
    }

    private static final class SkipsWithoutOwnStack extends HouseRules {
        @Override
        boolean hasMove(Table table, Player player) {
            boolean own = table.board().values().stream().anyMatch(stack -> table.owns(player, Table.top(stack)));
            return (own || table.claimsOf(player) < 2) && super.hasMove(table, player);
        }
    }

    private static final class AnotherTurn extends HouseRules {
        @Override
        Table play(Table table, Move move) {
            Table played = super.play(table, move);
            boolean scored = !played.fives().equals(table.fives());
            return scored && !played.over() && hasMove(played, table.toMove()) ? played.turnOf(table.toMove()) : played;
        }
    }

    /** A player once skipped stays skipped as long as the other can move. */
    private static final class SkipsForGood extends HouseRules {
        @Override
        Table passTurn(Table table) {
            return table.cameBack() && hasMove(table, table.toMove())
                    ? table.turnOf(table.toMove())
                    : super.passTurn(table);
        }
    }

    private static final class EndsAt extends HouseRules {
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

    private static final class MovesAfterWin extends HouseRules {
        @Override
        List<Move> moves(Table table) {
            return table.sixWinner().isPresent() ? turns(table) : super.moves(table);
        }
    }

    private static final class EndsAfterTwoSkips extends HouseRules {
        @Override
        Table passTurn(Table table) {
            Table next = super.passTurn(table);
            return table.cameBack() && next.cameBack() ? next.finished() : next;
        }
    }

    private static final class EndsWithoutOwnStack extends HouseRules {
        @Override
        Table passTurn(Table table) {
            Table next = super.passTurn(table);
            Player player = next.toMove();
            boolean own = next.board().values().stream().anyMatch(stack -> next.owns(player, Table.top(stack)));
            return own || next.claimsOf(player) < 2 ? next : next.finished();
        }
    }

    /** Looks for moves by other rules than those it plays by. */
    private static class SkipsBy extends HouseRules {
        private final HouseRules others;

        SkipsBy(HouseRules others) {
            this.others = others;
        }

        @Override
        boolean hasMove(Table table, Player player) {
            return others.hasMove(table, player);
        }
    }

    private static final class SkipIgnoresCaptures extends SkipsBy {
        SkipIgnoresCaptures() {
            super(new HouseRules() {
                @Override
                boolean claimCaptures(Table table) {
                    return false;
                }
            });
        }
    }

    private static final class SkipIgnoresClimbing extends SkipsBy {
        SkipIgnoresClimbing() {
            super(new HouseRules() {
                @Override
                boolean mayClimb(Table table, List<Piece> moving, List<Piece> target) {
                    return moving.size() >= target.size();
                }
            });
        }
    }

    private static final class SkipIgnoresJokers extends SkipsBy {
        SkipIgnoresJokers() {
            super(new HouseRules() {
                @Override
                boolean mayLand(Table table, List<Piece> moving, List<Piece> target) {
                    return Table.top(target) != Piece.JOKER && super.mayLand(table, moving, target);
                }
            });
        }
    }

    private static final class TurnForClaims extends HouseRules {
        @Override
        Table play(Table table, Move move) {
            Player mover = table.toMove();
            Table played = super.play(table, move);
            boolean second = move.claim().isPresent() && played.claimsOf(mover) == 2;
            return second && !played.over() && hasMove(played, mover) ? played.turnOf(mover) : played;
        }
    }
}
