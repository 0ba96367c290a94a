package io.github.lyngk.testkit.scenarios;

import static io.github.lyngk.testkit.scenarios.Draft.FIVE;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.lyngk.core.Color;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Symmetry;
import io.github.lyngk.core.Variant;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/**
 * Generates positions that a cache with an incomplete key confuses with a given one: exactly one thing differs.
 *
 * <p>None has more pieces than the given one, scored ones included, unless the box holds them.
 */
public final class SimilarPositions {
    /** How often a change is tried if it has no effect or makes no valid position. */
    private static final int ATTEMPTS = 8;

    private static final ImmutableMap<String, Draft.Change> CHANGES = ImmutableMap.<String, Draft.Change>builder()
            .put("with one claim fewer", SimilarPositions::dropClaim)
            .put("with one claim more", SimilarPositions::addClaim)
            .put("with another colour claimed", SimilarPositions::exchangeClaim)
            .put("with a claim moved to the other player", SimilarPositions::handOverClaim)
            .put("with the players' claims swapped", (draft, random) -> swapClaims(draft))
            .put("with the same claims in the other order", SimilarPositions::reorderClaims)
            .put("with the other player to move", (draft, random) -> passTurn(draft))
            .put("in the standard game", (draft, random) -> draft.variant(Variant.STANDARD))
            .put("in the six-stack game", (draft, random) -> draft.variant(Variant.SIX_STACK))
            .put("in the game in which claims capture", (draft, random) -> draft.variant(Variant.CLAIM_CAPTURES))
            .put("with a five more", SimilarPositions::addFive)
            .put("with a five fewer", SimilarPositions::dropFive)
            .put("with a five moved to the other player", SimilarPositions::handOverFive)
            .put("with the players' fives swapped", (draft, random) -> swapFives(draft))
            .put("without the win by a stack of six", (draft, random) -> draft.winner(Optional.empty()))
            .put("with a win by a stack of six", (draft, random) -> crown(draft))
            .put("with the lower pieces of a stack in another order", StackEdits::reorderBelow)
            .put("with lower pieces of two stacks exchanged", StackEdits::exchangeBelow)
            .put("with another piece of a stack on top", StackEdits::turnOver)
            .put("with the top pieces of two stacks exchanged", StackEdits::exchangeTops)
            .put("with two stacks in each other's places", StackEdits::exchangeStacks)
            .put("with a stack on another point", StackEdits::moveStack)
            .build();

    private SimilarPositions() {}

    /** Valid positions similar to a given one, at most one for each difference, all different from it. */
    public static ImmutableList<Position> of(Position position, RandomGenerator random) {
        return byDifference(position, random).values().asList();
    }

    /** The positions by their difference from the given one, for example "with the other player to move". */
    static ImmutableMap<String, Position> byDifference(Position position, RandomGenerator random) {
        Position image = position.transform(Symmetry.values()[random.nextInt(1, Symmetry.values().length)]);
        ImmutableMap.Builder<String, Position> similar = ImmutableMap.builder();
        CHANGES.forEach((difference, change) ->
                changed(position, change, random).ifPresent(other -> similar.put(difference, other)));
        if (!image.equals(position)) {
            similar.put("turned or mirrored", image);
        }
        return similar.build();
    }

    private static Optional<Position> changed(Position position, Draft.Change change, RandomGenerator random) {
        return Stream.generate(() -> {
                    Draft draft = Draft.of(position);
                    change.apply(draft, random);
                    return draft.position();
                })
                .limit(ATTEMPTS)
                .flatMap(Optional::stream)
                .filter(other -> !other.equals(position))
                .findFirst();
    }

    private static Player player(RandomGenerator random) {
        return random.nextBoolean() ? Player.FIRST : Player.SECOND;
    }

    /** A random player, or the only one with a claim. */
    private static Player claimer(Draft draft, RandomGenerator random) {
        Player drawn = player(random);
        return draft.claims(drawn).isEmpty() ? drawn.opponent() : drawn;
    }

    private static void dropClaim(Draft draft, RandomGenerator random) {
        List<Color> claims = draft.claims(claimer(draft, random));
        if (!claims.isEmpty()) {
            claims.remove(random.nextInt(claims.size()));
        }
    }

    private static void addClaim(Draft draft, RandomGenerator random) {
        Player player = player(random);
        if (draft.mayClaim(player)) {
            List<Color> open = draft.unclaimed();
            draft.claims(player).add(open.get(random.nextInt(open.size())));
        }
    }

    private static void exchangeClaim(Draft draft, RandomGenerator random) {
        List<Color> claims = draft.claims(claimer(draft, random));
        if (!claims.isEmpty()) {
            List<Color> open = draft.unclaimed();
            claims.set(random.nextInt(claims.size()), open.get(random.nextInt(open.size())));
        }
    }

    private static void handOverClaim(Draft draft, RandomGenerator random) {
        Player player = claimer(draft, random);
        List<Color> claims = draft.claims(player);
        if (!claims.isEmpty() && draft.mayClaim(player.opponent())) {
            draft.claims(player.opponent()).add(claims.remove(random.nextInt(claims.size())));
        }
    }

    private static void swapClaims(Draft draft) {
        List<Color> first = draft.claims(Player.FIRST);
        List<Color> second = draft.claims(Player.SECOND);
        List<Color> swapped = List.copyOf(first);
        first.clear();
        first.addAll(second);
        second.clear();
        second.addAll(swapped);
    }

    private static void reorderClaims(Draft draft, RandomGenerator random) {
        Collections.reverse(draft.claims(player(random)));
    }

    private static void passTurn(Draft draft) {
        draft.playerToMove(draft.playerToMove().opponent());
    }

    private static void addFive(Draft draft, RandomGenerator random) {
        if (draft.room() >= FIVE) {
            addFives(draft, player(random), 1);
        }
    }

    private static void dropFive(Draft draft, RandomGenerator random) {
        addFives(draft, player(random), -1);
    }

    private static void handOverFive(Draft draft, RandomGenerator random) {
        Player player = player(random);
        if (draft.fives(player) > 0) {
            addFives(draft, player, -1);
            addFives(draft, player.opponent(), 1);
        }
    }

    private static void addFives(Draft draft, Player player, int more) {
        draft.fives(player, Math.max(0, draft.fives(player) + more));
    }

    private static void swapFives(Draft draft) {
        int first = draft.fives(Player.FIRST);
        draft.fives(Player.FIRST, draft.fives(Player.SECOND));
        draft.fives(Player.SECOND, first);
    }

    /** H4: the player who just moved has won; that player needs a stack of six. */
    private static void crown(Draft draft) {
        draft.winner(Optional.of(draft.playerToMove().opponent()));
    }
}
