package io.github.lyngk.testkit.corpus;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Lists;
import io.github.lyngk.testkit.Engine;
import io.github.lyngk.testkit.house.BrokenEngine;
import io.github.lyngk.testkit.house.FaultyEngine;
import io.github.lyngk.testkit.house.StartOnlyEngine;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * How many of the engines kept here the data alone finds out. Each is asked line after line, as whoever has nothing but the
 * files would ask it. Every build asks one in four; the profile {@code power} asks all, and writes the tables
 * {@code target/power-corpus*.md}.
 */
@Tag("slow")
class CorpusPowerTest {
    private static final int SAMPLE = 4;
    private static final int LEAST_PERCENT = 95;
    private static final int LEAST_PERCENT_FROM_STARTS = 85;

    private static final ImmutableList<PositionLine> POSITIONS = Corpus.positions();
    private static final ImmutableList<RefusedLine> REFUSED = Corpus.refused();
    private static final ImmutableList<List<PlyLine>> GAMES = Corpus.games();

    @Test
    void dataAloneFindsFaultyEngines() throws IOException {
        measureFaultyEngines("target/power-corpus-sample.md", SAMPLE);
    }

    @Tag("power")
    @Test
    void dataAloneFindsAllFaultyEngines() throws IOException {
        measureFaultyEngines("target/power-corpus.md", 1);
    }

    /** Engines that know a single variant, can only start a game and play on, and take claims apart. */
    @Test
    void dataAloneFindsEnginesThatCanOnlyStartGames() throws IOException {
        measureEnginesThatCanOnlyStartGames("target/power-corpus-starts-sample.md", SAMPLE);
    }

    @Tag("power")
    @Test
    void dataAloneFindsAllEnginesThatCanOnlyStartGames() throws IOException {
        measureEnginesThatCanOnlyStartGames("target/power-corpus-starts.md", 1);
    }

    private static void measureFaultyEngines(String file, int oneIn) throws IOException {
        Map<String, Supplier<Engine<?>>> engines = new LinkedHashMap<>();
        oneIn(oneIn, FaultyEngine.all()).forEach(faulty -> engines.put(faulty.name(), faulty::engine));
        measure(file, engines, LEAST_PERCENT);
    }

    private static void measureEnginesThatCanOnlyStartGames(String file, int oneIn) throws IOException {
        Map<String, Supplier<Engine<?>>> engines = new LinkedHashMap<>();
        oneIn(oneIn, BrokenEngine.all())
                .forEach(broken -> engines.put(broken.name(), () -> new StartOnlyEngine(broken)));
        measure(file, engines, LEAST_PERCENT_FROM_STARTS);
    }

    private static <T> List<T> oneIn(int number, List<T> all) {
        return Lists.transform(Lists.partition(all, number), part -> part.get(0));
    }

    private static void measure(String file, Map<String, Supplier<Engine<?>>> engines, int percent) throws IOException {
        List<Optional<String>> found = List.copyOf(engines.values()).parallelStream()
                .map(engine -> firstWrongAnswer(engine.get()))
                .toList();
        long killed = found.stream().filter(Optional::isPresent).count();

        List<String> table = new ArrayList<>(List.of("| an engine that … | found at |", "| --- | --- |"));
        for (String name : engines.keySet()) {
            table.add("| %s | %s |".formatted(name, found.get(table.size() - 2).orElse("**not found**")));
        }
        table.add("");
        table.add("Found: %d of %d.".formatted(killed, engines.size()));
        Files.write(Path.of(file), table);
        assertThat(100 * killed).isGreaterThanOrEqualTo((long) percent * engines.size());
    }

    /** Where an engine first answers otherwise, which is where it is left. */
    private static Optional<String> firstWrongAnswer(Engine<?> engine) {
        Examinee<?> examinee = Examinee.of(engine);
        for (PositionLine line : POSITIONS) {
            if (!examinee.knows(line)) {
                return Optional.of(line.id());
            }
        }
        for (RefusedLine line : REFUSED) {
            if (!examinee.knows(line)) {
                return Optional.of(line.id());
            }
        }
        return GAMES.stream()
                .flatMap(game -> examinee.firstUnknown(game).stream())
                .findFirst()
                .map(line -> line.game() + ", ply " + line.ply());
    }
}
