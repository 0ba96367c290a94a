package io.github.lyngk.testkit.scenarios;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.lyngk.core.Game;
import io.github.lyngk.core.Variant;
import io.github.lyngk.notation.GameEvent;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** How often the default games show each rare event. */
class GameFrequencyTest {
    private static final int GAMES = 1_200;
    private static final long SEED = 20171115;

    @ParameterizedTest
    @EnumSource
    @DisplayName("Default games show every event at least once in 100 games, a turn after a skip once in 300")
    void everyEventIsFrequentEnough(Variant variant) {
        Map<RareEvent, Integer> counts = count(variant);
        for (RareEvent event : RareEvent.in(variant)) {
            int oneIn = event.event() == GameEvent.TURN_AFTER_SKIP ? 300 : 100;
            assertThat(counts.getOrDefault(event, 0))
                    .as("%s in %s games of %s", event, GAMES, variant)
                    .isGreaterThanOrEqualTo(GAMES / oneIn);
        }
    }

    private static Map<RareEvent, Integer> count(Variant variant) {
        GameGenerator games = new GameGenerator(PlaySpec.ANY.inVariants(variant));
        SplittableRandom random = new SplittableRandom(SEED);
        Map<RareEvent, Integer> counts = new LinkedHashMap<>();
        for (int drawn = 0; drawn < GAMES; drawn++) {
            Game game = games.drawGame(random);
            for (RareEvent event : RareEvent.in(variant)) {
                if (event.event().happensIn(game)) {
                    counts.merge(event, 1, Integer::sum);
                }
            }
        }
        return counts;
    }
}
