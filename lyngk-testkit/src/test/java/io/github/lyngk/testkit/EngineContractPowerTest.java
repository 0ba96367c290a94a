package io.github.lyngk.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Variant;
import io.github.lyngk.testkit.EngineTrial.Failure;
import io.github.lyngk.testkit.Lockstep.Question;
import io.github.lyngk.testkit.house.BrokenEngine;
import io.github.lyngk.testkit.house.HouseEngine;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * How strong the engine contract is: engines with one rule wrong, drawn the games that a property draws, have to be
 * found out, the report has to name the rule, and the games have to be short.
 *
 * <p>The table is written to {@code target/broken-engines.md}; the README tells how many engines there are and bounds the medians.
 */
class EngineContractPowerTest {

    /** As many as three of the properties try by default. */
    private static final int GAMES = 3000;

    private static final long SEED = 43;
    private static final Set<Question> ALL_QUESTIONS = Set.of(Question.values());
    private static final Set<Variant> ALL_VARIANTS = Set.of(Variant.values());

    private static ImmutableMap<String, Optional<Failure>> failures = ImmutableMap.of();

    @BeforeAll
    static void tryAllEngines() {
        Map<String, Optional<Failure>> found = new LinkedHashMap<>();
        brokenEngines().forEach(engine -> found.put(engine.name(), firstFailure(engine)));
        failures = ImmutableMap.copyOf(found);
    }

    static ImmutableList<BrokenEngine> brokenEngines() {
        return BrokenEngine.all();
    }

    private static Optional<Failure> firstFailure(BrokenEngine broken) {
        EngineTrial<?> trial = new EngineTrial<>(broken.engine(), ALL_QUESTIONS);
        ContractGames games = new ContractGames(ALL_VARIANTS);
        SplittableRandom random = new SplittableRandom(SEED);
        for (int count = 0; count < GAMES; count++) {
            Game game = count % 2 == 0 ? games.draw(random) : games.drawFinished(random);
            Optional<Failure> failure = trial.run(game);
            if (failure.isPresent()) {
                return failure;
            }
        }
        return Optional.empty();
    }

    @ParameterizedTest
    @MethodSource("brokenEngines")
    void brokenEngineIsFound(BrokenEngine broken) {
        assertThat(failures.get(broken.name())).isPresent();
    }

    @ParameterizedTest
    @MethodSource("brokenEngines")
    void reportShowsRuleAndPosition(BrokenEngine broken) {
        Failure failure = failures.get(broken.name()).orElseThrow();

        assertThat(failure.report())
                .contains("(" + failure.barest().rule() + ")")
                .contains(failure.barest().game().start().toString());
    }

    /** In some positions two mistakes look alike, so not every guess can be right. */
    @Test
    void nineReportsInTenNameTheRule() {
        List<BrokenEngine> misjudged = brokenEngines().stream()
                .filter(broken -> !broken.suspects()
                        .contains(failures.get(broken.name())
                                .orElseThrow()
                                .barest()
                                .rule()))
                .toList();
        assertThat(misjudged).hasSizeLessThanOrEqualTo(failures.size() / 10);
    }

    @Test
    void counterexamplesAreAsShortAsTheReadmeSays() throws IOException {
        String readme = Files.readString(Path.of("README.md"));
        Matcher told = Pattern.compile(
                        "(\\d+)\\s+broken\\s+engines,\\s+.*?at\\s+most\\s+(\\d+)\\s+moves.*?(\\d+)\\s+from",
                        Pattern.DOTALL)
                .matcher(readme);

        assertThat(told.find()).isTrue();
        assertThat(failures).hasSize(Integer.parseInt(told.group(1)));
        assertThat(median(Failure::shortest)).isLessThanOrEqualTo(Integer.parseInt(told.group(2)));
        assertThat(median(Failure::barest)).isLessThanOrEqualTo(Integer.parseInt(told.group(3)));
    }

    @Test
    void rightEngineOfTheSameMakeIsNotAccused() {
        ContractGames games = new ContractGames(ALL_VARIANTS);
        SplittableRandom random = new SplittableRandom(SEED);
        Lockstep<?> lockstep = new Lockstep<>(new HouseEngine(), ALL_QUESTIONS);
        for (int count = 0; count < GAMES / 30; count++) {
            Game game = games.draw(random);
            assertThat(lockstep.walk(game)).isEmpty();
        }
    }

    private static int median(Function<Failure, Finding> finding) {
        int[] lengths = failures.values().stream()
                .flatMap(Optional::stream)
                .mapToInt(failure -> finding.apply(failure).game().size())
                .sorted()
                .toArray();
        return lengths[lengths.length / 2];
    }

    @AfterAll
    static void writeTable() throws IOException {
        List<String> lines = new ArrayList<>(List.of(
                "| an engine that … | finding | moves from the start | from a set-up | stacks in it |",
                "| --- | --- | --- | --- | --- |"));
        failures.forEach((broken, failure) -> lines.add("| " + broken + " | "
                + failure.map(EngineContractPowerTest::row).orElse("missed") + " |"));
        Path target = Files.createDirectories(Path.of("target"));
        Files.write(target.resolve("broken-engines.md"), lines);
    }

    private static String row(Failure failure) {
        Game barest = failure.barest().game();
        return "%s (%s) | %d | %d | %d"
                .formatted(
                        failure.barest().difference(),
                        failure.barest().rule(),
                        failure.shortest().game().size(),
                        barest.size(),
                        barest.start().stacks().size());
    }
}
