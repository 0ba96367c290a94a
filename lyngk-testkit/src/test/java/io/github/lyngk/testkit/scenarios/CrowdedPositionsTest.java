package io.github.lyngk.testkit.scenarios;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Variant;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Lists of moves as long as they get, in positions that are nearly all different. */
class CrowdedPositionsTest {
    private static final int DRAWS = 1_000;
    private static final int LONG = 1_500;

    private static List<Position> draw(Variant variant) {
        SplittableRandom random = new SplittableRandom(5);
        return Stream.generate(() -> CrowdedPositions.draw(ImmutableSet.of(variant), random))
                .limit(DRAWS)
                .toList();
    }

    @ParameterizedTest
    @EnumSource
    void halfOfTheListsAreAlmostTheLongestThereAre(Variant variant) {
        List<Integer> counts =
                draw(variant).stream().map(Position::legalMoveCount).sorted().toList();

        assertThat(counts.get(DRAWS - 1)).isEqualTo(CrowdedPositions.MOST_MOVES);
        assertThat(counts.get(DRAWS / 2)).isGreaterThan(LONG);
    }

    @ParameterizedTest
    @EnumSource
    void D3_anyNumberOfClaimsIsMade(Variant variant) {
        Set<String> claims = draw(variant).stream()
                .map(position -> position.claims(position.playerToMove()).size() + ":"
                        + position.claims(position.playerToMove().opponent()).size())
                .collect(Collectors.toSet());

        assertThat(claims).hasSize(9);
        assertThat(draw(variant)).extracting(Position::playerToMove).contains(Player.values());
    }

    @ParameterizedTest
    @EnumSource
    void C1_noPositionNeedsPiecesThatTheGameDoesNotHave(Variant variant) {
        assertThat(draw(variant)).allMatch(position -> Box.holds(position) && position.variant() == variant);
    }

    @ParameterizedTest
    @EnumSource
    void theSameNumbersGiveTheSamePositionsAndHardlyOneTwice(Variant variant) {
        assertThat(draw(variant)).isEqualTo(draw(variant));
        assertThat(new HashSet<>(draw(variant))).hasSizeGreaterThan(DRAWS * 9 / 10);
    }
}
