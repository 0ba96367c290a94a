package io.github.lyngk.testkit.jqwik;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.lyngk.core.Game;
import io.github.lyngk.notation.GameEvent;
import io.github.lyngk.testkit.scenarios.GameGenerator;
import io.github.lyngk.testkit.scenarios.PlaySpec;
import io.github.lyngk.testkit.scenarios.RareEvent;
import java.util.SplittableRandom;
import net.jqwik.api.Shrinkable;
import org.junit.jupiter.api.Test;

/** Games shrink in jqwik. */
class ShrinkableGameTest {
    private static final long SEED = 5;

    @Test
    void jqwikSeesOnlyWhatTheSpecAllows() {
        PlaySpec spec = PlaySpec.ANY.plies(4, 35).with(RareEvent.allOf(GameEvent.TWO_LEGS));
        Game game = new GameGenerator(spec).drawGame(new SplittableRandom(SEED));
        Shrinkable<Game> shrinkable = new ShrinkableGame(game, spec);
        assertThat(shrinkable.shrink()).isNotEmpty().allSatisfy(simpler -> {
            assertThat(simpler.value().size()).isGreaterThanOrEqualTo(4);
            assertThat(GameEvent.TWO_LEGS.happensIn(simpler.value())).isTrue();
            assertThat(simpler.distance()).isLessThan(shrinkable.distance());
        });
    }
}
