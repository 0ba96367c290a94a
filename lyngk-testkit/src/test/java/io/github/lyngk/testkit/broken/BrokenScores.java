package io.github.lyngk.testkit.broken;

import static io.github.lyngk.core.Rule.*;
import static io.github.lyngk.testkit.broken.BrokenEngine.broken;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Color;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Piece;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Variant;
import io.github.lyngk.testkit.EngineResult;
import io.github.lyngk.testkit.broken.Rules.AnswerAbout;
import io.github.lyngk.testkit.broken.Rules.Change;
import io.github.lyngk.testkit.broken.Rules.Tally;
import java.util.List;
import java.util.stream.Stream;

/** Engines that get completed stacks (E9, E10, R4, H) or the count at the end (G, H6) wrong. */
final class BrokenScores {

    /** In the ranking instead of a height. */
    private static final int TIE_BREAK = 0;

    private BrokenScores() {}

    static ImmutableList<BrokenEngine> all() {
        return ImmutableList.<BrokenEngine>builder()
                .addAll(fives())
                .addAll(captures())
                .addAll(sixes())
                .addAll(counts())
                .addAll(draws())
                .build();
    }

    private static ImmutableList<BrokenEngine> fives() {
        return ImmutableList.of(
                broken("leaves own fives on the board", E9, G1, E12, R5)
                        .by(rules -> rules.complete = scoring(
                                rules.complete, (table, move, scored) -> scored.put(move.to(), table.at(move.to())))),
                broken("leaves the lowest piece of a scored five", E9, E3, F2, G1, E12, R5, E8, E11)
                        .by(rules -> rules.complete = scoring(
                                rules.complete,
                                (table, move, scored) -> scored.put(
                                        move.to(), table.at(move.to()).subList(0, 1)))),
                broken("scores nothing for a five", E9, E10, R4, G1, G2, G3)
                        .by(rules -> rules.complete =
                                scoring(rules.complete, (table, move, scored) -> table.without(move.to()))),
                broken("scores fives for the opponent", E9, E10, R4, G1, G2, G3)
                        .by(rules -> rules.complete = scoring(
                                rules.complete,
                                (table, move, scored) -> table.without(move.to())
                                        .scored(table.toMove().opponent()))),
                broken("scores no five with a joker in it", E9, G1, E12, R5, E11, R6)
                        .by(rules -> rules.complete = scoring(
                                rules.complete,
                                (table, move, scored) -> table.at(move.to()).contains(Piece.JOKER) ? table : scored)),
                broken("scores only from the turn after the claim", E9, D4, E10, E12, G1)
                        .by(rules -> rules.complete = scoring(
                                rules.complete, (table, move, scored) -> isJustClaimed(table, move) ? table : scored)),
                broken("removes neutral fives", E10)
                        .by(rules ->
                                rules.complete = neutral(5, rules.complete, (table, move) -> table.without(move.to()))),
                broken("scores neutral fives but leaves them", E10, E9, R4, G1, G2, G3)
                        .by(rules -> rules.complete =
                                neutral(5, rules.complete, (table, move) -> table.scored(table.toMove()))),
                broken("scores neutral fives on a claim", R4)
                        .by(rules -> rules.isCaptured =
                                (table, color, point) -> !table.isSixStack() && isFive(table, color, point)),
                // All fives on the board with an own top are removed after the move.
                broken("scores claimed fives at the end of the turn", R4, E10, E9, E12, G1)
                        .by(rules -> rules.complete = rules.complete.then((table, move, completed) -> {
                            Table result = completed;
                            for (Point point : completed.board().keySet()) {
                                boolean own = table.owns(table.toMove(), table.top(point));
                                if (own && table.height(point) == 5 && !table.isSixStack()) {
                                    result = result.without(point).scored(table.toMove());
                                }
                            }
                            return result;
                        })),
                broken("counts claimed fives at the end", R4, E9, E10, G1, G2, G3)
                        .by(rules -> {
                            Tally right = rules.tally;
                            rules.tally = (table, player, height) -> right.of(table, player, height)
                                    + (isScored(table, height) ? rules.standing(table, player, 5) : 0);
                        }));
    }

    private static ImmutableList<BrokenEngine> captures() {
        return Stream.of(
                        broken("captures nothing by a claim", R4)
                                .by(rules -> rules.isCaptured = (table, color, point) -> false),
                        broken("captures after the move", R4)
                                .by(rules -> rules.turns = table ->
                                        rules.turns(table, (before, color) -> before.claimed(before.toMove(), color))),
                        broken("captures one five only", R4, E3, F2, E8, E5, D1, E6, E7, F3, R3)
                                .by(rules -> {
                                    var right = rules.isCaptured;
                                    rules.isCaptured =
                                            right.and((table, color, point) -> table.board().keySet().stream()
                                                    .noneMatch(other -> other.ordinal() < point.ordinal()
                                                            && right.test(table, color, other)));
                                }),
                        broken("captures neutral fives of every colour", R4, E3, F2, F3)
                                .by(rules -> rules.isCaptured = rules.isCaptured.or(
                                        (table, color, point) -> table.variant() == Variant.CLAIM_CAPTURES
                                                && table.height(point) == 5
                                                && table.isNeutral(table.top(point)))),
                        broken("captures for nothing", R4, E9, E10, G1, G2, G3)
                                .by(rules -> rules.claim =
                                        rules.claim.then((table, color, claimed) -> claimed.withFives(table.fives()))),
                        broken("leaves captured fives where they are", R4, E3, F2, F3)
                                .by(rules -> rules.claim =
                                        rules.claim.then((table, color, claimed) -> claimed.withBoard(table.board()))))
                .map(engine -> engine.in(Variant.CLAIM_CAPTURES))
                .collect(ImmutableList.toImmutableList());
    }

    private static ImmutableList<BrokenEngine> sixes() {
        return Stream.of(
                        broken("captures in the six-stack game too", R13, H1, R9, E3, H2, F2, F3, R3, E8, E5)
                                .by(rules -> rules.isCaptured = (table, color, point) ->
                                        table.variant() != Variant.STANDARD && isFive(table, color, point)),
                        broken("removes fives in the six-stack game", H1, H2, R13, R9, H6, R6)
                                .by(rules -> rules.complete =
                                        rules.complete.then((table, move, completed) -> table.isSixStack()
                                                        && table.height(move.to()) == 5
                                                        && table.owns(table.toMove(), table.top(move.to()))
                                                ? table.without(move.to()).scored(table.toMove())
                                                : completed)),
                        broken("lets a neutral six win", H5, R5, R8)
                                .by(rules -> rules.complete =
                                        neutral(6, rules.complete, (table, move) -> table.wonBySix(table.toMove()))),
                        broken("ends the game at a neutral six", H5, R5, R8)
                                .by(rules -> rules.complete = neutral(
                                        6,
                                        rules.complete,
                                        (table, move) -> table.turnOf(
                                                        table.toMove().opponent())
                                                .finished())),
                        broken("lets a six win when its colour is claimed", R8, R5, H5)
                                .by(rules -> rules.complete =
                                        rules.complete.then((table, move, completed) -> table.isSixStack()
                                                        && table.board().values().stream()
                                                                .anyMatch(stack -> stack.size() == 6
                                                                        && table.owns(table.toMove(), Table.top(stack)))
                                                ? table.wonBySix(table.toMove())
                                                : completed)),
                        broken("ignores a winning six", H4)
                                .by(rules -> rules.complete = rules.complete.then(
                                        (table, move, completed) -> completed.over() ? table : completed)),
                        broken("wins by a six only from the turn after the claim", H4, D4)
                                .by(rules -> rules.complete = rules.complete.then((table, move, completed) ->
                                        completed.over() && isJustClaimed(table, move) ? table : completed)),
                        broken("lets the mover's opponent win by a six", H4)
                                .by(rules -> rules.complete =
                                        rules.complete.then((table, move, completed) -> completed.over()
                                                ? completed.wonBySix(
                                                        table.toMove().opponent())
                                                : completed)),
                        // After a winning six the opponent may move once more, though it changes nothing.
                        broken("lets the opponent answer a six", H4, G1)
                                .by(rules -> rules.play = rules.play.then((table, move, played) -> {
                                    if (table.sixWinner().isPresent()) {
                                        return played.finished();
                                    }
                                    return played.sixWinner().isPresent() && rules.hasMove.test(played, played.toMove())
                                            ? played.goingOn()
                                            : played;
                                })),
                        broken("counts sixes at the end", R8, H6)
                                .by(rules -> rules.ranking = List.of(6, 5, 4, 3, 2, 1)),
                        broken("counts a six as a five", R8, H6).by(rules -> {
                            Tally right = rules.tally;
                            rules.tally = (table, player, height) -> right.of(table, player, height)
                                    + (table.isSixStack() && height == 5 ? right.of(table, player, 6) : 0);
                        }),
                        broken("does not count fives in the six-stack game", R9, H6)
                                .by(rules -> {
                                    Tally right = rules.tally;
                                    rules.tally = (table, player, height) ->
                                            table.isSixStack() && height == 5 ? 0 : right.of(table, player, height);
                                }),
                        broken("calls it a draw without a winning six", H6, R9, R8)
                                .by(rules -> rules.count = rules.count.then(
                                        (table, result) -> table.isSixStack() ? EngineResult.draw() : result)))
                .map(engine -> engine.in(Variant.SIX_STACK))
                .collect(ImmutableList.toImmutableList());
    }

    private static ImmutableList<BrokenEngine> counts() {
        return ImmutableList.of(
                count("counts singles first").by(rules -> rules.ranking = List.of(1, 2, 3, 4, 5)),
                count("swaps threes and fours").by(rules -> rules.ranking = List.of(5, 3, 4, 2, 1)),
                count("counts fives only").by(rules -> rules.ranking = List.of(5)),
                count("stops counting at fours").by(rules -> rules.ranking = List.of(5, 4)),
                count("forgets singles").by(rules -> rules.ranking = List.of(5, 4, 3, 2)),
                count("breaks ties by the number of stacks").by(rules -> {
                    Tally right = rules.tally;
                    rules.ranking = List.of(5, TIE_BREAK);
                    rules.tally = (table, player, height) -> height == TIE_BREAK
                            ? (int) table.board().values().stream()
                                    .filter(stack -> rules.countsFor.test(table, player, stack))
                                    .count()
                            : right.of(table, player, height);
                }),
                broken("counts three fives at most", G1, E9, G2).by(rules -> {
                    Tally right = rules.tally;
                    rules.tally = (table, player, height) ->
                            Math.min(right.of(table, player, height), isScored(table, height) ? 3 : Point.COUNT);
                }),
                count("forgets a player's second colour")
                        .by(rules -> rules.countsFor = (table, player, stack) -> table.claims().stream()
                                .filter(claim -> claim.player() == player)
                                .limit(1)
                                .anyMatch(claim -> claim.color().piece() == Table.top(stack))),
                count("counts neutral tops for the first player")
                        .by(rules -> rules.countsFor = rules.countsFor.or(
                                (table, player, stack) -> player == Player.FIRST && table.isNeutral(Table.top(stack)))),
                count("counts jokers for the second player")
                        .by(rules -> rules.countsFor = rules.countsFor.or(
                                (table, player, stack) -> player == Player.SECOND && Table.top(stack) == Piece.JOKER)),
                count("counts by the bottom piece")
                        .by(rules -> rules.countsFor = (table, player, stack) -> table.owns(player, stack.get(0))));
    }

    private static ImmutableList<BrokenEngine> draws() {
        return ImmutableList.of(
                count("gives a draw to the first player")
                        .by(rules -> rules.count = rules.count.then(
                                (table, result) -> result.isDraw() ? EngineResult.won(Player.FIRST) : result)),
                count("gives a draw to the second player")
                        .by(rules -> rules.count = rules.count.then(
                                (table, result) -> result.isDraw() ? EngineResult.won(Player.SECOND) : result)),
                broken("gives a draw to the player with fewer claims", G3, G2, H6)
                        .by(rules -> rules.count = rules.count.then((table, result) -> {
                            long more = table.claimsOf(Player.FIRST) - table.claimsOf(Player.SECOND);
                            return result.isDraw() && more != 0
                                    ? EngineResult.won(more < 0 ? Player.FIRST : Player.SECOND)
                                    : result;
                        })),
                count("gives a tie in fives to the second player")
                        .by(rules -> rules.count = rules.count.then((table, result) ->
                                rules.tally.of(table, Player.FIRST, 5) == rules.tally.of(table, Player.SECOND, 5)
                                        ? EngineResult.won(Player.SECOND)
                                        : result)),
                count("names the loser")
                        .by(rules -> rules.count = rules.count.then((table, result) -> result.winner()
                                .map(winner -> EngineResult.won(winner.opponent()))
                                .orElse(result))),
                broken("calls a game of more than thirty moves a draw", G1, G2, G3, H6)
                        .by(rules -> rules.count = rules.count.then(
                                (table, result) -> table.plies() > 30 ? EngineResult.draw() : result)));
    }

    private static BrokenEngine count(String name) {
        return broken(name, G2, G1, G3, H6, R9, R4, R8, E9, E10);
    }

    /** Completes otherwise where a five is scored. */
    private static AnswerAbout<Move, Table> scoring(AnswerAbout<Move, Table> right, Change<Move, Table> change) {
        return right.then((table, move, completed) ->
                completed.isEmpty(move.to()) ? change.of(table, move, completed) : completed);
    }

    /** Completes otherwise where a full stack is neutral: a six in the six-stack variant, else a five. */
    private static AnswerAbout<Move, Table> neutral(
            int full, AnswerAbout<Move, Table> right, AnswerAbout<Move, Table> other) {
        return (table, move) -> table.isSixStack() == (full == 6)
                        && table.height(move.to()) == full
                        && table.isNeutral(table.top(move.to()))
                ? other.of(table, move)
                : right.of(table, move);
    }

    private static boolean isFive(Table table, Color color, Point point) {
        return table.height(point) == 5 && table.top(point) == color.piece();
    }

    private static boolean isJustClaimed(Table table, Move move) {
        return move.claim().equals(table.top(move.to()).color());
    }

    private static boolean isScored(Table table, int height) {
        return height == 5 && !table.isSixStack();
    }
}
