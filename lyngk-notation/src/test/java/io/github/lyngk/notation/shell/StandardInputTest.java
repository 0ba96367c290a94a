package io.github.lyngk.notation.shell;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

import java.io.ByteArrayInputStream;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicBoolean;
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
        assertThat(StandardInput.isTakenByJava(modules, home)).isTrue();
    }

    @Test
    void otherFilesAndPipesAre() throws IOException {
        Path file = Files.createFile(folder.resolve("games.lyngk"));
        Path home = Files.createDirectories(folder.resolve("jdk"));
        assertThat(StandardInput.isTakenByJava(file, home)).isFalse();
        assertThat(StandardInput.isTakenByJava(folder.resolve("no path"), home)).isFalse();
    }

    @Test
    void whatWasClosedBeforeJavaBeganCannotBeRead() throws IOException {
        Path home = Files.createDirectories(folder.resolve("jdk"));
        InputStream closed = StandardInput.open(Files.createFile(home.resolve("modules")), home);
        assertThatIOException().isThrownBy(closed::read).withMessage("standard input is closed");
    }

    @Test
    void everythingElseIsReadFromTheDescriptor() {
        assertThat(StandardInput.open(folder.resolve("no path"), folder)).isInstanceOf(FileInputStream.class);
        assertThat(Streams.ofThisMachine().in()).isNotNull();
    }

    @Test
    void itIsLeftOpenForWhoeverStartedUs() throws IOException {
        AtomicBoolean closed = new AtomicBoolean();
        InputStream in = new ByteArrayInputStream(new byte[] {7}) {
            @Override
            public void close() {
                closed.set(true);
            }
        };
        InputStream left = StandardInput.leftOpen(in);
        left.close();
        assertThat(closed).isFalse();
        assertThat(left.read()).isEqualTo(7);
    }
}
