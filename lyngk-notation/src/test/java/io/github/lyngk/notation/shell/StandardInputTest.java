package io.github.lyngk.notation.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("surroundings")
class StandardInputTest {
    @TempDir
    Path folder;

    @Test
    void aFileOfJavaItselfIsNoStandardInput() throws IOException {
        Path home = Files.createDirectories(folder.resolve("jdk/lib")).getParent();
        Path modules = Files.createFile(home.resolve("lib/modules"));
        Path descriptor = Files.createSymbolicLink(folder.resolve("0"), modules);
        assertThat(StandardInput.isTakenByJava(descriptor, home)).isTrue();
    }

    @Test
    void otherFilesAndPipesAre() throws IOException {
        Path file = Files.createFile(folder.resolve("games.lyngk"));
        Path home = Files.createDirectories(folder.resolve("jdk"));
        assertThat(StandardInput.isTakenByJava(file, home)).isFalse();
        assertThat(StandardInput.isTakenByJava(folder.resolve("pipe:[1]"), home))
                .isFalse();
    }
}
