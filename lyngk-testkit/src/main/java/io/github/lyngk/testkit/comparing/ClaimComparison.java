package io.github.lyngk.testkit.comparing;

import com.google.common.collect.EnumMultiset;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Multiset;
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
public final class ClaimComparison {

    private ClaimComparison() {}

    /** D3, R5: the free colours whose claim leaves the player a move. */
    public static Optional<Finding> compare(Game game, Collection<Color> listed) {
        if (listed.stream().anyMatch(color -> color == null)) {
            return Optional.of(
                    Finding.ofNoRule(game, Difference.NULL_ANSWER, "claim", "the engine offers null among its claims"));
        }
        ImmutableSet<Color> expected =
                game.position().legalClaims().stream().map(Claim::color).collect(ImmutableSet.toImmutableSet());
        ImmutableSet<Color> offered = ImmutableSet.copyOf(listed);
        Optional<Finding> missing = Sets.difference(expected, offered).stream()
                .findFirst()
                .map(color -> finding(
                        game,
                        Difference.MISSING_CLAIM,
                        missingRule(game, color),
                        "the engine does not offer to claim " + color));
        return missing.or(() -> Sets.difference(offered, expected).stream()
                        .findFirst()
                        .map(color -> finding(
                                game,
                                Difference.EXTRA_CLAIM,
                                extraRule(game.position(), color),
                                "the engine offers to claim " + color)))
                .or(() -> twice(game, listed));
    }

    private static Optional<Finding> twice(Game game, Collection<Color> listed) {
        Multiset<Color> counted = EnumMultiset.create(listed, Color.class);
        return counted.elementSet().stream()
                .filter(color -> counted.count(color) > 1)
                .findFirst()
                .map(color -> finding(
                        game,
                        Difference.EXTRA_CLAIM,
                        Rule.D3,
                        "the engine offers to claim " + color + " " + counted.count(color) + " times"));
    }

    /** D5: one claim a turn. */
    public static Optional<Finding> compareAfterClaim(Game game, Color claimed, Collection<Color> listed) {
        if (listed.isEmpty()) {
            return Optional.empty();
        }
        String sentence = "after claiming " + claimed + " the engine offers a second claim in the same turn: " + listed;
        return Optional.of(finding(game, Difference.EXTRA_CLAIM, Rule.D5, sentence));
    }

    /** R6 where a turn came back; R12 for a colour that tops nothing; else D3. */
    private static Rule missingRule(Game game, Color color) {
        Position position = game.position();
        if (game.size() > 0 && game.wasSkipped(game.size())) {
            return Rule.R6;
        }
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
        return Finding.of(game, difference, rule, sentence);
    }
}
