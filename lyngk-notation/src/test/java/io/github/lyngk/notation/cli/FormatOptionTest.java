package io.github.lyngk.notation.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("surroundings")
class FormatOptionTest {
    private static final Path SGF = Path.of("src/test/resources/boardspace/extra-505.sgf");

    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"validate", "convert", "show"})
    void theFormatIsTheOneGivenWhateverTheNameSays(String subcommand) throws IOException {
        String file = Files.copy(SGF, folder.resolve("misnamed.lyngk")).toString();
        assertThat(Run.of(subcommand, file).exit()).isEqualTo(1);
        assertThat(Run.of(subcommand, "--format", "boardspace", file).exit()).isZero();
        assertThat(Run.of(subcommand, "--format=lyngk", "--format=BOARDSPACE", file)
                        .exit())
                .isZero();
    }

    @Test
    void theFormatIsTheOneGivenWhateverTheContentSays() throws IOException {
        String sgf = Files.readString(SGF);
        assertThat(Run.withInput(sgf, "validate", "-").exit()).isZero();
        assertThat(Run.withInput(sgf, "validate", "--format", "lyngk", "-").out())
                .contains("error: SYNTAX");
    }

    @Test
    void anUnknownFormatIsRefusedWithThoseThereAre() {
        Run run = Run.of("validate", "--format", "pgn", SGF.toString());
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.err()).startsWith("lyngk: --format: ").contains("pgn is not one of");
    }
}
