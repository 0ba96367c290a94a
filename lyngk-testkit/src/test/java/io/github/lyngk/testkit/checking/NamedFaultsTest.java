package io.github.lyngk.testkit.checking;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSortedSet;
import io.github.lyngk.testkit.Engine;
import io.github.lyngk.testkit.broken.BrokenEngine;
import io.github.lyngk.testkit.broken.StartOnlyEngine;
import io.github.lyngk.testkit.checking.FaultLog.Entry;
import io.github.lyngk.testkit.checking.FaultLog.Sighting;
import io.github.lyngk.testkit.scenarios.EngineScenarios;
import io.github.lyngk.testkit.scenarios.Scenario;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/**
 * The faults that a few scenarios show of some faulty engines, as they are named, compared with a golden file. To write
 * the file, use {@code mvn -pl lyngk-testkit -am test -Dtest=NamedFaultsTest -Dsurefire.failIfNoSpecifiedTests=false
 * -Dlyngk.rewrite=true}. {@code FullPowerTest} judges the names that a whole check gives.
 */
class NamedFaultsTest extends WithGuard {

    private static final Path GOLDEN = Path.of("src/test/resources/checking/named-faults.txt");
    private static final int SCENARIOS = 30;

    /** Engines that answer wrongly, and others that play moves wrongly; whether one can only start games. */
    private static final ImmutableMap<String, Boolean> ENGINES = ImmutableMap.<String, Boolean>builder()
            .put("takes back the older of two claims", false)
            .put("offers a claim that leaves no move", true)
            .put("lists a move once for each route", false)
            .put("does not travel after a skip", false)
            .put("finds the turn by counting moves", true)
            .put("leaves the lowest piece of a scored five", false)
            .put("captures in the six-stack game too", false)
            .put("lets the opponent answer a six", true)
            .put("reads three pieces of a stack", false)
            .build();

    @Test
    void faultsAreThoseOfTheGoldenFile() throws IOException {
        List<String> lines = new ArrayList<>();
        ENGINES.forEach((name, startsOnly) -> {
            BrokenEngine broken = BrokenEngine.named(name);
            Engine<?> engine = startsOnly ? new StartOnlyEngine(broken) : broken.engine();
            lines.add(name);
            lines.addAll(faults(engine));
        });
        if (Boolean.getBoolean("lyngk.rewrite")) {
            Files.write(GOLDEN, lines, UTF_8);
        }
        assertThat(lines).isEqualTo(Files.readAllLines(GOLDEN, UTF_8));
    }

    private <S> List<String> faults(Engine<S> engine) {
        EngineProbe<S> probe = new EngineProbe<>(engine, guard, new Limit(guard, Optional.empty()));
        EngineScenarios scenarios =
                new EngineScenarios(engine, probe::canSetUp, ImmutableSet.copyOf(engine.variants()));
        SplittableRandom random = new SplittableRandom(1);
        Tally tally = new Tally();
        FaultLog log = new FaultLog();
        for (int number = 1; number <= SCENARIOS; number++) {
            int game = number;
            Scenario scenario = scenarios.next(random);
            Lockstep.walk(
                    probe,
                    scenario,
                    Optional.of(tally),
                    disagreement -> log.add(game, Sighting.untried(disagreement, scenario)));
        }
        return log.entries(tally).stream().map(NamedFaultsTest::line).toList();
    }

    /** The games that show a fault, its name, and the message and the number of moves of its smallest case. */
    private static String line(Entry fault) {
        Disagreement smallest = fault.smallest().disagreement();
        return "    games " + ImmutableSortedSet.copyOf(fault.games()) + ", "
                + fault.feature().fault() + ": " + smallest.message() + ", "
                + smallest.game().size() + " moves";
    }
}
