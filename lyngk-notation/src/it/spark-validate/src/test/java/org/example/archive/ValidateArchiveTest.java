package org.example.archive;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.apache.hadoop.fs.FileSystem;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The job and the command report the same about the same archives. */
class ValidateArchiveTest {
    @TempDir
    static Path folder;

    @TempDir
    Path scratch;

    private static SparkSession session;
    private static Child ofOne;
    private static Child ofMany;

    private Path output;

    @BeforeAll
    static void prepare() throws Exception {
        SampleArchive.writeOne(folder.resolve("one.lyngk"));
        SampleArchive.writeMany(folder.resolve("many"));
        ofOne = Child.command(folder, "validate", "--json", "one.lyngk");
        ofMany = Child.command(folder, "validate", "--json", "many");
        session = SparkSession.builder()
                // Two cores, and two attempts for every task.
                .master("local[2,2]")
                .config("spark.ui.enabled", "false")
                .config("spark.driver.host", "localhost")
                .config("spark.driver.bindAddress", "127.0.0.1")
                .config("spark.log.level", "ERROR")
                .config("spark.sql.jsonGenerator.ignoreNullFields", "false")
                .config("spark.hadoop.fs.flaky.impl", FlakyFileSystem.class.getName())
                .getOrCreate();
        FileSystem.getLocal(session.sparkContext().hadoopConfiguration())
                .setWorkingDirectory(new org.apache.hadoop.fs.Path(folder.toUri()));
    }

    @AfterAll
    static void end() throws IOException {
        session.close();
    }

    @BeforeEach
    void chooseOutput() {
        output = scratch.resolve("result");
    }

    /** The result of the job: its exit code, the lines of its dataset in the order of the files, and the summary. */
    private record Done(int exit, String lines, String summary) {
        String report() {
            return lines + summary;
        }
    }

    private Done run(String... arguments) throws IOException {
        List<String> words = new ArrayList<>(List.of("--output", output.toString()));
        words.addAll(List.of(arguments));
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        int exit = new ValidateArchive(session, Options.parse(words.toArray(String[]::new)))
                .run(new PrintStream(out, false, UTF_8));
        return new Done(exit, lines(output), out.toString(UTF_8));
    }

    static String lines(Path output) throws IOException {
        StringBuilder lines = new StringBuilder();
        try (Stream<Path> parts = Files.list(output)) {
            for (Path part : parts.filter(path -> path.getFileName().toString().startsWith("part-"))
                    .filter(path -> path.toString().endsWith(".txt"))
                    .sorted()
                    .toList()) {
                lines.append(Files.readString(part));
            }
        }
        return lines.toString();
    }

    private static void assertSame(Done job, Child command) {
        // Not isEqualTo, which would print megabytes.
        assertThat(job.report().lines().toList().equals(command.out().lines().toList()))
                .as("%s and %s, first difference: %s", job.summary(), command.exit(), difference(job, command))
                .isTrue();
        assertThat(job.report()).hasSameSizeAs(command.out());
        assertThat(job.exit()).isEqualTo(command.exit());
    }

    private static String difference(Done job, Child command) {
        List<String> ours = job.report().lines().toList();
        List<String> theirs = command.out().lines().toList();
        int same = 0;
        while (same < Math.min(ours.size(), theirs.size()) && ours.get(same).equals(theirs.get(same))) {
            same++;
        }
        return ours.subList(same, Math.min(ours.size(), same + 1)) + " instead of "
                + theirs.subList(same, Math.min(theirs.size(), same + 1));
    }

    @Test
    void archivesHaveFaultsToReport() {
        for (Child report : List.of(ofOne, ofMany)) {
            assertThat(report.out().lines().count()).isGreaterThan(10_000);
            assertThat(report.out()).contains("ILLEGAL_MOVE", "TAG_MISSING", "MOVE_NUMBER", "SYNTAX", "ENCODING");
        }
        assertThat(ofOne.exit()).isEqualTo(1);
        assertThat(ofMany.exit()).isEqualTo(2);
        assertThat(ofMany.out())
                .contains("NO_RECORD", "many/year 0/000.lyngk.gz", "many/two.SGF", "\"unreadable\":6}")
                .contains("zstd -dc", "is cut off", "checksum is wrong", "UTF-16", "not text", "after decompression");
    }

    @ParameterizedTest
    @ValueSource(ints = {50_000_000, 9_999_999, 300_007})
    void reportOnOneFileDoesNotDependOnSplitSize(int size) throws Exception {
        assertSame(run("--split-size", Integer.toString(size), "one.lyngk"), ofOne);
    }

    @ParameterizedTest
    @ValueSource(ints = {128_000_000, 60_000})
    void reportOnManyFilesEqualsThatOfTheCommand(int size) throws Exception {
        assertSame(run("--split-size", Integer.toString(size), "many"), ofMany);
    }

    @Test
    void repeatedTasksCountOnce() throws Exception {
        String name = "flaky://" + folder + "/many";
        Done job = run("--split-size", "128000000", name);

        assertThat(FlakyFileSystem.failures()).isGreaterThan(3);
        assertSame(job, new Child(ofMany.exit(), ofMany.out().replace("many/", name + "/"), ""));
    }

    @Test
    void repeatedRangesCountOnce() throws Exception {
        long before = FlakyFileSystem.failures();
        String name = "flaky://" + folder + "/one.lyngk";
        Done job = run("--split-size", "9999999", name);

        assertThat(FlakyFileSystem.failures()).isGreaterThan(before + 3);
        assertSame(job, new Child(ofOne.exit(), ofOne.out().replace("one.lyngk", name), ""));
    }

    @Test
    void parquetHasTheSameRows() throws Exception {
        Done job = run("--parquet", "many");
        List<String> rows = session.read().parquet(output.toString()).toJSON().collectAsList();

        assertThat(Stream.concat(rows.stream(), job.summary().lines())
                        .sorted()
                        .toList()
                        .equals(ofMany.out().lines().sorted().toList()))
                .isTrue();
    }

    @Test
    void leniencyEqualsThatOfTheCommand() throws Exception {
        Child lenient = Child.command(folder, "validate", "--json", "--lenient", "all", "one.lyngk");

        assertThat(lenient.out()).contains("WARNING");
        assertSame(run("--lenient", "all", "--split-size", "1000003", "one.lyngk"), lenient);
    }

    @Test
    void fileNamesFollowTheArguments() throws Exception {
        String absolute = folder.resolve("many/good.sgf").toString();
        List<String> names = new ArrayList<>(List.of("validate", "--json"));
        for (String year : List.of("many/year 1", "many/year 2")) {
            try (Stream<Path> files = Files.list(folder.resolve(year))) {
                files.map(file -> year + "/" + file.getFileName())
                        .filter(name -> name.endsWith("4.lyngk"))
                        .sorted()
                        .forEach(names::add);
            }
        }
        assertThat(names).hasSize(6);
        names.addAll(List.of("./many//junk.lyngk", absolute, "many/year 5/"));
        Child command = Child.command(folder, names.toArray(String[]::new));
        assertSame(run("many/year [12]/*4.lyngk", "./many//junk.lyngk", absolute, "many/ye?r 5/"), command);
    }

    @Test
    void addressesKeepTheirNames() throws Exception {
        String address = folder.resolve("many/junk.lyngk").toUri().toString();

        assertThat(run(address).lines()).contains("\"file\":\"" + address + "\"", "SYNTAX");
    }

    @Test
    void unreadableFilesAreReportedInTheirPlace() throws Exception {
        Files.createDirectories(folder.resolve("bare"));
        String[] names = {"nowhere.lyngk", "many/good.sgf", "none*.lyngk", "many/cut.lyngk.gz", "bare", "many/notes.txt"
        };
        List<String> words = new ArrayList<>(List.of("validate", "--json"));
        words.addAll(List.of(names));
        Child command = Child.command(folder, words.toArray(String[]::new));

        assertThat(command.exit()).isEqualTo(2);
        assertThat(command.out()).contains("no such file or folder", "file in this folder", "\"unreadable\":3}");
        assertSame(run(names), command);
    }

    @ParameterizedTest
    @ValueSource(strings = {"bare", "many/good.sgf", "many/good.sgf.gz", "many/empty.lyngk", "many/noise.lyngk"})
    void exitCodesEqualThoseOfTheCommand(String name) throws Exception {
        Files.createDirectories(folder.resolve("bare"));
        assertSame(run("--split-size", "1000000", name), Child.command(folder, "validate", "--json", name));
    }

    @Test
    void nothingIsOverwritten() throws Exception {
        Path kept = Files.createFile(Files.createDirectory(output).resolve("kept"));

        assertThat(run("one.lyngk")).isEqualTo(new Done(2, "", ""));
        try (Stream<Path> files = Files.list(output)) {
            assertThat(files).containsExactly(kept);
        }
    }

    @Test
    void invalidArgumentsAreRejected() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> run("--lenient", "everything", "one.lyngk"))
                .withMessageStartingWith("unknown leniency 'everything'; use all, move-numbers");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> run("--split-size", "0", "a"))
                .withMessageContaining("'0'");
        assertThatIllegalArgumentException().isThrownBy(() -> run("--lenient")).withMessage("--lenient needs a value");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> run("--fast", "a"))
                .withMessage("unknown option '--fast'");
        assertThatIllegalArgumentException().isThrownBy(this::run).withMessage("no files are named");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Options.parse("a"))
                .withMessage("--output is missing");
    }
}
