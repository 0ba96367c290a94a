package io.github.lyngk.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.lyngk.core.Outcome;
import io.github.lyngk.core.Variant;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The sample games are valid, canonical, and show what they are said to show. */
@Tag("surroundings")
class SamplesTest {
    private static final Path FOLDER = Path.of("samples");

    static List<Path> samples() throws IOException {
        try (Stream<Path> files = Files.list(FOLDER)) {
            return files.filter(file -> file.toString().endsWith(".lyngk"))
                    .sorted()
                    .toList();
        }
    }

    private static GameRecord sample(String name) throws IOException {
        return GameRecord.parse(Files.readString(FOLDER.resolve(name + ".lyngk")));
    }

    @ParameterizedTest
    @MethodSource("samples")
    void everySampleIsValidWithoutWarningAndCanonical(Path file) throws IOException {
        String text = Files.readString(file);
        assertThat(Records.read(text).diagnostics()).isEmpty();
        assertThat(GameRecord.parse(text)).hasToString(text);
    }

    @Test
    void theyShowEveryVariantAndEveryEnd() throws IOException {
        List<GameRecord> all = samples().stream().map(SamplesTest::parse).toList();
        assertThat(all).extracting(GameRecord::variant).contains(Variant.values());
        assertThat(all).extracting(GameRecord::termination).contains(Termination.values());
        assertThat(all).extracting(GameRecord::result).contains(Result.values());
    }

    private static GameRecord parse(Path file) {
        try {
            return GameRecord.parse(Files.readString(file));
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    @Test
    void theyShowWhatTheirNamesSay() throws IOException {
        assertThat(sample("draw").end().outcome()).map(Outcome::isDraw).contains(true);
        assertThat(sample("six-sudden-death").end().outcome())
                .map(Outcome::reason)
                .contains(Outcome.Reason.SUDDEN_DEATH);
        assertThat(sample("tie-break-singles").end().outcome())
                .map(Outcome::reason)
                .contains(Outcome.Reason.SINGLES);
        assertThat(sample("forced-skips").turns().stream().filter(Turn::isPass)).hasSize(6);
        assertThat(sample("triple-lyngk-move").toString()).contains("d4-c5-b3-b2!");
        assertThat(sample("unfinished").turns()).last().matches(Turn::isPass);
    }
}
