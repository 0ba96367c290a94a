package io.github.lyngk.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.testkit.house.BrokenBot;
import io.github.lyngk.testkit.house.BrokenEngine;
import io.github.lyngk.testkit.house.FaultyEngine;
import io.github.lyngk.testkit.house.StartOnlyEngine;
import java.time.Duration;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * How strong the checks are: engines and bots that are wrong in one thing have to be found out, with nothing configured
 * but a seed and an end at the first fault. These are samples for every build; {@code FullPowerTest} tries all engines, and
 * looks at all that is found.
 */
@Tag("slow")
class PowerTest {

    static ImmutableList<FaultyEngine> everySixth() {
        ImmutableList<FaultyEngine> all = FaultyEngine.all();
        return IntStream.range(0, all.size())
                .filter(index -> index % 6 == 0)
                .mapToObj(all::get)
                .collect(ImmutableList.toImmutableList());
    }

    static ImmutableList<BrokenBot> bots() {
        return BrokenBot.all();
    }

    static ImmutableList<BrokenEngine> everyTwentieth() {
        ImmutableList<BrokenEngine> all = BrokenEngine.all();
        return IntStream.range(0, all.size())
                .filter(index -> index % 20 == 0)
                .mapToObj(all::get)
                .filter(engine -> !engine.claimsApart())
                .collect(ImmutableList.toImmutableList());
    }

    @ParameterizedTest
    @MethodSource("everySixth")
    void faultyEngineIsFound(FaultyEngine faulty) {
        CheckReport report =
                EngineCheck.of(faulty::engine).seed(1).stoppingAfter(1).run();

        assertThat(report.faults()).isNotEmpty();
    }

    /** An engine that knows a single variant, can only start a game and play on, and takes claims apart. */
    @ParameterizedTest
    @MethodSource("everyTwentieth")
    void brokenEngineIsFoundThoughItCanOnlyStartGames(BrokenEngine broken) {
        CheckReport report = EngineCheck.of(() -> new StartOnlyEngine(broken))
                .seed(1)
                .stoppingAfter(1)
                .run();

        assertThat(report.faults()).isNotEmpty();
    }

    @ParameterizedTest
    @MethodSource("bots")
    void brokenBotIsFoundWithItsFault(BrokenBot broken) {
        assertThat(check(broken).stoppingAfter(1).run().faults().stream().map(Fault::kind))
                .contains(broken.expected());
    }

    static BotCheck check(BrokenBot broken) {
        BotCheck check = BotCheck.of(broken.fresh()).seed(1);
        BotCheck declared = broken.deterministic() ? check.deterministic() : check;
        return broken.limit().map(declared::limit).orElse(declared).waiting(Duration.ofSeconds(1));
    }
}
