package io.github.lyngk.testkit.scenarios;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Variant;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A seed draws the same positions whatever order a set of variants happens to have, so that a failure can be repeated. */
class BuiltPositionsTest {
    private enum Source {
        ENDS(variants -> new ConstructedEnds(variants)::draw),
        CROWDED(variants -> new CrowdedPositions(variants)::draw),
        CHAINS(variants -> new LongChains(variants)::draw),
        ODD(variants -> new OddPositions(variants)::draw);

        private final Function<Set<Variant>, Function<RandomGenerator, Position>> of;

        Source(Function<Set<Variant>, Function<RandomGenerator, Position>> of) {
            this.of = of;
        }

        List<Position> draw(Set<Variant> variants) {
            Function<RandomGenerator, Position> source = of.apply(variants);
            SplittableRandom random = new SplittableRandom(3);
            return Stream.generate(() -> source.apply(random)).limit(20).toList();
        }
    }

    @ParameterizedTest
    @EnumSource
    void theOrderOfVariantsDoesNotMatter(Source source) {
        List<Position> drawn =
                source.draw(ImmutableSet.of(Variant.STANDARD, Variant.SIX_STACK, Variant.CLAIM_CAPTURES));

        assertThat(source.draw(ImmutableSet.of(Variant.CLAIM_CAPTURES, Variant.SIX_STACK, Variant.STANDARD)))
                .isEqualTo(drawn);
        assertThat(drawn).extracting(Position::variant).contains(Variant.values());
    }
}
