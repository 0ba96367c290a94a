package io.github.lyngk.testkit.broken;

import static io.github.lyngk.core.Rule.*;
import static io.github.lyngk.testkit.broken.BrokenEngine.broken;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Color;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Variant;
import io.github.lyngk.testkit.EngineResult;
import io.github.lyngk.testkit.broken.Rules.Answer;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.Predicate;

/** Engines that get the turns of E11, E12, R5 and R6, or the end of G1, wrong. */
final class BrokenTurns {

    private BrokenTurns() {}

    static ImmutableList<BrokenEngine> all() {
        return ImmutableList.<BrokenEngine>builder()
                .addAll(turns())
                .addAll(skips())
                .addAll(ends())
                .build();
    }

    private static ImmutableList<BrokenEngine> turns() {
        return ImmutableList.of(
                broken("lets the second player begin", C3)
                        .by(rules -> rules.setUp = rules.setUp.andThen(
                                table -> table.board().size() == 43 ? table.turnOf(Player.SECOND) : table)),
                broken("finds the turn by counting moves", R6, E12, E11).by(rules -> {
                    AtomicReference<Player> begins = new AtomicReference<>(Player.FIRST);
                    rules.setUp = rules.setUp.andThen(table -> {
                        begins.set(table.toMove());
                        return table;
                    });
                    rules.result = rules.result.then((table, result) -> {
                        boolean even = table.plies() % 2 == 0;
                        Player player = even ? begins.get() : begins.get().opponent();
                        return table.over() ? result : EngineResult.ongoing(player);
                    });
                }),
                broken("gives another turn after a score", E11, R5, R6)
                        .by(rules -> rules.play = rules.play.then((table, move, played) -> !played.over()
                                        && !played.fives().equals(table.fives())
                                        && rules.hasMove.test(played, table.toMove())
                                ? played.turnOf(table.toMove())
                                : played)),
                broken("never skips", R6, E12, G1)
                        .by(rules -> rules.passTurn = rules.passTurn.then((table, next) ->
                                next.over() ? next : table.turnOf(table.toMove().opponent()))),
                broken("ends the game instead of skipping", E12, R5)
                        .by(rules -> rules.passTurn = rules.passTurn.then((table, next) -> next.toMove()
                                        == table.toMove()
                                ? table.turnOf(table.toMove().opponent()).finished()
                                : next)),
                broken("ends after two skips in a row", E12, R5, R6)
                        .by(rules -> rules.passTurn = rules.passTurn.then(
                                (table, next) -> table.cameBack() && next.cameBack() ? next.finished() : next)),
                // A player once skipped stays skipped as long as the other can move.
                broken("skips for good", E11, R6, R5)
                        .by(rules -> rules.passTurn = rules.passTurn.then(
                                (table, next) -> table.cameBack() && rules.hasMove.test(table, table.toMove())
                                        ? table.turnOf(table.toMove())
                                        : next)),
                skip("judges skips before a five is removed")
                        .by(rules -> rules.play = (table, move) -> {
                            Table moved = rules.moved(table, move);
                            Table completed = rules.complete.of(moved, move);
                            Table judged = rules.passTurn.of(moved);
                            Table next = completed.over() ? completed : completed.turnOf(judged.toMove());
                            return judged.over() ? next.finished() : next;
                        }));
    }

    private static ImmutableList<BrokenEngine> skips() {
        return ImmutableList.of(
                // A player without a plain move is skipped, unless that would end the game.
                broken("skips without thought of claims", R5)
                        .by(rules -> rules.passTurn = rules.passTurn.then((table, next) ->
                                !rules.hasPlainMove(table, table.toMove().opponent())
                                                && rules.hasPlainMove(table, table.toMove())
                                        ? table.turnOf(table.toMove())
                                        : next)),
                broken("lists nothing where a claim is needed", R5, E11, E12, G1)
                        .by(rules -> rules.turns = rules.turns.then(
                                (table, turns) -> rules.hasPlainMove(table, table.toMove()) ? turns : List.of())),
                broken("skips players without a stack of their own", E11, R5, G1, E12)
                        .by(rules -> rules.hasMove = rules.hasMove.and(
                                (table, player) -> table.claimsOf(player) < 2 || hasStack(table, player))),
                broken("skips without thought of LYNGK moves", E11, G1, R5, E12)
                        .by(looking(rules -> rules.mayTravel = (table, top) -> false)),
                broken("skips without thought of captures", R5, E11, E12, G1, R6)
                        .in(Variant.CLAIM_CAPTURES)
                        .by(looking(rules -> rules.isCaptured = (table, color, point) -> false)),
                broken("skips players who can only climb", E11, R5, G1, E12, R6)
                        .by(looking(
                                rules -> rules.mayClimb = (table, moving, target) -> moving.size() >= target.size())),
                skip("skips players who can only score")
                        .by(looking(rules -> rules.fits = rules.fits.and((table, height) -> height != 5))),
                skip("skips players who can only move fives")
                        .in(Variant.SIX_STACK)
                        .by(looking(rules ->
                                rules.mayLand = rules.mayLand.and((table, moving, target) -> moving.size() != 5))),
                skip("skips players who can only make a six")
                        .in(Variant.SIX_STACK)
                        .by(looking(rules -> rules.fits = rules.fits.and((table, height) -> height != 6))),
                skip("looks for moves with the first claim only").by(looking(rules -> {
                    var right = rules.mayClaim;
                    rules.mayClaim =
                            right.and((table, color) -> List.of(Color.values()).subList(0, color.ordinal()).stream()
                                    .noneMatch(earlier -> right.test(table, earlier)));
                })),
                skip("waits for players without a claim left")
                        .by(looking(rules -> rules.mayClaim = (table, color) -> table.isNeutral(color.piece()))));
    }

    private static ImmutableList<BrokenEngine> ends() {
        return ImmutableList.of(
                broken("ends although a claim gives a move", R5, H5, E12)
                        .by(rules -> rules.passTurn = rules.passTurn.then((table, next) ->
                                rules.hasPlainMove(table, Player.FIRST) || rules.hasPlainMove(table, Player.SECOND)
                                        ? next
                                        : table.turnOf(table.toMove().opponent())
                                                .finished())),
                broken("ends when a player has nothing left", G1, E12, R5)
                        .by(rules -> rules.passTurn = endingIf(
                                rules.passTurn,
                                next -> next.claimsOf(next.toMove()) >= 2 && !hasStack(next, next.toMove()))),
                broken("ends at three fives", G1, R5, E12)
                        .by(rules -> rules.passTurn = endingIf(
                                rules.passTurn,
                                next -> next.fives().values().stream().anyMatch(fives -> fives >= 3))),
                broken("ends after thirty moves", G1, E11, E12, R5)
                        .by(rules -> rules.passTurn = endingIf(rules.passTurn, next -> next.plies() >= 30)),
                broken("lists moves after a win by six", H4, G1)
                        .in(Variant.SIX_STACK)
                        .by(rules -> rules.moves = rules.moves.then(
                                (table, moves) -> table.sixWinner().isPresent() ? rules.turns.of(table) : moves)));
    }

    private static BrokenEngine skip(String name) {
        return broken(name, R5, R6, E12, E11, G1);
    }

    /** Looks for moves by other rules than those it plays by. */
    private static Consumer<Rules> looking(Consumer<Rules> change) {
        return rules -> {
            Rules others = new Rules();
            change.accept(others);
            rules.hasMove = others.hasMove;
        };
    }

    private static Answer<Table> endingIf(Answer<Table> passTurn, Predicate<Table> ends) {
        return passTurn.then((table, next) -> ends.test(next) ? next.finished() : next);
    }

    private static boolean hasStack(Table table, Player player) {
        return table.board().values().stream().anyMatch(stack -> table.owns(player, Table.top(stack)));
    }
}
