package org.example.archive;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.JarFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Submits the jar as a user does. */
class SubmittedJobTest {
    @TempDir
    Path folder;

    @Test
    void reportEqualsThatOfTheCommandAndLogWorks() throws Exception {
        SampleArchive.writeOne(folder.resolve("one.lyngk"));
        Child command = Child.command(folder, "validate", "--json", "one.lyngk");
        Child job = Child.submit("local[2]", folder, "--output", "result", "--split-size", "9999999", "one.lyngk");
        Path result = folder.resolve("result");

        assertThat(job.err()).contains("INFO ValidateArchive: 1 files in ").doesNotContain("SLF4J", "ERROR");
        assertThat(job.exit()).isEqualTo(1);
        assertThat(ValidateArchiveTest.lines(result) + job.out()).isEqualTo(command.out());
        assertThat(Files.readString(result.resolve("_summary.json"))).isEqualTo(job.out());
    }

    @Test
    void wrongUsageIsReported() throws Exception {
        Child job = Child.submit("local[1]", folder, "one.lyngk");

        assertThat(job.exit()).isEqualTo(2);
        assertThat(job.err()).contains("validate: --output is missing\nusage: --output FOLDER");
    }

    @Test
    void jarHasNothingThatAClusterProvides() throws IOException {
        try (JarFile jar = new JarFile(System.getProperty("job.jar"))) {
            assertThat(jar.stream().map(entry -> entry.getName()))
                    .contains("org/example/archive/guava/common/collect/ImmutableList.class")
                    .contains("io/github/lyngk/notation/archive/RecordFiles.class")
                    .noneMatch(name -> name.startsWith("com/google/") || name.startsWith("org/apache/"));
        }
    }
}
