package io.github.lyngk.testkit.scenarios;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Variant;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Every position drawn has a route of six legs at least, and every length up to eight is common. */
class LongChainsTest {
    private static final int DRAWS = 300;

    private static List<Position> draw(Variant variant) {
        SplittableRandom random = new SplittableRandom(5);
        return Stream.generate(() -> LongChains.draw(ImmutableSet.of(variant), random))
                .limit(DRAWS)
                .toList();
    }

    private static int longestRoute(Position position) {
        return Arrays.stream(Point.values())
                .mapToInt(point -> LongChains.longestRoute(position, point))
                .max()
                .orElseThrow();
    }

    @ParameterizedTest
    @EnumSource
    void R10_routesHaveSixToEightLegs(Variant variant) {
        List<Integer> legs =
                draw(variant).stream().map(LongChainsTest::longestRoute).toList();

        assertThat(legs).allMatch(count -> count >= LongChains.FEWEST_LEGS && count <= LongChains.MOST_LEGS);
        for (int count = LongChains.FEWEST_LEGS; count <= LongChains.MOST_LEGS; count++) {
            int wanted = count;
            assertThat(legs.stream().filter(each -> each == wanted).count())
                    .as("%s legs", count)
                    .isGreaterThan(DRAWS / 20);
        }
    }

    @ParameterizedTest
    @EnumSource
    void C1_noPositionNeedsPiecesThatTheGameDoesNotHave(Variant variant) {
        assertThat(draw(variant)).allMatch(position -> Box.holds(position) && position.variant() == variant);
    }

    @ParameterizedTest
    @EnumSource
    void theSameNumbersGiveTheSamePositions(Variant variant) {
        assertThat(draw(variant)).isEqualTo(draw(variant)).doesNotHaveDuplicates();
    }
}
