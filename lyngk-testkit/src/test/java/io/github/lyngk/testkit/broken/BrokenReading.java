package io.github.lyngk.testkit.broken;

import static io.github.lyngk.core.Rule.*;
import static io.github.lyngk.testkit.broken.BrokenEngine.broken;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Lists;
import io.github.lyngk.core.Claim;
import io.github.lyngk.core.Piece;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Symmetry;
import io.github.lyngk.core.Variant;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/** Engines that play by the rules but set positions up wrongly: most of these faults do not show from starts. */
final class BrokenReading {

    private BrokenReading() {}

    static ImmutableList<BrokenEngine> all() {
        return ImmutableList.of(
                broken("sets every position up mirrored", C1, E3, E5, D1, E1)
                        .by(rules -> rules.setUp = rules.setUp.andThen(
                                table -> withStacks(table, Symmetry.REFLECT_0::apply, stack -> stack))),
                broken("reads stacks from the top", E1, E2, D1, F1)
                        .by(rules -> rules.setUp =
                                rules.setUp.andThen(table -> withStacks(table, point -> point, Lists::reverse))),
                broken("reads three pieces of a stack", E5, E6, E7, E1)
                        .by(rules -> rules.setUp = rules.setUp.andThen(table -> withStacks(
                                table,
                                point -> point,
                                stack -> stack.subList(Math.max(0, stack.size() - 3), stack.size())))),
                broken("lets the first player move in every set-up", C3, R6, E11, E12)
                        .by(rules -> rules.setUp = rules.setUp.andThen(table -> table.turnOf(Player.FIRST))),
                broken("reads no scored fives", E9, G1, G2, G3)
                        .by(rules -> rules.setUp = rules.setUp.andThen(
                                table -> table.withFives(Map.of(Player.FIRST, 0, Player.SECOND, 0)))),
                broken("mixes up whose fives it reads", E9, G1, G2, G3)
                        .by(rules -> rules.setUp = rules.setUp.andThen(table -> table.withFives(Map.of(
                                Player.FIRST, table.fives().get(Player.SECOND),
                                Player.SECOND, table.fives().get(Player.FIRST))))),
                broken("reads one claim a player", D3, E2, F2, E8)
                        .by(rules -> rules.setUp = rules.setUp.andThen(table -> {
                            Map<Player, Claim> first = new EnumMap<>(Player.class);
                            table.claims().forEach(claim -> first.putIfAbsent(claim.player(), claim));
                            return table.withClaims(List.copyOf(first.values()));
                        })),
                broken("mixes up whose claims it reads", D3, E2, F1, F2)
                        .by(rules -> rules.setUp = rules.setUp.andThen(table -> table.withClaims(table.claims().stream()
                                .map(claim -> new Claim(claim.player().opponent(), claim.color()))
                                .toList()))),
                broken("plays on in finished set-ups", G1, H4, E12)
                        .by(rules -> rules.setUp = rules.setUp.andThen(Table::goingOn)),
                broken("overlooks claims when it reads a position", R5, G1, E12)
                        .by(rules -> rules.setUp = rules.setUp.andThen(table ->
                                rules.hasPlainMove(table, Player.FIRST) || rules.hasPlainMove(table, Player.SECOND)
                                        ? table
                                        : table.finished())),
                broken("reads six-stack positions as standard ones", H2, H1, R13, H4)
                        .in(Variant.SIX_STACK)
                        .by(rules -> rules.setUp = rules.setUp.andThen(
                                table -> table.isSixStack() ? table.inVariant(Variant.STANDARD) : table)));
    }

    private static Table withStacks(Table table, UnaryOperator<Point> place, UnaryOperator<List<Piece>> stacked) {
        Map<Point, List<Piece>> board = new EnumMap<>(Point.class);
        table.board().forEach((point, stack) -> board.put(place.apply(point), stacked.apply(stack)));
        return table.withBoard(board);
    }
}
