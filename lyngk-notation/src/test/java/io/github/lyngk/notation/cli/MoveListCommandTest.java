package io.github.lyngk.notation.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Lists of moves, which no name tells, through the command. */
class MoveListCommandTest {
    private static final Path FILES = Path.of("src/test/resources/movelist");

    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"pbmserv", "langk"})
    void listsBecomeRecords(String format) throws IOException {
        String list = Files.readString(FILES.resolve("finished-and-open." + format));
        String records = Files.readString(FILES.resolve("finished-and-open.lyngk"));
        Run byContent = Run.withInput(list, "convert", "-");
        assertThat(byContent.out()).isEqualTo(records);
        assertThat(byContent.exit()).isZero();
        Path misnamed = Files.writeString(folder.resolve("list.lyngk"), list);
        assertThat(Run.of("convert", misnamed.toString()).exit()).isEqualTo(1);
        assertThat(Run.of("convert", "--format", format, misnamed.toString()).out())
                .isEqualTo(records);
    }

    @Test
    void foldersAreNotSearchedForThem() throws IOException {
        Files.copy(FILES.resolve("finished-and-open.langk"), folder.resolve("list.langk"));
        Run run = Run.of("validate", folder.toString());
        assertThat(run.out()).contains("NO_RECORD: no .lyngk or .sgf file in this folder");
        assertThat(run.exit()).isEqualTo(1);
    }

    @Test
    void movesWithoutAStartAreToldSo() {
        Run run = Run.withInput("b1-b2\nR,c1-c2\n", "validate", "-");
        assertThat(run.out()).startsWith("-:1:1: error: TAG_MISSING: the start is missing: ");
        assertThat(run.exit()).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"pbmserv", "langk"})
    void listsAreShown(String format) throws IOException {
        String list = Files.readString(FILES.resolve("finished-and-open." + format));
        String records = Files.readString(FILES.resolve("finished-and-open.lyngk"));
        assertThat(Run.withInput(list, "show", "-").exit()).isZero();
        assertThat(Run.withInput(list, "show", "--svg", "-")).isEqualTo(Run.withInput(records, "show", "--svg", "-"));
    }
}
