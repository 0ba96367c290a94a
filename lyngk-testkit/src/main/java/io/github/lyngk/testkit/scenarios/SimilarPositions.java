package io.github.lyngk.testkit.scenarios;

import com.google.common.collect.ImmutableList;
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
 * Draws positions that a cache with an incomplete key confuses with a given one: exactly one thing differs.
 *
 * <p>None has more pieces than the given one, scored ones included, unless the box holds them.
 */
public final class SimilarPositions {
    /** How often a change is tried if it has no effect or makes no valid position. */
    private static final int ATTEMPTS = 8;

    private static final int FIVE = 5;
    private static final String SAME_BOARD = "the same board ";

    private static final ImmutableList<Sort> SORTS = ImmutableList.of(
            new Sort("with one claim fewer", SimilarPositions::dropClaim),
            new Sort("with one claim more", SimilarPositions::addClaim),
            new Sort("with another colour claimed", SimilarPositions::exchangeClaim),
            new Sort("with a claim moved to the other player", SimilarPositions::handOverClaim),
            new Sort("with the players' claims swapped", (draft, random) -> swapClaims(draft)),
            new Sort("with the same claims in the other order", SimilarPositions::reorderClaims),
            new Sort("with the other player to move", (draft, random) -> passTurn(draft)),
            new Sort("in the standard game", (draft, random) -> draft.variant(Variant.STANDARD)),
            new Sort("in the six-stack game", (draft, random) -> draft.variant(Variant.SIX_STACK)),
            new Sort("in the game in which claims capture", (draft, random) -> draft.variant(Variant.CLAIM_CAPTURES)),
            new Sort("with a five more", SimilarPositions::addFive),
            new Sort("with a five fewer", SimilarPositions::dropFive),
            new Sort("with a five moved to the other player", SimilarPositions::handOverFive),
            new Sort("with the players' fives swapped", (draft, random) -> swapFives(draft)),
            new Sort("without the win by a stack of six", (draft, random) -> draft.winner(Optional.empty())),
            new Sort("with a win by a stack of six", (draft, random) -> crown(draft)),
            new Sort("with the lower pieces of a stack in another order", StackEdits::reorderBelow),
            new Sort("with lower pieces of two stacks exchanged", StackEdits::exchangeBelow),
            new Sort("with another piece of a stack on top", StackEdits::turnOver),
            new Sort("with the top pieces of two stacks exchanged", StackEdits::exchangeTops),
            new Sort("with two stacks in each other's places", StackEdits::exchangeStacks),
            new Sort("with a stack on another point", StackEdits::moveStack));

    /** A kind of change. */
    private record Sort(String what, Draft.Change change) {}

    private SimilarPositions() {}

    /** Valid positions similar to a given one, at most one of each sort, all different from it. */
    public static ImmutableList<SimilarPosition> of(Position position, RandomGenerator random) {
        Draft original = Draft.of(position);
        Stream<SimilarPosition> changed =
                SORTS.stream().flatMap(sort -> similar(original, position, sort, random).stream());
        return Stream.concat(changed, image(position, random)).collect(ImmutableList.toImmutableList());
    }

    private static Optional<SimilarPosition> similar(
            Draft original, Position position, Sort sort, RandomGenerator random) {
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            Draft draft = original.copy();
            sort.change().apply(draft, random);
            Optional<Position> changed = draft.position().filter(similar -> !similar.equals(position));
            if (changed.isPresent()) {
                return changed.map(similar -> new SimilarPosition(SAME_BOARD + sort.what(), similar));
            }
        }
        return Optional.empty();
    }

    private static Stream<SimilarPosition> image(Position position, RandomGenerator random) {
        Symmetry symmetry = Symmetry.values()[random.nextInt(1, Symmetry.values().length)];
        return Stream.of(position.transform(symmetry))
                .filter(image -> !image.equals(position))
                .map(image -> new SimilarPosition(SAME_BOARD + "turned or mirrored", image));
    }

    private static Player player(RandomGenerator random) {
        return random.nextBoolean() ? Player.FIRST : Player.SECOND;
    }

    /** The player drawn, or the opponent if only that one has a claim. */
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
