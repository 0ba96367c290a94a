package io.github.lyngk.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.lyngk.testkit.house.BrokenEngine;
import io.github.lyngk.testkit.house.HouseEngine;
import io.github.lyngk.testkit.house.StartOnlyEngine;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToIntFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * How strong the engine contract is: engines with one rule wrong inherit its properties, which run as in any build,
 * with nothing configured. Each has to be found out by the property that looks there, the report has to name the rule,
 * and the game in it has to be short.
 *
 * <p>Every engine is tried as one that can do everything, and every fifth also as one that knows a single variant, can
 * only start a game and play on, and takes claims as actions of their own. The table is written to {@code
 * target/broken-engines.md}.
 */
@Tag("slow")
class EngineContractPowerTest {

    private static final ImmutableList<BrokenEngine> ENGINES = BrokenEngine.all();

    /** The engine that is being tried; jqwik makes the instances of the two classes below itself. */
    private static BrokenEngine tried = ENGINES.get(0);

    /** A broken engine that inherits the contract. */
    static class AnyPosition extends HouseEngine {
        AnyPosition() {
            super(tried);
        }
    }

    /** The same as an engine that can do less. */
    static class StartOnly extends StartOnlyEngine {
        StartOnly() {
            super(tried);
        }
    }

    private static ImmutableMap<BrokenEngine, Result> fromSetUps = ImmutableMap.of();
    private static ImmutableMap<BrokenEngine, Result> fromStarts = ImmutableMap.of();

    @BeforeAll
    static void tryAllEngines() {
        fromSetUps = tryAll(ENGINES, AnyPosition.class);
        fromStarts = tryAll(everyFifth(), StartOnly.class);
    }

    private static ImmutableMap<BrokenEngine, Result> tryAll(
            List<BrokenEngine> engines, Class<? extends EngineContract<?>> contract) {
        Map<BrokenEngine, Result> results = new LinkedHashMap<>();
        for (BrokenEngine broken : engines) {
            tried = broken;
            results.put(
                    broken,
                    Result.of(ContractRun.ofProperty(contract, broken.shownBy().property())));
        }
        return ImmutableMap.copyOf(results);
    }

    static ImmutableList<BrokenEngine> brokenEngines() {
        return ENGINES;
    }

    static ImmutableList<BrokenEngine> everyFifth() {
        return IntStream.range(0, ENGINES.size())
                .filter(index -> index % 5 == 0)
                .mapToObj(ENGINES::get)
                .collect(ImmutableList.toImmutableList());
    }

    @ParameterizedTest
    @MethodSource("brokenEngines")
    void brokenEngineIsFound(BrokenEngine broken) {
        assertThat(fromSetUps.get(broken).report()).as("report").isNotEmpty();
    }

    @ParameterizedTest
    @MethodSource("everyFifth")
    void brokenEngineIsFoundThoughItCanOnlyStartGames(BrokenEngine broken) {
        assertThat(fromStarts.get(broken).report()).as("report").isNotEmpty();
    }

    /** In some positions two mistakes look alike, so not every guess can be right. */
    @Test
    void nineReportsInTenNameTheRule() {
        List<BrokenEngine> misjudged = brokenEngines().stream()
                .filter(broken -> broken.suspects().stream()
                        .noneMatch(rule -> fromSetUps.get(broken).rule().equals(rule.name())))
                .toList();
        assertThat(misjudged).hasSizeLessThanOrEqualTo(fromSetUps.size() / 10);
    }

    @Test
    void counterexamplesAreShort() {
        assertThat(median(fromSetUps, Result::inPlay)).isLessThanOrEqualTo(6);
        assertThat(median(fromSetUps, Result::shortest)).isZero();
    }

    private static int median(Map<BrokenEngine, Result> results, ToIntFunction<Result> number) {
        int[] sorted = results.values().stream().mapToInt(number).sorted().toArray();
        return sorted[sorted.length / 2];
    }

    /** What a user gets to see of a failed property; an empty report if it did not fail. */
    private record Result(String report, int tries) {
        private static final Pattern HEADLINE = Pattern.compile("^([a-z ]+) \\((\\w+)\\): ");
        private static final Pattern LENGTH = Pattern.compile("Shortest play found \\((\\d+) moves?\\):");

        private static final Pattern IN_PLAY = Pattern.compile("The same in play \\((\\d+) moves?\\):");

        static Result of(ContractRun run) {
            return new Result(String.join("\n", run.failures().values()), run.tries());
        }

        String kind() {
            return find(HEADLINE, 1);
        }

        String rule() {
            return find(HEADLINE, 2);
        }

        int shortest() {
            return Integer.parseInt(find(LENGTH, 1));
        }

        /** The length of the same game from the start, which is left out where it is the shortest found. */
        int inPlay() {
            return IN_PLAY.matcher(report).find() ? Integer.parseInt(find(IN_PLAY, 1)) : shortest();
        }

        private String find(Pattern pattern, int group) {
            Matcher matcher = pattern.matcher(report);
            assertThat(matcher.find()).as("%s in %s", pattern, report).isTrue();
            return matcher.group(group);
        }

        String row() {
            return report.isEmpty()
                    ? "missed | | | "
                    : "%s | %s | %d | %d".formatted(kind(), rule(), tries, shortest());
        }
    }

    @AfterAll
    static void writeTable() throws IOException {
        List<String> lines = new ArrayList<>(List.of(
                "| an engine that … | any position: finding | rule | games tried | moves in the report"
                        + " | starts only: finding | rule | games tried | moves in the report |",
                "| --- | --- | --- | --- | --- | --- | --- | --- | --- |"));
        brokenEngines()
                .forEach(broken -> lines.add("| %s | %s | %s |"
                        .formatted(
                                broken,
                                fromSetUps.get(broken).row(),
                                Optional.ofNullable(fromStarts.get(broken))
                                        .map(Result::row)
                                        .orElse("| | | "))));
        lines.add("");
        lines.add("Median: %d games tried; %d moves in the report, %d in a game from the start."
                .formatted(
                        median(fromSetUps, Result::tries),
                        median(fromSetUps, Result::shortest),
                        median(fromSetUps, Result::inPlay)));
        Path target = Files.createDirectories(Path.of("target"));
        Files.write(target.resolve("broken-engines.md"), lines);
    }
}
