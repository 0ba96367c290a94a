package io.github.lyngk.testkit.house;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Lists;
import io.github.lyngk.core.Claim;
import io.github.lyngk.core.Piece;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Rule;
import io.github.lyngk.core.Variant;
import io.github.lyngk.testkit.house.BrokenEngine.Symptom;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Engines that play well but read positions wrongly: their mistakes show in set-ups, most of them not in starts. */
final class BrokenReading {

    private BrokenReading() {}

    static ImmutableList<BrokenEngine> all() {
        return ImmutableList.of(
                BrokenEngine.of(
                                "lets the first player move in every set-up",
                                FirstMoves::new,
                                Rule.C3,
                                Rule.R6,
                                Rule.E11,
                                Rule.E12)
                        .shownBy(Symptom.TURN),
                BrokenEngine.of("reads no scored fives", NoFives::new, Rule.E9, Rule.G1, Rule.G2, Rule.G3)
                        .shownBy(Symptom.WINNER),
                BrokenEngine.of("mixes up whose fives it reads", SwapsFives::new, Rule.E9, Rule.G1, Rule.G2, Rule.G3)
                        .shownBy(Symptom.WINNER),
                BrokenEngine.of("reads one claim a player", OneClaim::new, Rule.D3, Rule.E2, Rule.F2, Rule.E8),
                BrokenEngine.of("mixes up whose claims it reads", SwapsClaims::new, Rule.D3, Rule.E2, Rule.F1, Rule.F2),
                BrokenEngine.of("plays on in finished set-ups", PlaysOn::new, Rule.G1, Rule.H4, Rule.E12)
                        .shownBy(Symptom.END),
                BrokenEngine.of("reads stacks from the top", UpsideDown::new, Rule.E1, Rule.E2, Rule.D1, Rule.F1),
                BrokenEngine.of("reads three pieces of a stack", ThreePieces::new, Rule.E5, Rule.E6, Rule.E7, Rule.E1),
                BrokenEngine.of(
                                "reads six-stack positions as standard ones",
                                () -> new Variants(Variant.SIX_STACK),
                                Rule.H2,
                                Rule.H1,
                                Rule.R13,
                                Rule.H4)
                        .in(Variant.SIX_STACK),
                BrokenEngine.of(
                                "reads captures positions as standard ones",
                                () -> new Variants(Variant.CLAIM_CAPTURES),
                                Rule.R4,
                                Rule.E3,
                                Rule.F2)
                        .in(Variant.CLAIM_CAPTURES),
                BrokenEngine.of(
                        "overlooks claims when it reads a position", EndsByClaims::new, Rule.R5, Rule.G1, Rule.E12),
                BrokenEngine.of("does not read who won by a six", NoWinner::new, Rule.H4, Rule.G1)
                        .in(Variant.SIX_STACK)
                        .shownBy(Symptom.END));
    }

    private static final class FirstMoves extends BrokenRules {
        @Override
        Table setUp(Position position) {
            return super.setUp(position).turnOf(Player.FIRST);
        }
    }

    private static final class NoFives extends BrokenRules {
        @Override
        Table setUp(Position position) {
            return super.setUp(position).withFives(Map.of(Player.FIRST, 0, Player.SECOND, 0));
        }
    }

    private static final class SwapsFives extends BrokenRules {
        @Override
        Table setUp(Position position) {
            Map<Player, Integer> fives = new EnumMap<>(Player.class);
            for (Player player : Player.values()) {
                fives.put(player, position.fives(player.opponent()));
            }
            return super.setUp(position).withFives(fives);
        }
    }

    private static final class OneClaim extends BrokenRules {
        @Override
        Table setUp(Position position) {
            List<Claim> claims = new ArrayList<>();
            for (Player player : Player.values()) {
                position.claims().stream()
                        .filter(claim -> claim.player() == player)
                        .findFirst()
                        .ifPresent(claims::add);
            }
            return super.setUp(position).withClaims(claims);
        }
    }

    private static final class SwapsClaims extends BrokenRules {
        @Override
        Table setUp(Position position) {
            List<Claim> claims = position.claims().stream()
                    .map(claim -> new Claim(claim.player().opponent(), claim.color()))
                    .toList();
            return super.setUp(position).withClaims(claims);
        }
    }

    private static final class PlaysOn extends BrokenRules {
        @Override
        Table setUp(Position position) {
            return super.setUp(position).goingOn();
        }
    }

    private static final class UpsideDown extends BrokenRules {
        @Override
        Table setUp(Position position) {
            Table table = super.setUp(position);
            Map<Point, List<Piece>> board = new EnumMap<>(Point.class);
            table.board().forEach((point, stack) -> board.put(point, Lists.reverse(stack)));
            return table.withBoard(board);
        }
    }

    /** Leaves out what lies lower than three pieces from the top. */
    private static final class ThreePieces extends BrokenRules {
        @Override
        Table setUp(Position position) {
            Table table = super.setUp(position);
            Map<Point, List<Piece>> board = new EnumMap<>(Point.class);
            table.board()
                    .forEach((point, stack) ->
                            board.put(point, stack.subList(Math.max(0, stack.size() - 3), stack.size())));
            return table.withBoard(board);
        }
    }

    private static final class Variants extends BrokenRules {
        private final Variant unknown;

        Variants(Variant unknown) {
            this.unknown = unknown;
        }

        @Override
        Table setUp(Position position) {
            Table table = super.setUp(position);
            return table.variant() == unknown ? table.inVariant(Variant.STANDARD) : table;
        }
    }

    /** Takes a position in which both need a claim for the end. */
    private static final class EndsByClaims extends BrokenRules {
        @Override
        Table setUp(Position position) {
            Table table = super.setUp(position);
            boolean stuck = !hasPlainMove(table.turnOf(Player.FIRST)) && !hasPlainMove(table.turnOf(Player.SECOND));
            return stuck ? table.finished() : table;
        }
    }

    private static final class NoWinner extends BrokenRules {
        @Override
        Table setUp(Position position) {
            Table table = super.setUp(position);
            return table.sixWinner().isEmpty()
                    ? table
                    : new Table(
                            table.variant(),
                            table.board(),
                            table.claims(),
                            table.fives(),
                            table.toMove(),
                            false,
                            0,
                            false,
                            Optional.empty());
        }
    }
}
