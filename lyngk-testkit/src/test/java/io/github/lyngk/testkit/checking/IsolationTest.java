package io.github.lyngk.testkit.checking;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Variant;
import io.github.lyngk.testkit.scenarios.Scenario;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The search for the earlier scenarios that a wrong answer needs. */
class IsolationTest {

    private static final List<Scenario> HISTORY = Stream.iterate(1, seed -> seed + 1)
            .limit(250)
            .map(seed -> Scenario.of(Position.initial(Variant.STANDARD, new SplittableRandom(seed))))
            .toList();

    /** How many scenarios were repeated, at each attempt. */
    private final List<Integer> repeated = new ArrayList<>();

    /** The scenarios with these distances from the last one, and the last one. */
    private static List<Scenario> needed(int... back) {
        return Stream.concat(Arrays.stream(back).boxed(), Stream.of(0))
                .map(number -> HISTORY.get(HISTORY.size() - 1 - number))
                .toList();
    }

    private Isolation isolation(Predicate<List<Scenario>> isSeenAgain, int tries) {
        return new Isolation(
                scenarios -> {
                    repeated.add(scenarios.size());
                    return isSeenAgain.test(scenarios);
                },
                tries);
    }

    /** The scenarios found if all those that are needed must be repeated. */
    private Optional<ImmutableList<Scenario>> fewest(List<Scenario> needed, int tries) {
        return isolation(scenarios -> scenarios.containsAll(needed), tries).fewest(HISTORY);
    }

    @ParameterizedTest
    @CsvSource({"1", "2", "7", "30", "120", "199"})
    void oneEarlierScenarioIsFound(int back) {
        List<Scenario> needed = needed(back);

        assertThat(fewest(needed, 1_000))
                .hasValueSatisfying(fewest -> assertThat(fewest).isEqualTo(needed));
    }

    @Test
    void allThatAreNeededAreKeptInTheirOrder() {
        List<Scenario> needed = needed(31, 17, 16, 3);

        assertThat(fewest(needed, 1_000))
                .hasValueSatisfying(fewest -> assertThat(fewest).isEqualTo(needed));
    }

    @Test
    void moreAndMoreAreRepeatedUpToTwoHundred() {
        assertThat(isolation(scenarios -> false, 1_000).fewest(HISTORY)).isEmpty();
        assertThat(repeated).containsExactly(1, 2, 4, 10, 40, 200);
    }

    @Test
    void allAreRepeatedOnceIfThereAreFewer() {
        assertThat(isolation(scenarios -> false, 1_000).fewest(HISTORY.subList(0, 3)))
                .isEmpty();
        assertThat(repeated).containsExactly(1, 2, 3);
    }

    @Test
    void halvesAndThenSingleScenariosAreLeftOut() {
        List<Scenario> needed = needed(9);

        assertThat(fewest(needed, 1_000)).isPresent();
        // Found among ten, of which the first is needed: two attempts to leave out four, two a pair, three one.
        assertThat(repeated).containsExactly(1, 2, 4, 10, 6, 6, 4, 4, 3, 3, 2);
    }

    @Test
    void attemptsAreCounted() {
        List<Scenario> needed = needed(9);

        assertThat(fewest(needed, 3)).isEmpty();
        assertThat(fewest(needed, 4))
                .hasValueSatisfying(fewest -> assertThat(fewest).hasSize(10));
    }
}
