package io.github.lyngk.testkit.scenarios;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableMultiset;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Maps;
import com.google.common.collect.Multiset;
import io.github.lyngk.core.Piece;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Stack;
import io.github.lyngk.core.Symmetry;
import io.github.lyngk.core.Variant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** SimilarPositions differ from their original in what they say, and in nothing else. */
class SimilarPositionsTest {
    private static final int POSITIONS = 400;
    private static final int SORTS = 23;

    private static final List<Position> ORIGINALS = originals();

    private final SplittableRandom random = new SplittableRandom(7);

    private static List<Position> originals() {
        SplittableRandom random = new SplittableRandom(7);
        ImmutableSet<Variant> variants = ImmutableSet.copyOf(Variant.values());
        CheckGames games = new CheckGames(variants);
        return Stream.generate(() -> random.nextInt(3) == 0
                        ? ConstructedEnds.draw(variants, random)
                        : games.drawOngoing(random).position())
                .limit(POSITIONS)
                .toList();
    }

    /** All parts of a position line except one. */
    private static List<Object> rest(Position position, String what) {
        Object claims = what.contains("claim") && !what.contains("capture") ? "" : position.claims();
        Object stacks = what.contains("stack") && !what.contains("six") || what.contains("piece")
                ? pieces(position)
                : what.contains("mirrored") ? Symmetry.canonical(position).stacks() : position.stacks();
        return List.of(
                what.startsWith("in the ") && what.contains("game") ? "" : position.variant(),
                stacks,
                claims,
                what.contains("to move") ? "" : position.playerToMove(),
                what.contains("five") ? "" : position.fives(Player.FIRST) + ":" + position.fives(Player.SECOND),
                what.contains("win") ? "" : position.suddenDeathWinner());
    }

    private static Multiset<Piece> pieces(Position position) {
        return position.stacks().values().stream()
                .flatMap(stack -> stack.pieces().stream())
                .collect(ImmutableMultiset.toImmutableMultiset());
    }

    @Test
    void everySortOccursAndChangesNothingElse() {
        Map<String, Integer> seen = new HashMap<>();
        for (Position original : ORIGINALS) {
            SimilarPositions.byDifference(original, random).forEach((what, similar) -> {
                seen.merge(what, 1, Integer::sum);
                assertThat(similar).as(what).isNotEqualTo(original);
                assertThat(rest(similar, what))
                        .as("%s: %s of %s", what, similar, original)
                        .isEqualTo(rest(original, what));
            });
        }

        assertThat(seen).hasSize(SORTS);
        assertThat(seen.values()).allMatch(count -> count >= POSITIONS / 200);
    }

    @Test
    void otherLowerPiecesLeaveTopsAndHeights() {
        assertSame(what -> what.contains("lower pieces"), SimilarPositionsTest::topsAndHeights);
    }

    @Test
    void otherTopsLeaveHeightsAndClaims() {
        assertSame(
                what -> what.contains("on top") || what.contains("top pieces"),
                position -> Maps.transformValues(position.stacks(), Stack::height));
    }

    private void assertSame(Predicate<String> sort, Function<Position, Map<Point, ?>> view) {
        for (Position original : ORIGINALS) {
            Map<String, Position> similar = SimilarPositions.byDifference(original, random);
            assertThat(Maps.filterKeys(similar, sort::test).values())
                    .allSatisfy(other -> assertThat(view.apply(other)).isEqualTo(view.apply(original)));
        }
    }

    private static Map<Point, String> topsAndHeights(Position position) {
        return ImmutableMap.copyOf(
                Maps.transformValues(position.stacks(), stack -> stack.top() + " at " + stack.height()));
    }

    @Test
    void C1_noSimilarPositionNeedsPiecesThatTheGameDoesNotHave() {
        for (Position original : ORIGINALS) {
            assertThat(SimilarPositions.of(original, random)).allMatch(Box::holds);
        }
    }

    @Test
    void theSameNumbersGiveTheSameSimilarPositions() {
        Position original = ORIGINALS.get(0);

        assertThat(SimilarPositions.of(original, new SplittableRandom(3)))
                .isEqualTo(SimilarPositions.of(original, new SplittableRandom(3)));
    }
}
