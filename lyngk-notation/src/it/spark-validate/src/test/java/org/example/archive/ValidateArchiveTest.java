package org.example.archive;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.lyngk.notation.ValidationReport;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The job and the command look at the same archive. */
class ValidateArchiveTest {
    @TempDir
    static Path folder;

    private static JavaSparkContext spark;
    private static String expected;

    @BeforeAll
    static void prepare() throws Exception {
        SampleArchive.write(folder);
        expected = command();
        SparkConf conf = ValidateArchive.configuration()
                .setMaster("local[2]")
                .set("spark.ui.enabled", "false")
                .set("spark.driver.host", "localhost")
                .set("spark.driver.bindAddress", "127.0.0.1");
        spark = new JavaSparkContext(conf);
    }

    @AfterAll
    static void stop() {
        spark.close();
    }

    @Test
    void archiveHasFaultsToReport() {
        assertThat(expected.lines()).hasSizeGreaterThan(20);
        assertThat(expected).contains("ILLEGAL_MOVE", "TAG_MISSING", "NO_RECORD", "ENCODING", "\"valid\":15");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 7, 64})
    void reportIsThatOfTheCommandHoweverTheWorkIsDivided(int slices) {
        ValidationReport report = new Archive(folder.toString()).validate(spark, slices);

        assertThat(report.toJsonLines()).isEqualTo(expected);
    }

    @Test
    void addressesAreReadLikePaths() {
        ValidationReport report = new Archive(folder.toUri().toString()).validate(spark, 3);

        assertThat(report.toJsonLines()).isEqualTo(expected);
    }

    /** Runs the command on the files of the archive, in order, and returns what it prints. */
    private static String command() throws IOException, InterruptedException {
        List<String> words = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                "io.github.lyngk.notation.cli.Main",
                "validate",
                "--json"));
        try (Stream<Path> files = Files.walk(folder)) {
            files.filter(Files::isRegularFile)
                    .map(file -> folder.relativize(file).toString())
                    .sorted()
                    .forEach(words::add);
        }
        Process process = new ProcessBuilder(words)
                .directory(folder.toFile())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        String printed = new String(process.getInputStream().readAllBytes(), UTF_8);
        assertThat(process.waitFor()).as("the archive has faults").isEqualTo(1);
        return printed;
    }
}
