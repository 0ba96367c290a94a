package io.github.lyngk.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Streams;
import io.github.lyngk.core.Rule;
import io.github.lyngk.testkit.broken.BrokenBot;
import io.github.lyngk.testkit.broken.BrokenEngine;
import io.github.lyngk.testkit.broken.BrokenTriple;
import io.github.lyngk.testkit.broken.FaultyEngine;
import io.github.lyngk.testkit.broken.ForgetfulEngine;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * The checks measured at length, only with {@code -DexcludedGroups=}: which faults a default check finds, in how many entries,
 * whether the first entry names a fair rule, and how many of three faults at once are named. Every row is printed, and the
 * tables are written to {@code target/power-*.md}.
 */
@Tag("power")
class FullPowerTest {

    private static final int GAMES = Integer.getInteger("lyngk.power.games", 2_000);
    private static final long SEED = Long.getLong("lyngk.power.seed", 1);
    private static final int TRIPLES = 50;

    /** The rows of a table and its totals. */
    private static final class Table {
        private final List<String> lines = new ArrayList<>();
        private int checked;
        private int found;
        private int entries;
        private int fair;
        private int moves;

        Table(String head) {
            lines.add(head);
            lines.add(head.replaceAll("[^|]+", " --- "));
        }

        void count(CheckReport report, boolean isFair) {
            checked++;
            found += report.faults().isEmpty() ? 0 : 1;
            entries += report.faults().size();
            fair += isFair ? 1 : 0;
            moves += report.faults().stream()
                    .mapToInt(fault -> fault.counterexample().size())
                    .sum();
        }

        void add(String format, Object... values) {
            String line = String.format(Locale.ROOT, format, values);
            System.out.println(line);
            lines.add(line);
        }

        void total() {
            add("");
            add(
                    "Found: %d of %d. Entries: %d, %.2f each. First entry fair: %d. Moves of a counterexample: %.2f.",
                    found, checked, entries, 1.0 * entries / checked, fair, 1.0 * moves / Math.max(1, entries));
        }

        void write(String name) throws IOException {
            Files.write(Files.createDirectories(Path.of("target")).resolve(name), lines);
        }
    }

    /** The reports of some checks, which run in parallel, each with time for all its games. */
    private static <T> ImmutableMap<T, CheckReport> reports(List<T> faulty, Function<T, Check<?>> check) {
        List<CheckReport> reports =
                faulty.parallelStream().map(one -> check.apply(one).run()).toList();
        return Streams.zip(faulty.stream(), reports.stream(), Map::entry)
                .collect(ImmutableMap.toImmutableMap(Map.Entry::getKey, Map.Entry::getValue));
    }

    private static EngineCheck check(FaultyEngine faulty) {
        return EngineCheck.of(faulty::engine).seed(SEED).games(GAMES).budget(Duration.ofMinutes(2));
    }

    private static String entries(CheckReport report) {
        return report.faults().stream()
                .map(fault -> fault.kind()
                        + fault.rule().map(rule -> " " + rule).orElse("")
                        + (fault.isNotReproduced() ? " (not reproduced)" : "")
                        + " × " + fault.games() + ", "
                        + fault.counterexample().size() + " moves")
                .collect(Collectors.joining("; "));
    }

    private static boolean isFair(CheckReport report, Set<Rule> suspects) {
        return report.faults().stream()
                .limit(1)
                .anyMatch(fault -> suspects.isEmpty()
                        ? fault.rule().isEmpty()
                        : fault.rule().filter(suspects::contains).isPresent());
    }

    @Test
    void brokenEnginesAreFoundInFewEntriesUnderAFairRule() throws IOException {
        Table table = new Table("| an engine that … | found | entries | first entry | fair rules | faults |");
        reports(BrokenEngine.all(), FullPowerTest::check).forEach((broken, report) -> {
            boolean fair = isFair(report, broken.suspects());
            table.count(report, fair);
            table.add(
                    "| %s | %s | %d | %s | %s | %s |",
                    broken.name(),
                    report.faults().isEmpty() ? "no" : "yes",
                    report.faults().size(),
                    fair ? "fair" : "unfair",
                    broken.suspects(),
                    entries(report));
        });
        table.total();
        table.write("power-engines.md");

        assertThat(table.found).isGreaterThanOrEqualTo(table.checked * 99 / 100);
        assertThat(1.0 * table.entries / table.checked).isLessThanOrEqualTo(2.25);
        assertThat(1.0 * table.fair / table.checked).isGreaterThanOrEqualTo(0.88);
    }

    /** No rule is broken, so none should be named. */
    @Test
    void enginesThatRememberWronglyAreFound() throws IOException {
        Table table = new Table("| an engine that … | found | entries | first entry | faults |");
        reports(ForgetfulEngine.all(), FullPowerTest::check).forEach((forgetful, report) -> {
            boolean fair = isFair(report, Set.of());
            table.count(report, fair);
            table.add(
                    "| %s | %s | %d | %s | %s |",
                    forgetful.name(),
                    report.faults().isEmpty() ? "no" : "yes",
                    report.faults().size(),
                    fair ? "fair" : "unfair",
                    entries(report));
        });
        table.total();
        table.write("power-memory.md");

        assertThat(table.found).isGreaterThanOrEqualTo(table.checked * 95 / 100);
    }

    @Test
    void threeFaultsAtOnceAreNamed() throws IOException {
        Table table = new Table("| three faults | named | entries | fair rules | faults |");
        AtomicInteger named = new AtomicInteger();
        reports(BrokenTriple.draw(1, TRIPLES), triple -> check(triple).variants(Set.of(triple.variant())))
                .forEach((triple, report) -> {
                    int count = triple.namedBy(report.faults().stream()
                            .flatMap(fault -> fault.rule().stream())
                            .toList());
                    named.addAndGet(count);
                    table.count(report, count == 3);
                    table.add(
                            "| %s | %d | %d | %s | %s |",
                            triple.name(),
                            count,
                            report.faults().size(),
                            triple.parts().stream().map(BrokenEngine::suspects).toList(),
                            entries(report));
                });
        table.total();
        table.add("Named: %d of %d faults.", named.get(), 3 * TRIPLES);
        table.write("power-triples.md");

        assertThat(1.0 * named.get() / (3 * TRIPLES)).isGreaterThanOrEqualTo(0.85);
    }

    @Test
    void brokenBotsAreFoundWithTheirFaults() throws IOException {
        Table table = new Table("| a bot that … | found | entries | faults |");
        ImmutableList<BrokenBot> bots = BrokenBot.all();
        bots.forEach(
                broken -> { // one after the other, since some have limits
                    CheckReport report = PowerTest.check(broken).seed(SEED).run();
                    boolean found = report.faults().stream().anyMatch(fault -> fault.kind() == broken.expected());
                    table.count(report, found);
                    table.add(
                            "| %s | %s | %d | %s |",
                            broken.name(), found ? "yes" : "no", report.faults().size(), entries(report));
                });
        table.total();
        table.write("power-bots.md");

        assertThat(table.fair).isGreaterThanOrEqualTo(bots.size() * 95 / 100);
    }
}
