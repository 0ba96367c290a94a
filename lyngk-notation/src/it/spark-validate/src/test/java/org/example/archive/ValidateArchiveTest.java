package org.example.archive;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The job, submitted as anyone would, and the command look at the same archive. */
class ValidateArchiveTest {
    @TempDir
    static Path folder;

    @TempDir
    Path scratch;

    private static Child ofOne;
    private static Child ofMany;

    private Path output;

    @BeforeAll
    static void prepare() throws Exception {
        SampleArchive.writeOne(folder.resolve("one.lyngk"));
        SampleArchive.writeMany(folder.resolve("many"), true);
        Path plain = Files.createDirectory(folder.resolve("plain"));
        SampleArchive.writeMany(plain.resolve("many"), false);
        ofOne = Child.command(folder, "validate", "--json", "one.lyngk");
        Child asPlain = Child.command(plain, "validate", "--json", "many");
        ofMany = new Child(asPlain.exit(), namedAsCompressed(asPlain.out()), asPlain.err());
    }

    @BeforeEach
    void chooseOutput() {
        output = scratch.resolve("result");
    }

    /** What the command says of files that it was given unpacked. */
    private static String namedAsCompressed(String report) throws IOException {
        String named = report;
        try (Stream<Path> files = Files.walk(folder.resolve("many"))) {
            for (Path file :
                    files.filter(path -> path.toString().endsWith(".gz")).toList()) {
                String name = folder.relativize(file).toString();
                named = named.replace('"' + name.replace(".gz", "") + '"', '"' + name + '"');
            }
        }
        return named;
    }

    /** The lines of the dataset, in the order of its files, and what was printed after them. */
    private String report(Child job) throws IOException {
        StringBuilder report = new StringBuilder();
        try (Stream<Path> parts = Files.list(output)) {
            for (Path part : parts.filter(path -> path.getFileName().toString().startsWith("part-"))
                    .sorted()
                    .toList()) {
                report.append(Files.readString(part));
            }
        }
        return report + job.out();
    }

    private Child submit(String... arguments) throws Exception {
        return submitTo("local[2]", arguments);
    }

    private Child submitTo(String master, String... arguments) throws Exception {
        List<String> words = new ArrayList<>(List.of("--output", output.toString()));
        words.addAll(List.of(arguments));
        return Child.submit(master, folder, words.toArray(String[]::new));
    }

    @Test
    void archivesHaveFaultsToReport() {
        for (Child report : List.of(ofOne, ofMany)) {
            assertThat(report.exit()).isEqualTo(1);
            assertThat(report.out().lines().count()).isGreaterThan(10_000);
            assertThat(report.out()).contains("ILLEGAL_MOVE", "TAG_MISSING", "MOVE_NUMBER", "SYNTAX", "NOT_FINISHED");
        }
        assertThat(ofMany.out()).contains("NO_RECORD", "many/year 0/000.lyngk.gz", "many/two.SGF");
    }

    @ParameterizedTest
    @CsvSource({"local[1], 50000000", "local[2], 9999999", "local[2], 1000003", "local[2], 300007"})
    void oneFileIsReportedAsByTheCommandHoweverItIsDivided(String master, String size) throws Exception {
        Child job = submitTo(master, "--split-size", size, "one.lyngk");

        assertThat(report(job)).isEqualTo(ofOne.out());
        assertThat(job.exit()).isEqualTo(ofOne.exit());
        assertThat(Files.readString(output.resolve("_summary.json"))).isEqualTo(job.out());
    }

    @ParameterizedTest
    @CsvSource({"local[1], 128000000", "local[2], 60000"})
    void manyFilesAreReportedAsByTheCommand(String master, String size) throws Exception {
        Child job = submitTo(master, "--split-size", size, "many");

        assertThat(report(job)).isEqualTo(ofMany.out());
        assertThat(job.exit()).isEqualTo(1);
    }

    @Test
    void parquetHoldsTheSame() throws Exception {
        Child job = submit("--parquet", "many");
        Child rows = Child.main(folder, ParquetLines.class, output.toString());

        assertThat((rows.out() + job.out()).lines().sorted())
                .containsExactlyElementsOf(ofMany.out().lines().sorted().toList());
    }

    @Test
    void leniencyIsTheCommands() throws Exception {
        Child job = submit("--lenient", "all", "--split-size", "1000003", "one.lyngk");

        assertThat(report(job))
                .isEqualTo(Child.command(folder, "validate", "--json", "--lenient", "all", "one.lyngk")
                        .out())
                .contains("WARNING");
    }

    @Test
    void filesFoldersAndGlobsAreCalledAsTheArgumentsCallThem() throws Exception {
        String absolute = folder.resolve("many/good.sgf").toString();
        Child job = submit("many/year [12]/*4.lyngk", "./many//junk.lyngk", absolute, "many/ye?r 5/");

        List<String> names = new ArrayList<>(List.of("validate", "--json"));
        for (String year : List.of("many/year 1", "many/year 2")) {
            try (Stream<Path> files = Files.list(folder.resolve(year))) {
                files.map(file -> year + "/" + file.getFileName())
                        .filter(name -> name.endsWith("4.lyngk"))
                        .sorted()
                        .forEach(names::add);
            }
        }
        names.addAll(List.of("./many/junk.lyngk", absolute));
        assertThat(names).hasSizeGreaterThan(8);
        String whole = ofMany.out();
        String expected = Child.command(folder, names.toArray(String[]::new)).out();
        assertThat(report(job).lines().filter(line -> !line.contains("year 5") && !line.contains("version")))
                .containsExactlyElementsOf(expected.lines()
                        .filter(line -> !line.contains("version"))
                        .toList());
        assertThat(report(job).lines().filter(line -> line.contains("year 5")))
                .containsExactlyElementsOf(
                        whole.lines().filter(line -> line.contains("year 5")).toList());
    }

    @Test
    void addressesKeepTheirNames() throws Exception {
        String address = folder.resolve("many/junk.lyngk").toUri().toString();
        Child job = submit(address);

        assertThat(report(job)).contains("\"file\":\"" + address + "\"", "TAG_MISSING");
    }

    @Test
    void whatCannotBeReadIsToldAndTheRestIsDone() throws Exception {
        Path cut = folder.resolve("cut.lyngk.gz");
        byte[] whole = Files.readAllBytes(folder.resolve("many/year 0/000.lyngk.gz"));
        Files.write(cut, Arrays.copyOf(whole, whole.length / 2));
        Child job = submit("nowhere.lyngk", "none*.lyngk", "cut.lyngk.gz", "many/good.sgf");

        assertThat(job.exit()).isEqualTo(2);
        assertThat(job.err()).contains("nowhere.lyngk: no such file", "none*.lyngk: no such file", "cut.lyngk.gz: ");
        assertThat(report(job)).contains("\"file\":\"cut.lyngk.gz\",\"record\":1,");
    }

    @Test
    void foldersWithoutRecordsAreInvalid() throws Exception {
        Files.createDirectories(folder.resolve("bare"));
        Child job = submit("bare");

        assertThat(report(job))
                .isEqualTo(Child.command(folder, "validate", "--json", "bare").out());
        assertThat(job.exit()).isEqualTo(1);
    }

    @Test
    void allIsWellWithAGoodFileAndTheLogWorks() throws Exception {
        Child job = submit("many/good.sgf");

        assertThat(job.exit()).isZero();
        assertThat(job.out()).contains("\"records\":1,", "\"valid\":1,");
        assertThat(job.err())
                .contains("INFO ValidateArchive: 1 files in 1 tasks")
                .doesNotContain("SLF4J");
    }

    @Test
    void nothingIsOverwrittenAndNothingGuessed() throws Exception {
        Files.createDirectory(output);
        assertThat(submit("one.lyngk").err()).contains("it exists already");
        assertThat(submit("--lenient", "everything", "one.lyngk"))
                .matches(job -> job.exit() == 2)
                .matches(job -> job.err().contains("unknown leniency 'everything'; there are all, move-numbers"));
        assertThat(Child.submit("local[1]", folder, "one.lyngk"))
                .matches(job -> job.exit() == 2)
                .matches(job -> job.err().contains("usage: --output FOLDER"));
    }

    @Test
    void jarHasNothingThatAClusterHas() throws IOException {
        try (JarFile jar = new JarFile(System.getProperty("job.jar"))) {
            assertThat(jar.stream().map(entry -> entry.getName()))
                    .contains("org/example/archive/guava/common/collect/ImmutableList.class")
                    .noneMatch(name -> name.startsWith("com/google/") || name.startsWith("org/apache/"));
        }
    }
}
