package io.github.lyngk.notation.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("surroundings")
class ConvertTest {
    private static final String BOARDSPACE = "src/test/resources/boardspace";

    @Test
    void allBoardspaceFilesConvertToRecordsThatValidate() {
        Run converted = Run.of("convert", "--quiet", BOARDSPACE);
        assertThat(converted.exit()).isEqualTo(1);
        assertThat(converted.err().lines().filter(line -> line.contains("error:")))
                .hasSize(2);
        Run validated = Run.withInput(converted.out(), "validate", "-");
        assertThat(validated.exit()).isZero();
        assertThat(validated.out()).startsWith("56 records, 1646 moves: 56 valid, 0 invalid");
    }

    @Test
    void warningsGoToStandardError() {
        Run run = Run.of("convert", BOARDSPACE + "/game-016-robot.sgf");
        assertThat(run.exit()).isZero();
        assertThat(run.err()).contains("warning: NOT_FINISHED");
        assertThat(run.out())
                .startsWith("[Event \"LK-game-16\"]\n")
                .endsWith(" 0-1\n")
                .contains("[Termination \"adjudication\"]");
    }

    @Test
    void canonicalRecordsStayAsTheyAre() throws IOException {
        Path file = Path.of("src/test/resources/cli/three.lyngk");
        assertThat(Run.of("convert", file.toString())).isEqualTo(new Run(0, Files.readString(file, UTF_8), ""));
    }

    @Test
    void aRecordWithoutAStartIsLeftOut() {
        Run run = Run.withInput("(;GM[lyngk])", "convert", "-");
        assertThat(run.exit()).isEqualTo(1);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).contains("TAG_MISSING");
    }
}
