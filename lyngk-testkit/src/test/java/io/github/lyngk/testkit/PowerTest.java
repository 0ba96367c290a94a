package io.github.lyngk.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.testkit.broken.BrokenBot;
import io.github.lyngk.testkit.broken.BrokenEngine;
import io.github.lyngk.testkit.broken.FaultyEngine;
import io.github.lyngk.testkit.broken.StartOnlyEngine;
import java.time.Duration;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * How strong the checks are: engines and bots that are wrong in one thing are found in a default check that ends at the
 * first fault. These are samples for every build; {@code FullPowerTest} tries all engines, and looks at all that is found.
 */
@Tag("slow")
@Tag("not-for-mutation")
class PowerTest {

    static ImmutableList<FaultyEngine> everyFortieth() {
        return every(40, FaultyEngine.all());
    }

    static ImmutableList<BrokenEngine> everyHundredth() {
        return every(100, BrokenEngine.all());
    }

    static ImmutableList<BrokenBot> everyFourth() {
        return every(4, BrokenBot.all());
    }

    static <T> ImmutableList<T> every(int step, ImmutableList<T> all) {
        return IntStream.iterate(0, index -> index < all.size(), index -> index + step)
                .mapToObj(all::get)
                .collect(ImmutableList.toImmutableList());
    }

    @ParameterizedTest
    @MethodSource("everyFortieth")
    void faultyEngineIsFound(FaultyEngine faulty) {
        CheckReport report =
                EngineCheck.of(faulty::engine).seed(1).stopAfterFaults(1).run();

        assertThat(report.faults()).isNotEmpty();
    }

    /** An engine that supports a single variant, can only start a game and play on, and has separate claims. */
    @ParameterizedTest
    @MethodSource("everyHundredth")
    void brokenEngineIsFoundThoughItCanOnlyStartGames(BrokenEngine broken) {
        CheckReport report = EngineCheck.of(() -> new StartOnlyEngine(broken))
                .seed(1)
                .stopAfterFaults(1)
                .run();

        assertThat(report.faults()).isNotEmpty();
    }

    @ParameterizedTest
    @MethodSource("everyFourth")
    void brokenBotIsFoundWithItsFault(BrokenBot broken) {
        assertThat(check(broken).stopAfterFaults(1).run().faults().stream().map(Fault::kind))
                .contains(broken.expected());
    }

    static BotCheck check(BrokenBot broken) {
        BotCheck check = BotCheck.of(broken.fresh()).seed(1);
        BotCheck declared = broken.deterministic() ? check.deterministic() : check;
        return broken.limit().map(declared::limit).orElse(declared).waiting(Duration.ofSeconds(1));
    }
}
