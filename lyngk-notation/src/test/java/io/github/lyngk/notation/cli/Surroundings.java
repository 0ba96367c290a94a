package io.github.lyngk.notation.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.abort;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;

/** What tests need of a platform, and how its names of files are written elsewhere. */
final class Surroundings {
    static final String NO_PIPES = "pipes are no files there";

    private Surroundings() {}

    /** Makes a link, or skips the test where not everybody may. */
    static Path link(Path link, Path target) throws IOException {
        try {
            return Files.createSymbolicLink(link, target);
        } catch (FileSystemException | UnsupportedOperationException e) {
            return abort("no links can be made here: " + e.getMessage());
        }
    }

    /** Makes a named pipe. */
    static Path pipe(Path pipe) throws IOException, InterruptedException {
        assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor())
                .isZero();
        return pipe;
    }

    /** {@return the name of a file as a string of JSON} */
    static String json(Path file) {
        return '"' + file.toString().replace("\\", "\\\\") + '"';
    }

    /** {@return the name of a file as a word for a shell} */
    static String typed(String file) {
        return file.matches("[\\w./+:,@%=-]+") ? file : "'" + file.replace("'", "'\\''") + "'";
    }
}
