package io.github.lyngk.testkit.broken;

import static io.github.lyngk.core.Rule.*;
import static io.github.lyngk.testkit.broken.BrokenEngine.broken;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Piece;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Rule;
import io.github.lyngk.core.Variant;
import java.util.List;

/** Engines that lift or land a stack against section E, the jokers of D1 or the heights of section H. */
final class BrokenMoves {

    private BrokenMoves() {}

    static ImmutableList<BrokenEngine> all() {
        return ImmutableList.<BrokenEngine>builder()
                .addAll(lifting())
                .addAll(landing())
                .addAll(colours())
                .addAll(climbing())
                .addAll(sixes())
                .build();
    }

    private static ImmutableList<BrokenEngine> lifting() {
        return ImmutableList.of(
                broken("moves jokers", D1)
                        .by(rules -> rules.mayLift = rules.mayLift.or((table, top) -> top == Piece.JOKER)),
                broken("moves jokers after a skip", D1)
                        .by(rules -> rules.mayLift =
                                rules.mayLift.or((table, top) -> top == Piece.JOKER && table.cameBack())),
                broken("moves the opponent's stacks", E2)
                        .by(rules -> rules.mayLift = (table, top) -> top != Piece.JOKER),
                // Takes colour 0 for no colour.
                broken("takes ivory for unclaimed", E2)
                        .by(rules -> rules.mayLift = rules.mayLift.or((table, top) -> top == Piece.IVORY)),
                broken("moves own stacks only once it has claimed", D3, E3, E6, E7)
                        .by(rules -> rules.mayLift = rules.mayLift.and((table, top) ->
                                table.claimsOf(table.toMove()) == 0 || table.owns(table.toMove(), top))),
                broken("freezes the fifth colour", D6, E3, E5, E6, E7, D1, E11, E12, G1, R6)
                        .by(rules -> rules.mayLift =
                                rules.mayLift.and((table, top) -> table.claims().size() < 4 || !table.isNeutral(top))));
    }

    private static ImmutableList<BrokenEngine> landing() {
        return ImmutableList.of(
                broken("lands on no joker", D1, E5)
                        .by(rules -> rules.mayLand =
                                rules.mayLand.and((table, moving, target) -> Table.top(target) != Piece.JOKER)),
                broken("spares the opponent's stacks", E6)
                        .by(rules -> rules.mayLand = rules.mayLand.and((table, moving, target) ->
                                !table.owns(table.toMove().opponent(), Table.top(target)))),
                broken("keeps stacks with a joker where they are", D1, E5, E3, E11)
                        .by(rules -> rules.mayLand =
                                rules.mayLand.and((table, moving, target) -> !moving.contains(Piece.JOKER))),
                broken("lands with neutral stacks on neutral ones only", E6, E7)
                        .by(rules -> rules.mayLand = rules.mayLand.and((table, moving, target) ->
                                !table.isNeutral(Table.top(moving)) || table.isNeutral(Table.top(target)))),
                broken("stacks six in the standard game", E5).by(rules -> rules.fits = (table, height) -> height <= 6),
                broken("stacks four at most", E5, R13).by(rules -> rules.fits = (table, height) -> height <= 4),
                broken("leaves jokers out of the height", E5, H2)
                        .by(rules -> rules.mayLand = (table, moving, target) -> {
                            int jokers = jokers(moving) + jokers(target);
                            return rules.fits.test(table, moving.size() + target.size() - jokers)
                                    && rules.coloursDiffer.test(moving, target)
                                    && rules.mayClimb.test(table, moving, target);
                        }),
                broken("puts fives on lone jokers", E5, E10, R13)
                        .by(rules -> rules.mayLand = rules.mayLand.or(
                                (table, moving, target) -> moving.size() == 5 && target.equals(List.of(Piece.JOKER)))));
    }

    private static ImmutableList<BrokenEngine> colours() {
        return ImmutableList.of(
                broken("doubles colours", E5).by(rules -> rules.coloursDiffer = (moving, target) -> true),
                broken("compares tops only", E5)
                        .by(rules -> rules.coloursDiffer = (moving, target) -> Table.top(moving) != Table.top(target)),
                broken("compares the pieces that touch", E5).by(rules -> {
                    var right = rules.coloursDiffer;
                    rules.coloursDiffer = (moving, target) ->
                            right.test(moving.subList(0, 1), target.subList(target.size() - 1, target.size()));
                }),
                broken("looks for clashes below the top only", E5).by(rules -> {
                    var right = rules.coloursDiffer;
                    rules.coloursDiffer = (moving, target) ->
                            right.test(moving, target.size() == 1 ? target : target.subList(0, target.size() - 1));
                }),
                broken("lets jokers clash", E5)
                        .by(rules -> rules.coloursDiffer =
                                (moving, target) -> moving.stream().noneMatch(target::contains)));
    }

    private static ImmutableList<BrokenEngine> climbing() {
        return ImmutableList.of(
                broken("lets neutral singles climb", E6)
                        .by(rules -> rules.mayClimb = rules.mayClimb.or((table, moving, target) -> moving.size() == 1)),
                broken("lets neutral stacks climb", E7)
                        .by(rules -> rules.mayClimb = rules.mayClimb.or((table, moving, target) -> moving.size() > 1)),
                broken("lets neutral stacks climb after twenty moves", E7, E6)
                        .by(rules -> rules.mayClimb =
                                rules.mayClimb.or((table, moving, target) -> moving.size() > 1 && table.plies() >= 20)),
                broken("lets the second player climb", E6, E7)
                        .by(rules -> rules.mayClimb =
                                rules.mayClimb.or((table, moving, target) -> table.toMove() == Player.SECOND)),
                broken("wants neutral stacks to go down", E7, E5)
                        .by(rules -> rules.mayClimb =
                                (table, moving, target) -> table.owns(table.toMove(), Table.top(moving))
                                        || moving.size() == 1 && target.size() == 1
                                        || moving.size() > target.size()),
                broken("keeps own stacks from climbing", E8, D4)
                        .by(rules -> rules.mayClimb = (table, moving, target) -> moving.size() >= target.size()),
                broken("keeps own singles from climbing", E8, D4)
                        .by(rules -> rules.mayClimb =
                                rules.mayClimb.and((table, moving, target) -> moving.size() > 1 || target.size() == 1)),
                broken("keeps own stacks from climbing the opponent's", E8, E6, D4)
                        .by(rules -> rules.mayClimb =
                                rules.mayClimb.and((table, moving, target) -> moving.size() >= target.size()
                                        || !table.owns(table.toMove().opponent(), Table.top(target)))),
                broken("climbs by two at most", E8, D4)
                        .by(rules -> rules.mayClimb =
                                rules.mayClimb.and((table, moving, target) -> target.size() - moving.size() <= 2)));
    }

    private static ImmutableList<BrokenEngine> sixes() {
        return ImmutableList.of(
                six("stacks five at most in the six-stack game", H2, R13)
                        .by(rules -> rules.fits = (table, height) -> height <= 5),
                six("keeps fives where they are", R13, H2)
                        .by(rules -> rules.mayLand = rules.mayLand.and((table, moving, target) -> moving.size() < 5)),
                six("lands on no five", R13, H2)
                        .by(rules -> rules.mayLand = rules.mayLand.and((table, moving, target) -> target.size() < 5)),
                six("wants one joker in a six", E5, H2, R13)
                        .by(rules -> rules.mayLand = rules.mayLand.and((table, moving, target) ->
                                moving.size() + target.size() != 6 || jokers(moving) + jokers(target) <= 1)),
                // Asks for the colours but not for the height when two stacks have the same height.
                six("lets neutral fives climb on fives", H2, E5, R13)
                        .by(rules -> rules.mayLand = rules.mayLand.or((table, moving, target) -> table.isSixStack()
                                && moving.size() == target.size()
                                && moving.size() > 3
                                && rules.coloursDiffer.test(moving, target.subList(0, 3)))));
    }

    private static BrokenEngine six(String name, Rule... suspects) {
        return broken(name, suspects).in(Variant.SIX_STACK);
    }

    private static int jokers(List<Piece> stack) {
        return (int) stack.stream().filter(piece -> piece == Piece.JOKER).count();
    }
}
