package io.github.lyngk.testkit.judging;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import io.github.lyngk.core.Claim;
import io.github.lyngk.core.Color;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Rule;
import java.util.Collection;
import java.util.Optional;

/** Compares the colours an engine offers for claiming, when it lists claims apart from moves. */
final class ClaimComparison {

    private ClaimComparison() {}

    /** D3, R5: the free colours whose claim leaves the player a move. */
    static Optional<Finding> compare(Game game, Collection<Color> listed) {
        ImmutableSet<Color> expected =
                game.position().legalClaims().stream().map(Claim::color).collect(ImmutableSet.toImmutableSet());
        ImmutableSet<Color> offered = ImmutableSet.copyOf(listed);
        Optional<Finding> missing = Sets.difference(expected, offered).stream()
                .findFirst()
                .map(color -> finding(
                        game,
                        Difference.MISSING_CLAIM,
                        missingRule(game.position(), color),
                        "the engine does not offer to claim " + color));
        return missing.or(() -> Sets.difference(offered, expected).stream()
                .findFirst()
                .map(color -> finding(
                        game,
                        Difference.EXTRA_CLAIM,
                        extraRule(game.position(), color),
                        "the engine offers to claim " + color)));
    }

    /** D5: one claim a turn. */
    static Optional<Finding> compareAfterClaim(Game game, Color claimed, Collection<Color> listed) {
        if (listed.isEmpty()) {
            return Optional.empty();
        }
        String sentence = "after claiming " + claimed + " the engine offers a second claim in the same turn: " + listed;
        return Optional.of(finding(game, Difference.EXTRA_CLAIM, Rule.D5, sentence));
    }

    private static Rule missingRule(Position position, Color color) {
        boolean onTop = position.stacks().values().stream().anyMatch(stack -> stack.top() == color.piece());
        return onTop ? Rule.D3 : Rule.R12;
    }

    /** What core has against the claim in any move whatever; otherwise the claim leaves no move (R5). */
    private static Rule extraRule(Position position, Color color) {
        Move any = Move.of(Point.A1, Point.B1).claiming(color);
        return position.check(any)
                .rule()
                .filter(rule -> rule == Rule.G1 || rule == Rule.D3)
                .orElse(Rule.R5);
    }

    private static Finding finding(Game game, Difference difference, Rule rule, String sentence) {
        return new Finding(difference, rule, sentence, game);
    }
}
