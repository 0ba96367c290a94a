package io.github.lyngk.notation.cli;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.lyngk.core.RandomGames;
import io.github.lyngk.core.Variant;
import io.github.lyngk.notation.GameRecord;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The command as users run it, seen from outside. */
@Tag("not-for-mutation")
class MainTest {
    private static final String FILE = "src/test/resources/cli/three.lyngk";
    private static final String BROKEN = "src/test/resources/cli/broken.lyngk";

    @TempDir
    Path folder;

    @Test
    void exitCodesReachTheShell() throws Exception {
        assertThat(run(List.of(), "--version").exit()).isZero();
        assertThat(run(List.of(), "validate", BROKEN).exit()).isEqualTo(1);
        assertThat(run(List.of(), "fly").exit()).isEqualTo(2);
    }

    @Test
    void outputIsUtf8WithLineFeedsOnEveryPlatform() throws Exception {
        Run run = run(
                List.of(
                        "-Dfile.encoding=ISO-8859-1",
                        "-Dstdout.encoding=ISO-8859-1",
                        "-Dline.separator=\r\n",
                        "-Duser.language=tr"),
                "convert",
                "--quiet",
                BROKEN);
        assertThat(run.out())
                .contains("\"3\\\", \u00e9t\u00e9\"]".replace("\"3", "\\\"3"))
                .doesNotContain("\r");
    }

    @ParameterizedTest
    @ValueSource(strings = {"validate", "convert"})
    @EnabledOnOs(OS.LINUX)
    void closedStandardOutputEndsWith2(String subcommand) throws Exception {
        List<String> closing = new ArrayList<>(List.of("sh", "-c", "exec \"$@\" >&-", "sh"));
        closing.addAll(ChildCommand.command(List.of(), subcommand, FILE));
        Path err = folder.resolve("err.txt");
        Process process = new ProcessBuilder(closing)
                .redirectError(err.toFile())
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
        assertThat(process.waitFor()).isEqualTo(2);
        assertThat(err).isEmptyFile();
    }

    @Test
    void itStopsQuietlyWhenThePipeCloses() throws Exception {
        Process process = start(List.of(), folder.resolve("err.txt"), "show", "--all", FILE, FILE, FILE, FILE);
        try (BufferedReader reader = new BufferedReader(new InputStreamReader(process.getInputStream(), UTF_8))) {
            assertThat(reader.readLine()).startsWith("Generated game 1");
        }
        assertThat(process.waitFor()).isEqualTo(2);
        assertThat(folder.resolve("err.txt")).isEmptyFile();
    }

    @Test
    @Tag("slow")
    void memoryStaysFlat() throws Exception {
        Path archive = folder.resolve("archive.lyngk");
        try (Writer writer = Files.newBufferedWriter(archive, UTF_8)) {
            String[] games = new String[20];
            for (int i = 0; i < games.length; i++) {
                String record = GameRecord.of(RandomGames.game(Variant.STANDARD, i)) + "\n";
                games[i] = record.replace("\n1. ", "\n{" + "x".repeat(3_000) + "} 1. ");
            }
            for (int i = 0; i < 12_000; i++) {
                writer.write(games[i % games.length]);
            }
        }
        Run run = run(List.of("-Xmx24m"), "validate", "--jobs", "2", archive.toString());
        assertThat(run.err()).isEmpty();
        assertThat(run.exit()).isZero();
        assertThat(run.out()).startsWith("12000 records, ").contains(": 12000 valid, 0 invalid");
    }

    @Test
    @Tag("slow")
    void hostileRecordsCostOnlyThemselves() throws Exception {
        Path hostile = folder.resolve("hostile.lyngk");
        try (Writer writer = Files.newBufferedWriter(hostile, UTF_8)) {
            for (int i = 0; i < 2; i++) {
                // The most text a record can hold, as chars of two bytes each; far too many parts; far too many tags.
                writer.write(hostile("", "{\u20ac" + "x".repeat(65_000) + "} ", 64));
                writer.write(hostile("", "{\u20ac" + "x".repeat(132) + "} ", 30_000));
                writer.write(hostile("", "{}", 2_000_000));
                StringBuilder tags = new StringBuilder();
                for (int tag = 0; tag < 300_000; tag++) {
                    tags.append("[T").append(tag).append(" \"\"]\n");
                }
                writer.write(hostile(tags.toString(), "", 0));
                // A thousand diagnostics each, for all threads at once.
                writer.write(
                        hostile("", "1. d1-e1" + "(x)".repeat(1_001) + " ", 1).repeat(40));
            }
        }
        Run run = run(List.of("-Xmx64m"), "validate", "--json", "--jobs", "256", hostile.toString());
        assertThat(run.err()).isEmpty();
        assertThat(run.exit()).isEqualTo(1);
        assertThat(run.out()).contains("\"records\":88,\"moves\":80,\"valid\":4,\"invalid\":84,");
    }

    private static String hostile(String tags, String repeated, int times) {
        return "[Position \"I/RBBJ/RIKRRKI/KBIGIG/GGJKRIK/KGRBJI/RBGKIGB/RBKB/G 1 -:- 0:0\"]\n[Result \"*\"]\n" + tags
                + "\n" + repeated.repeat(times) + "*\n\n";
    }

    private Run run(List<String> options, String... args) throws IOException, InterruptedException {
        Path err = folder.resolve("err.txt");
        Process process = start(options, err, args);
        String out = new String(process.getInputStream().readAllBytes(), UTF_8);
        return new Run(process.waitFor(), out, Files.readString(err, ISO_8859_1));
    }

    private static Process start(List<String> options, Path err, String... args) throws IOException {
        return new ProcessBuilder(ChildCommand.command(options, args))
                .redirectError(err.toFile())
                .start();
    }
}
