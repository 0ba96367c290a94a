package io.github.lyngk.testkit.scenarios;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableMap;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Variant;
import io.github.lyngk.notation.GameEvent;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** How short counterexamples get, measured on planted failures. Everything is seeded, so the numbers never change. */
class GameShrinkerTest {
    private static final int SAMPLES = 20;
    private static final long SEED = 5;

    private static final ImmutableMap<String, Predicate<Game>> FAILURES = ImmutableMap.of(
            "three moves",
            game -> game.size() >= 3,
            "two claims",
            game -> game.position().claims(Player.FIRST).size() == 2,
            "a stack of four",
            game -> highest(game.position()) >= 4,
            "two legs",
            GameEvent.TWO_LEGS::happensIn,
            "three legs",
            GameEvent.THREE_LEGS::happensIn,
            "two jokers",
            GameEvent.TWO_JOKERS::happensIn,
            "a neutral five",
            GameEvent.NEUTRAL_FIVE::happensIn,
            "a scored five",
            game -> game.position().fives(Player.FIRST) > 0);

    static Stream<Arguments> mostMovesOnAverage() {
        return Stream.of(
                Arguments.of("three moves", 3.0),
                Arguments.of("two claims", 3.0),
                Arguments.of("a stack of four", 3.2),
                Arguments.of("two legs", 1.0),
                Arguments.of("three legs", 1.3),
                Arguments.of("two jokers", 3.5),
                Arguments.of("a neutral five", 4.6),
                Arguments.of("a scored five", 7.5));
    }

    @ParameterizedTest
    @MethodSource("mostMovesOnAverage")
    void counterexamplesAreShortOnAverage(String failure, double most) {
        Predicate<Game> fails = FAILURES.get(failure);
        GameGenerator generator = new GameGenerator(PlaySpec.ANY.inVariants(Variant.STANDARD));
        SplittableRandom random = new SplittableRandom(SEED);
        double average = Stream.generate(() -> generator.drawGame(random))
                .filter(fails)
                .limit(SAMPLES)
                .mapToInt(game -> GameShrinker.shrink(game, fails).size())
                .average()
                .orElseThrow();
        assertThat(average).isLessThanOrEqualTo(most);
    }

    @Test
    void candidatesAreSimplerGamesFromTheSameStart() {
        Game game = drawnGame();
        assertThat(GameShrinker.candidates(game)).isNotEmpty().allSatisfy(simpler -> {
            assertThat(simpler.start()).isEqualTo(game.start());
            assertThat(simpler.size()).isLessThanOrEqualTo(game.size());
            assertThat(simpler.size() < game.size() || GameShrinker.claims(simpler) < GameShrinker.claims(game))
                    .isTrue();
        });
    }

    @Test
    void candidatesAreTheSameEveryTime() {
        Game game = drawnGame();
        assertThat(GameShrinker.candidates(game))
                .containsExactlyElementsOf(GameShrinker.candidates(game).toList());
    }

    @Test
    void theEmptyGameIsTheSimplest() {
        assertThat(GameShrinker.candidates(drawnGame().prefix(0))).isEmpty();
    }

    private static Game drawnGame() {
        return new GameGenerator(PlaySpec.ANY.inStage(Stage.FINISHED)).drawGame(new SplittableRandom(SEED));
    }

    private static int highest(Position position) {
        return position.stacks().values().stream()
                .mapToInt(stack -> stack.height())
                .max()
                .orElse(0);
    }
}
