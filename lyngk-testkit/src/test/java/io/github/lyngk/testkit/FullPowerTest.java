package io.github.lyngk.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Rule;
import io.github.lyngk.testkit.house.BrokenEngine;
import io.github.lyngk.testkit.house.BrokenTriple;
import io.github.lyngk.testkit.house.FaultyEngine;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * The checks measured at length, under the profile {@code power}: whether every fault is found in each of five runs, how
 * fair the labels are, and whether three faults at once are all named. The tables go to {@code target/power-*.md}.
 */
@Tag("power")
class FullPowerTest {

    private static final int RUNS = Integer.getInteger("lyngk.power.runs", 5);
    private static final Duration BUDGET = Duration.ofSeconds(Integer.getInteger("lyngk.power.seconds", 4));
    private static final int TRIPLES = 50;

    @Test
    void everyFaultyEngineIsFoundInEachOfFiveRuns() throws IOException {
        List<String> rows = new ArrayList<>();
        List<String> missed = new ArrayList<>();
        for (FaultyEngine faulty : FaultyEngine.all()) {
            ImmutableList<CheckReport> reports = LongStream.rangeClosed(1, RUNS)
                    .mapToObj(seed -> EngineCheck.of(faulty::engine)
                            .seed(seed)
                            .stoppingAfter(1)
                            .run())
                    .collect(ImmutableList.toImmutableList());
            long found = reports.stream().filter(report -> !report.isSound()).count();
            if (found < RUNS) {
                missed.add(faulty.name() + ": " + found + " of " + RUNS);
            }
            rows.add("| %s | %d | %s |"
                    .formatted(
                            faulty.name(),
                            found,
                            reports.stream().map(report -> "" + report.games()).collect(Collectors.joining(" "))));
        }
        write("power-runs.md", "| an engine that … | found | games until then |", rows);
        assertThat(missed).isEmpty();
    }

    @Test
    void labelsAreFairAndCounterexamplesShort() throws IOException {
        List<String> rows = new ArrayList<>();
        List<Integer> lengths = new ArrayList<>();
        int fair = 0;
        int faults = 0;
        List<BrokenEngine> engines = BrokenEngine.all();
        for (BrokenEngine broken : engines) {
            CheckReport report =
                    EngineCheck.of(broken::engine).seed(1).budget(BUDGET).run();
            boolean isFair = !report.isSound() && isFair(report.faults().get(0), broken.suspects());
            fair += isFair ? 1 : 0;
            faults += report.faults().size();
            report.faults().stream()
                    .limit(1)
                    .forEach(fault -> lengths.add(fault.counterexample().size()));
            rows.add("| %s | %s | %s | %s |"
                    .formatted(broken.name(), isFair ? "" : "unfair", broken.suspects(), told(report)));
        }
        rows.add("");
        rows.add("Fair: %d of %d; %d faults told.".formatted(fair, engines.size(), faults));
        write("power-labels.md", "| an engine that … | label | suspects | faults |", rows);
        assertThat(fair).isGreaterThanOrEqualTo(engines.size() * 92 / 100);
        assertThat(lengths.stream().sorted().toList().get(lengths.size() / 2)).isZero();
    }

    private static boolean isFair(Fault fault, Set<Rule> suspects) {
        return suspects.isEmpty()
                ? fault.rule().isEmpty()
                : fault.rule().filter(suspects::contains).isPresent();
    }

    @Test
    void threeFaultsAtOnceAreAllNamed() throws IOException {
        List<String> rows = new ArrayList<>();
        int told = 0;
        for (BrokenTriple triple : BrokenEngine.triples(1, TRIPLES)) {
            CheckReport report = EngineCheck.of(triple::engine)
                    .seed(1)
                    .budget(BUDGET.multipliedBy(2))
                    .variants(Set.of(triple.variant()))
                    .run();
            boolean all = triple.isToldBy(report.faults().stream()
                    .flatMap(fault -> fault.rule().stream())
                    .toList());
            told += all ? 1 : 0;
            rows.add("| %s | %s | %s |".formatted(triple.name(), all ? "" : "not all", told(report)));
        }
        rows.add("");
        rows.add("All three named: %d of %d.".formatted(told, TRIPLES));
        write("power-triples.md", "| three faults | named | faults |", rows);
        assertThat(told).isGreaterThanOrEqualTo(TRIPLES * 9 / 10);
    }

    private static String told(CheckReport report) {
        return report.faults().stream()
                .map(fault ->
                        fault.kind() + fault.rule().map(rule -> " " + rule).orElse("") + " × " + fault.games())
                .collect(Collectors.joining(", "));
    }

    private static void write(String name, String head, List<String> rows) throws IOException {
        List<String> lines = new ArrayList<>(List.of(head, head.replaceAll("[^|]+", " --- ")));
        lines.addAll(rows);
        Files.write(Files.createDirectories(Path.of("target")).resolve(name), lines);
    }
}
