package io.github.lyngk.testkit.corpus;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.testkit.house.FaultyEngine;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * How many of the engines kept here the data alone finds out. Each is asked line after line, as whoever has nothing but the
 * files would ask it. The table goes to {@code target/power-corpus.md}.
 */
@Tag("slow")
class CorpusPowerTest {
    private static final int LEAST_PERCENT = 95;

    private static final ImmutableList<PositionLine> POSITIONS = Corpus.positions();
    private static final ImmutableList<RefusedLine> REFUSED = Corpus.refused();
    private static final ImmutableList<List<PlyLine>> GAMES = Corpus.games();

    @Test
    void dataAloneFindsFaultyEngines() throws IOException {
        ImmutableList<FaultyEngine> engines = FaultyEngine.all();
        List<Optional<String>> found =
                engines.parallelStream().map(CorpusPowerTest::firstWrongAnswer).toList();
        long killed = found.stream().filter(Optional::isPresent).count();

        List<String> table = new ArrayList<>(List.of("| an engine that … | found at |", "| --- | --- |"));
        for (int n = 0; n < engines.size(); n++) {
            table.add(
                    "| %s | %s |".formatted(engines.get(n).name(), found.get(n).orElse("**not found**")));
        }
        table.add("");
        table.add("Found: %d of %d.".formatted(killed, engines.size()));
        Files.write(Files.createDirectories(Path.of("target")).resolve("power-corpus.md"), table);
        assertThat(100 * killed).isGreaterThanOrEqualTo((long) LEAST_PERCENT * engines.size());
    }

    /** Where an engine first answers otherwise, which is where it is left. */
    private static Optional<String> firstWrongAnswer(FaultyEngine faulty) {
        Examinee<?> examinee = Examinee.of(faulty.engine());
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
