package io.github.lyngk.notation.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.RandomGames;
import io.github.lyngk.core.Variant;
import io.github.lyngk.notation.GameRecord;
import io.github.lyngk.notation.shell.Arguments;
import io.github.lyngk.notation.shell.Output;
import io.github.lyngk.notation.shell.Streams;
import io.github.lyngk.notation.shell.Terminal;
import java.io.ByteArrayOutputStream;
import java.io.FileOutputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("surroundings")
class ValidateTest {
    private static final String GOOD = "src/test/resources/cli/three.lyngk";
    private static final String BROKEN = "src/test/resources/cli/broken.lyngk";
    private static final String BOARDSPACE = "src/test/resources/boardspace";

    @TempDir
    Path folder;

    @Test
    void validRecordsEndWith0AndASummary() {
        Run run = Run.of("validate", GOOD);
        assertThat(run.exit()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.out()).isEqualTo("3 records, 91 moves: 3 valid, 0 invalid\n");
    }

    @Test
    void invalidRecordsEndWith1AndTellWhere() {
        Run run = Run.of("validate", BROKEN);
        assertThat(run.exit()).isEqualTo(1);
        assertThat(run.out())
                .contains(BROKEN + ":7:23: error: ILLEGAL_MOVE", "RESULT_CONTRADICTED", " 1 valid, 3 invalid");
    }

    @ParameterizedTest
    @ValueSource(strings = {"comma-after-claim", "COMMA_AFTER_CLAIM", "all"})
    void leniencesAreNamed(String name) {
        assertThat(Run.of("validate", "--lenient", name, BROKEN).out())
                .contains("warning: COMMA_AFTER_CLAIM", "2 valid, 2 invalid");
    }

    @Test
    void jsonIsPinnedByAGoldenFile() throws IOException {
        Run run = Run.of(
                "validate", "--json", BROKEN, BOARDSPACE + "/game-005-robot.sgf", BOARDSPACE + "/game-016-robot.sgf");
        assertThat(run.exit()).isEqualTo(1);
        Path golden = Path.of("src/test/resources/cli/broken.jsonl");
        if (Boolean.getBoolean("lyngk.rewrite")) {
            Files.writeString(golden, run.out(), UTF_8);
        }
        assertThat(run.out()).isEqualTo(Files.readString(golden, UTF_8));
    }

    @Test
    void quietLeavesOutWarningsAndTheSummary() {
        assertThat(Run.of("validate", "--quiet", GOOD).out()).isEmpty();
        assertThat(Run.of("validate", "--quiet", BOARDSPACE).out())
                .contains("WRONG_PASS")
                .doesNotContain("warning", "records per second");
    }

    @Test
    void foldersAreSearchedForBothFormatsInOrder() throws IOException {
        Files.createDirectories(folder.resolve("b/c"));
        Files.copy(Path.of(BROKEN), folder.resolve("b/c/1.LYNGK"));
        Files.copy(Path.of(BOARDSPACE, "game-005-human.sgf"), folder.resolve("a.sgf"));
        Files.copy(Path.of(GOOD), folder.resolve("z.lyngk"));
        Files.writeString(folder.resolve("notes.txt"), "no record", UTF_8);
        Run run = Run.of("validate", folder.toString());
        assertThat(run.out())
                .containsSubsequence("a.sgf:", "1.LYNGK:", "8 records")
                .doesNotContain("notes.txt");
    }

    @Test
    void aSourceWithoutARecordEndsWith1() throws IOException {
        Files.createDirectories(folder.resolve("empty"));
        Files.writeString(folder.resolve("blank.sgf"), "\n", UTF_8);
        for (String name : new String[] {"empty", "blank.sgf"}) {
            Run run = Run.of("validate", folder.resolve(name).toString());
            assertThat(run.exit()).isEqualTo(1);
            assertThat(run.out()).contains(name + ":1:1: error: NO_RECORD").contains("\n0 records");
        }
    }

    @Test
    void aFolderWithoutRecordsIsSaidToBeOne() throws IOException {
        Files.writeString(folder.resolve("notes.txt"), "no record", UTF_8);
        assertThat(Run.of("validate", folder.toString()).out())
                .startsWith(folder + ":1:1: error: NO_RECORD: no .lyngk or .sgf file in this folder\n");
        assertThat(Run.of("validate", "--json", folder.toString()).out())
                .startsWith("{\"file\":")
                .contains(
                        ",\"record\":1,\"line\":1,\"column\":1,\"ply\":null,\"severity\":\"ERROR\","
                                + "\"code\":\"NO_RECORD\",\"rule\":null,\"message\":\"no .lyngk or .sgf file in this folder\"}\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {GOOD, BOARDSPACE + "/extra-505.sgf"})
    @DisabledOnOs(value = OS.WINDOWS, disabledReason = Surroundings.NO_PIPES)
    void namedPipesAreRead(String file) throws Exception {
        Path pipe = Surroundings.pipe(folder.resolve("pipe"));
        Thread writer = new Thread(() -> {
            try (OutputStream out = new FileOutputStream(pipe.toFile())) {
                Files.copy(Path.of(file), out);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
        writer.setDaemon(true);
        writer.start();
        Run run = Run.of("validate", pipe.toString());
        assertThat(run.err()).isEmpty();
        assertThat(run.exit()).isZero();
        assertThat(run.out()).contains(" valid, 0 invalid");
        writer.join();
    }

    @Test
    void aFileThatMustNotBeReadIsSaidToBeOne() throws IOException {
        Path file = Files.copy(Path.of(GOOD), folder.resolve("secret.lyngk"));
        assumeTrue(file.toFile().setReadable(false) && !Files.isReadable(file), "everything may be read here");
        Run run = Run.of("validate", file.toString());
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.err()).isEqualTo("lyngk: " + file + ": permission denied\n");
    }

    @Test
    void anUnreadableFileDoesNotStopTheOthersAndEndsWith2() throws IOException {
        Surroundings.link(folder.resolve("gone.lyngk"), folder.resolve("nowhere"));
        Files.copy(Path.of(GOOD), folder.resolve("good.lyngk"));
        Run run = Run.of("validate", "nowhere.lyngk", folder.toString(), BROKEN);
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.err())
                .isEqualTo("lyngk: nowhere.lyngk: no such file or folder\nlyngk: " + folder.resolve("gone.lyngk")
                        + ": no such file or folder\n");
        assertThat(run.out()).contains("7 records");
    }

    @Test
    void aNameNoFileCanHaveDoesNotStopTheOthers() {
        Run run = Run.of("validate", "a\0b", GOOD);
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.err()).isEqualTo("lyngk: a\\u0000b: no such file or folder\n");
        assertThat(run.out()).startsWith("3 records");
    }

    @Test
    void noNameAtAllIsNotTheFolderWeAreIn() {
        Run run = Run.of("validate", "");
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.err()).isEqualTo("lyngk: : no such file or folder\n");
    }

    @Test
    void aFolderIsNoRecordWhateverItsName() throws IOException {
        Files.createDirectories(folder.resolve("odd.lyngk"));
        assertThat(Run.of("validate", folder.toString()).out()).contains("NO_RECORD");
    }

    @Test
    void loopsOfFoldersAreFollowedOnce() throws IOException {
        Files.copy(Path.of(GOOD), folder.resolve("good.lyngk"));
        Surroundings.link(folder.resolve("loop"), folder);
        assertThat(Run.of("validate", folder.toString()).exit()).isZero();
    }

    @Test
    void standardInputMayHoldEitherFormat() throws IOException {
        assertThat(Run.withInput(Files.readString(Path.of(GOOD), UTF_8), "validate", "-")
                        .exit())
                .isZero();
        String sgf = "\uFEFF\n " + Files.readString(Path.of(BOARDSPACE, "game-005-human.sgf"), UTF_8);
        assertThat(Run.withInput(sgf, "validate", "-").out()).startsWith("-:").contains("WRONG_PASS");
        assertThat(Run.withInput("", "validate", "-").out()).contains("NO_RECORD");
    }

    @Test
    void standardInputNamedTwiceHasNothingMoreToGive() throws IOException {
        Run run = Run.withInput(Files.readString(Path.of(GOOD), UTF_8), "validate", "-", GOOD, "-");
        assertThat(run.exit()).isEqualTo(1);
        assertThat(run.err()).isEmpty();
        assertThat(run.out()).startsWith("-:1:1: error: NO_RECORD").contains("6 records");
    }

    @Test
    void standardInputIsLeftOpen() {
        AtomicBoolean closed = new AtomicBoolean();
        InputStream in = new FilterInputStream(InputStream.nullInputStream()) {
            @Override
            public void close() {
                closed.set(true);
            }
        };
        Output output = Output.ofResults(OutputStream.nullOutputStream(), Terminal.NONE);
        assertThat(Main.command(new Streams(in, output, output)).run("validate", "-"))
                .isEqualTo(1);
        assertThat(closed).isFalse();
    }

    @Test
    void whoWatchesSeesResultsAtOnce() throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Streams streams = new Streams(
                InputStream.nullInputStream(),
                Output.ofResults(out, Terminal.of(UTF_8, Map.of())),
                Output.ofComplaints(OutputStream.nullOutputStream(), Terminal.of(UTF_8, Map.of())));
        new Validate().run(Arguments.parse(ImmutableList.of(BROKEN), ImmutableList.of()), streams);
        assertThat(out.toString(UTF_8)).contains("ILLEGAL_MOVE");
    }

    @Test
    void upTo256ThreadsMayBeAskedFor() {
        assertThat(Run.of("validate", "--jobs", "256", GOOD).exit()).isZero();
        Run run = Run.of("validate", "--jobs", "257", GOOD);
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.err()).startsWith("lyngk: --jobs must be a number from 1 to 256, not 257\n");
    }

    @Test
    void outputIsInInputOrderWhateverTheNumberOfThreads() throws IOException {
        StringBuilder archive = new StringBuilder();
        for (int i = 0; i < 200; i++) {
            String record = GameRecord.of(RandomGames.game(Variant.STANDARD, i)).toString();
            archive.append(i % 3 == 0 ? record.replace("1. ", "1. a1-i1 ") : record)
                    .append('\n');
        }
        Path file = folder.resolve("archive.lyngk");
        Files.writeString(file, archive, UTF_8);
        Run one = Run.of("validate", "--json", "--jobs", "1", file.toString());
        assertThat(Run.of("validate", "--json", "--jobs=4", file.toString())).isEqualTo(one);
        assertThat(one.out()
                        .lines()
                        .map(line -> line.replaceAll(".*\"record\":(\\d+).*", "$1"))
                        .limit(3)
                        .collect(Collectors.toList()))
                .containsExactly("1", "4", "7");
    }
}
