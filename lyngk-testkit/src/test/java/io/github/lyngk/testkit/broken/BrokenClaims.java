package io.github.lyngk.testkit.broken;

import static io.github.lyngk.core.Rule.*;
import static io.github.lyngk.testkit.broken.BrokenEngine.broken;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Claim;
import io.github.lyngk.core.Color;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Variant;
import java.util.List;
import java.util.stream.Stream;

/** Engines that get the claims of section D wrong, or lose the turns with the last claims from a long list. */
final class BrokenClaims {

    private BrokenClaims() {}

    static ImmutableList<BrokenEngine> all() {
        return ImmutableList.of(
                broken("allows three claims", D3)
                        .by(rules -> rules.mayClaim =
                                (table, color) -> table.isNeutral(color.piece()) && table.claimsOf(table.toMove()) < 3),
                broken("allows one claim only", D3, D4, R12)
                        .by(rules -> rules.mayClaim =
                                rules.mayClaim.and((table, color) -> table.claimsOf(table.toMove()) < 1)),
                broken("lets a colour be claimed twice", D3)
                        .by(rules -> rules.mayClaim = (table, color) ->
                                !table.owns(table.toMove(), color.piece()) && table.claimsOf(table.toMove()) < 2),
                broken("refuses claims of black", D3, R12, D4, R5, E11)
                        .by(rules -> rules.mayClaim = rules.mayClaim.and((table, color) -> color != Color.BLACK)),
                broken("claims only a colour in sight", R12)
                        .by(rules -> rules.mayClaim = rules.mayClaim.and((table, color) ->
                                table.board().keySet().stream().anyMatch(point -> table.top(point) == color.piece()))),
                broken("refuses a claim after a skip", D3, D4, R12, R5, E12)
                        .by(rules -> rules.mayClaim = rules.mayClaim.and((table, color) -> !table.cameBack())),
                broken("takes no claim after thirty moves", D3, R12, D4, R5, E11, E12, G1)
                        .by(rules -> rules.mayClaim = rules.mayClaim.and((table, color) -> table.plies() < 30)),
                broken("gives the colour to the opponent", D3, E2)
                        .by(rules -> rules.claim =
                                (table, color) -> table.claimed(table.toMove().opponent(), color)),
                broken("takes back the older of two claims", D3, E2, F2, E8).by(rules -> {
                    var right = rules.claim;
                    rules.claim = (table, color) -> {
                        List<Claim> others = table.claims().stream()
                                .filter(claim -> claim.player() != table.toMove())
                                .toList();
                        return right.of(table.withClaims(others), color);
                    };
                }),
                // Keeps the claimed colours in a list, without their players.
                broken("gives colours to the players in turn", D3, E2)
                        .by(rules -> rules.claim = rules.claim.then((table, color, claimed) -> claimed.withClaims(
                                        table.claims())
                                .claimed(table.claims().size() % 2 == 0 ? Player.FIRST : Player.SECOND, color))),
                broken("claims after the move", D4, F2, E8)
                        .by(rules -> rules.turns = table -> rules.turns(table, (before, color) -> before)),
                broken("claims only the colour that moves", D3)
                        .by(rules -> rules.turns = rules.turns.then((table, turns) -> turns.stream()
                                .filter(move -> move.claim().isEmpty()
                                        || move.claim()
                                                .equals(table.top(move.from()).color()))
                                .toList())),
                broken("makes claiming a duty", R12)
                        .by(rules -> rules.turns = rules.turns.then((table, turns) -> {
                            List<Move> claiming = turns.stream()
                                    .filter(move -> move.claim().isPresent())
                                    .toList();
                            return claiming.isEmpty() ? turns : claiming;
                        })),
                // A stack of the colour just claimed goes straight, as if it were still neutral.
                broken("travels only from the turn after the claim", D4, F2, F3, R3, R10)
                        .by(rules -> rules.turns = rules.turns.then((table, turns) -> turns.stream()
                                .filter(move -> move.claim()
                                        .filter(color -> color.piece() == table.top(move.from()))
                                        .map(color -> rules.seen.of(rules.claim.of(table, color), move.from()))
                                        .map(seen -> seen.contains(move.to()))
                                        .orElse(true))
                                .toList())),
                // Turns with the last claims are at the end of the list.
                broken("lists 900 moves at most", D3, R12, D4, E3, E6)
                        .by(rules -> rules.turns = rules.turns.then(
                                (table, turns) -> turns.stream().limit(900).toList())),
                broken("counts moves in a byte", D3, R12, D4, E3, E6)
                        .by(rules -> rules.turns = rules.turns.then((table, turns) ->
                                turns.subList(0, Math.max(turns.size() & 0xFF, Math.min(1, turns.size()))))),
                broken("offers a claim that leaves no move", R5, D3, D4)
                        .in(Variant.CLAIM_CAPTURES)
                        .inClaimsApart()
                        .by(rules -> rules.claims = (table, claimed) ->
                                table.over() || claimed.isPresent() ? List.of() : free(rules, table)),
                broken("offers a second claim in a turn", D5, D3)
                        .inClaimsApart()
                        .by(rules -> rules.claims = rules.claims.then((table, claimed, claims) ->
                                claimed.isPresent() ? free(rules, rules.claim.of(table, claimed.get())) : claims)),
                broken("offers no claim where one is needed", R5, D3, E11, R12)
                        .inClaimsApart()
                        .by(rules -> rules.claims = rules.claims.then((table, claimed, claims) ->
                                rules.hasPlainMove(table, table.toMove()) ? claims : List.of())));
    }

    private static List<Color> free(Rules rules, Table table) {
        return Stream.of(Color.values())
                .filter(color -> rules.mayClaim.test(table, color))
                .toList();
    }
}
