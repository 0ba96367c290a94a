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
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * How many of the engines kept here the data alone finds out. Each is asked line after line, as whoever has nothing but the
 * files would ask it. The tables go to {@code target/power-corpus*.md}.
 */
@Tag("slow")
class CorpusPowerTest {
    private static final int LEAST_PERCENT = 95;
    private static final int LEAST_PERCENT_FROM_STARTS = 85;

    private static final ImmutableList<PositionLine> POSITIONS = Corpus.positions();
    private static final ImmutableList<RefusedLine> REFUSED = Corpus.refused();
    private static final ImmutableList<List<PlyLine>> GAMES = Corpus.games();

    @Test
    void dataAloneFindsFaultyEngines() throws IOException {
        List<Supplier<Engine<?>>> engines = new ArrayList<>();
        FaultyEngine.all().forEach(faulty -> engines.add(faulty::engine));
        measure("power-corpus.md", Lists.transform(FaultyEngine.all(), FaultyEngine::name), engines, LEAST_PERCENT);
    }

    /** Engines that know a single variant, can only start a game and play on, and take claims apart. */
    @Test
    void dataAloneFindsEnginesThatCanOnlyStartGames() throws IOException {
        List<Supplier<Engine<?>>> engines = new ArrayList<>();
        BrokenEngine.all().forEach(broken -> engines.add(() -> new StartOnlyEngine(broken)));
        measure(
                "power-corpus-starts.md",
                Lists.transform(BrokenEngine.all(), BrokenEngine::name),
                engines,
                LEAST_PERCENT_FROM_STARTS);
    }

    private static void measure(String file, List<String> names, List<Supplier<Engine<?>>> engines, int percent)
            throws IOException {
        List<Optional<String>> found = engines.parallelStream()
                .map(engine -> firstWrongAnswer(engine.get()))
                .toList();
        long killed = found.stream().filter(Optional::isPresent).count();

        List<String> table = new ArrayList<>(List.of("| an engine that … | found at |", "| --- | --- |"));
        for (int n = 0; n < names.size(); n++) {
            table.add("| %s | %s |".formatted(names.get(n), found.get(n).orElse("**not found**")));
        }
        table.add("");
        table.add("Found: %d of %d.".formatted(killed, names.size()));
        Files.write(Files.createDirectories(Path.of("target")).resolve(file), table);
        assertThat(100 * killed).isGreaterThanOrEqualTo((long) percent * names.size());
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
