package io.github.lyngk.testkit.scenarios;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.Iterables;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Variant;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Among the games of a check, what distinguishes one mistake from another is never rarer than 1 in 100. */
class CheckGamesTest {
    private static final int GAMES = 200;

    private final SplittableRandom random = new SplittableRandom(11);

    private static void assertNotRare(Object what, List<Game> games, Predicate<Game> seen) {
        assertThat(games.stream().filter(seen).count()).as("%s", what).isGreaterThanOrEqualTo(GAMES / 100);
    }

    @ParameterizedTest
    @EnumSource
    void G_everyCountingMistakeShows(Variant variant) {
        CheckGames drawn = new CheckGames(Set.of(variant));
        List<Game> games =
                Stream.generate(() -> drawn.drawFinished(random)).limit(GAMES).toList();
        for (CountingMistake mistake :
                Iterables.concat(CountingMistake.general(), CountingMistake.peculiarTo(variant))) {
            assertNotRare(mistake, games, mistake::shows);
        }
    }

    @ParameterizedTest
    @EnumSource
    void everyRareEventHappens(Variant variant) {
        CheckGames drawn = new CheckGames(Set.of(variant));
        List<Game> games =
                Stream.generate(() -> drawn.draw(random)).limit(GAMES).toList();
        for (RareEvent event : RareEvent.in(variant)) {
            assertNotRare(event, games, event.event()::happensIn);
        }
    }
}
