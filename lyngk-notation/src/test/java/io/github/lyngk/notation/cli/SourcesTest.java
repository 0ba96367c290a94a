package io.github.lyngk.notation.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.ServerSocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Folders contain more than files: whatever is in them, a run ends, visits everything once and reports what it left
 * out.
 */
@Tag("surroundings")
@Timeout(60)
class SourcesTest {
    private static final Path GOOD = Path.of("src/test/resources/cli/three.lyngk");

    @TempDir
    Path folder;

    @Test
    @DisabledOnOs(value = OS.WINDOWS, disabledReason = Surroundings.NO_PIPES)
    void aPipeInAFolderIsNamedAndSkipped() throws Exception {
        Path pipe = Surroundings.pipe(folder.resolve("pipe.lyngk"));
        Files.copy(GOOD, folder.resolve("z.lyngk"));
        Run run = Run.of("validate", folder.toString());
        assertThat(run.err())
                .isEqualTo("lyngk: " + pipe + ": a pipe, socket or device is read only if it is named itself\n");
        assertThat(run.out()).startsWith("3 records");
        assertThat(run.exit()).isEqualTo(2);
    }

    @Test
    void aDeviceBehindALinkIsNamedAndSkipped() throws IOException {
        Path zero = Path.of("/dev/zero");
        assumeTrue(Files.exists(zero));
        Path link = Surroundings.link(folder.resolve("zero.sgf"), zero);
        Run run = Run.of("validate", folder.toString());
        Files.delete(link);
        assertThat(run.err()).contains("zero.sgf: a pipe, socket or device");
        assertThat(run.exit()).isEqualTo(2);
    }

    @Test
    @DisabledOnOs(value = OS.WINDOWS, disabledReason = "a socket looks like a link there")
    void aSocketInAFolderIsNamedAndSkipped() throws IOException {
        Path socket = folder.resolve("s.lyngk");
        try (ServerSocketChannel channel = ServerSocketChannel.open(StandardProtocolFamily.UNIX)) {
            channel.bind(UnixDomainSocketAddress.of(socket));
            Run run = Run.of("validate", folder.toString());
            assertThat(run.err()).contains("s.lyngk: a pipe, socket or device");
            assertThat(run.exit()).isEqualTo(2);
        }
    }

    @Test
    @DisabledOnOs(value = OS.WINDOWS, disabledReason = Surroundings.NO_PIPES)
    void whatIsNoRecordByNameIsLeftAloneWhateverItIs() throws Exception {
        Surroundings.pipe(folder.resolve("control"));
        Files.copy(GOOD, folder.resolve("z.lyngk"));
        assertThat(Run.of("validate", folder.toString()).exit()).isZero();
    }

    /** Twenty folders, each with links to all of them: visited along every way there would be 20! of them. */
    @Test
    void linksAreFollowedOnce() throws IOException {
        for (int i = 0; i < 20; i++) {
            Files.createDirectory(folder.resolve("f" + i));
        }
        for (int i = 0; i < 20; i++) {
            Path child = folder.resolve("f" + i);
            Files.copy(GOOD, child.resolve(i + ".lyngk"));
            for (int j = 0; j < 20; j++) {
                Surroundings.link(child.resolve("to" + j), folder.resolve("f" + j));
            }
            Surroundings.link(child.resolve("a" + i + ".lyngk"), child.resolve(i + ".lyngk"));
        }
        Surroundings.link(folder.resolve("a-loop"), folder);
        Run run = Run.of("validate", folder.toString());
        assertThat(run.out()).startsWith("60 records");
        assertThat(run.exit()).isZero();
    }

    @Test
    void whatStandsInTheFolderIsNamedAsItStandsThere() throws IOException {
        Path real = Files.createDirectory(folder.resolve("real"));
        Files.writeString(real.resolve("x.lyngk"), "x", UTF_8);
        Surroundings.link(folder.resolve("alias"), real);
        assertThat(Run.of("validate", folder.toString()).out())
                .contains(real.resolve("x.lyngk") + ":1:1")
                .doesNotContain("alias");
    }

    @Test
    void aLinkOutOfTheFolderIsFollowed() throws IOException {
        Path outside = Files.createDirectory(folder.resolve("outside"));
        Files.copy(GOOD, outside.resolve("notes.txt"));
        Files.copy(GOOD, outside.resolve("x.lyngk"));
        Path inside = Files.createDirectory(folder.resolve("inside"));
        Surroundings.link(inside.resolve("there"), outside);
        Surroundings.link(inside.resolve("notes.lyngk"), outside.resolve("notes.txt"));
        assertThat(Run.of("validate", inside.toString()).out()).startsWith("6 records");
    }

    @Test
    void aFolderThatMustNotBeEnteredIsSaidToBeOne() throws IOException {
        Path secret = Files.createDirectory(folder.resolve("secret"));
        Files.copy(GOOD, folder.resolve("z.lyngk"));
        assumeTrue(secret.toFile().setReadable(false) && !Files.isReadable(secret), "everything may be read here");
        Run run = Run.of("validate", folder.toString());
        assertThat(run.err()).isEqualTo("lyngk: " + secret + ": permission denied\n");
        assertThat(run.out()).startsWith("3 records");
        assertThat(run.exit()).isEqualTo(2);
    }

    @Test
    void unreadableFilesAreCounted() {
        String good = GOOD.toString();
        assertThat(Run.of("validate", "a", good).out())
                .isEqualTo("3 records, 91 moves: 3 valid, 0 invalid, 1 file unreadable\n");
        assertThat(Run.of("validate", "a", "b", good).out()).endsWith(" invalid, 2 files unreadable\n");
        assertThat(Run.of("stats", "--json", "a", good).out()).endsWith(",\"unreadable\":1}\n");
        assertThat(Run.of("duplicates", "--json", "a", good).out()).endsWith(",\"unreadable\":1}\n");
    }

    @Test
    void aFileIsNoDuplicateOfItself() throws IOException {
        Path file = Files.copy(GOOD, folder.resolve("a.lyngk"));
        Run once = Run.of("duplicates", file.toString());
        assertThat(once.out()).isEqualTo("3 games compared, 0 invalid: 0 games occur more than once, 0 duplicates\n");
        assertThat(Run.of("duplicates", file.toString(), folder.toString(), file.toString()))
                .isEqualTo(once);
        Files.copy(GOOD, folder.resolve("c.lyngk"));
        assertThat(Run.of("duplicates", folder.toString(), file.toString()).out())
                .endsWith(" 3 games occur more than once, 3 duplicates\n");
    }

    @Test
    @DisabledOnOs(value = OS.WINDOWS, disabledReason = "Java cannot tell there that two names lead to a file")
    void aFileOfTwoNamesIsNoDuplicateOfItself() throws IOException {
        Path file = Files.copy(GOOD, folder.resolve("a.lyngk"));
        Files.createLink(folder.resolve("b.lyngk"), file);
        assertThat(Run.of("duplicates", folder.toString())).isEqualTo(Run.of("duplicates", file.toString()));
    }

    @Test
    void aFileIsNamedAsItWasAndAFoundOneByItsPath() throws IOException {
        Files.writeString(folder.resolve("x.lyngk"), "x", UTF_8);
        assertThat(Run.of("validate", folder + "//x.lyngk").out()).startsWith(folder + "//x.lyngk:1:1: ");
        assertThat(Run.of("validate", folder + "/").out()).startsWith(folder.resolve("x.lyngk") + ":1:1: ");
    }

    @ParameterizedTest
    @ValueSource(strings = {"stats", "filter", "duplicates"})
    void whatIsEmptyIsToldButNoError(String subcommand) throws IOException {
        Path empty = Files.createFile(folder.resolve("empty.lyngk"));
        Run run = Run.of(subcommand, empty.toString());
        assertThat(run.err()).isEqualTo("lyngk: " + empty + ": there is no record\n");
        assertThat(run.exit()).isZero();
    }

    @Test
    void unreadableFilesAreInTheJson() throws IOException {
        Surroundings.link(folder.resolve("gone.lyngk"), folder.resolve("nowhere"));
        Run run = Run.of("validate", "--json", "", folder.toString(), GOOD.toString());
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.err()).hasLineCount(2);
        String rest = "\"record\":null,\"line\":null,\"column\":null,\"ply\":null,\"severity\":\"ERROR\","
                + "\"code\":\"UNREADABLE\",\"rule\":null,\"message\":\"no such file or folder\"}\n";
        assertThat(run.out())
                .isEqualTo("{\"file\":\"\"," + rest + "{\"file\":" + Surroundings.json(folder.resolve("gone.lyngk"))
                        + "," + rest
                        + "{\"version\":1,\"records\":3,\"moves\":91,\"valid\":3,\"invalid\":0,\"errors\":2,"
                        + "\"warnings\":0,\"unreadable\":2}\n");
    }

    @Test
    void controlCharactersOfNamesAreShownByTheirNumbers() {
        String name = "\33[31mred\nlyngk: all is well\7\u202e";
        String shown = "\\u001B[31mred\\u000Alyngk: all is well\\u0007\\u202E";
        assertThat(Run.of("validate", name).err()).isEqualTo("lyngk: " + shown + ": no such file or folder\n");
        assertThat(Run.of("validate", "--" + name, "x").err()).startsWith("lyngk: unknown option --" + shown);
        assertThat(Run.of("validate", "--format", name, "x").err()).contains(shown + " is not one of");
        assertThat(Run.of(name).err()).startsWith("lyngk: unknown subcommand " + shown);
        assertThat(Run.of("legal", name).err()).doesNotContain("\33", "\7");
    }

    @Test
    @DisabledOnOs(value = OS.WINDOWS, disabledReason = "no file has such a name there")
    void soAreThoseOfFilesThatAreThere() throws IOException {
        String name = "\33[31mred\nlyngk: all is well\7";
        String shown = "\\u001B[31mred\\u000Alyngk: all is well\\u0007";
        String file =
                Files.writeString(folder.resolve(name + ".lyngk"), "x", UTF_8).toString();
        Run run = Run.of("validate", file);
        assertThat(run.out()).startsWith(folder + "/" + shown + ".lyngk:1:1: error: ");
        assertThat(Run.of("convert", file).err()).isEqualTo(run.out().replaceAll("1 record.*\n", ""));
        assertThat(Run.of("validate", "--json", file).out())
                .startsWith("{\"file\":\"" + folder + "/\\u001b[31mred\\u000alyngk: all is well\\u0007");
    }
}
