package io.github.lyngk.notation.shell;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.US_ASCII;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import com.google.common.base.Splitter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("surroundings")
class StandardTerminalsTest {
    @TempDir
    Path folder;

    @Test
    void filesAndPipesAreNoTerminals() throws IOException {
        Path file = Files.createFile(folder.resolve("tty"));
        assertThat(StandardTerminals.leadsToTerminal(file)).isFalse();
        assertThat(StandardTerminals.leadsToTerminal(folder.resolve("no path"))).isFalse();
        assertThat(StandardTerminals.leadsToTerminal(Path.of("/dev/null"))).isFalse();
    }

    /** What Java tells on platforms whose descriptors have no names, above all on Windows, where consoles have charsets. */
    @ParameterizedTest
    @CsvSource({
        "17: console, false, sun.stdout.encoding=cp437 native.encoding=Cp1252, true, cp437",
        "17: pipe, false, native.encoding=Cp1252, false, Cp1252",
        "17: console but for errors, true, sun.stdout.encoding=cp437 native.encoding=Cp1252, false, Cp1252",
        "17: errors to the console, true, sun.stderr.encoding=cp850 native.encoding=Cp1252, true, cp850",
        "25: console, false, stdout.encoding=cp437 native.encoding=Cp1252, true, cp437",
        "25: pipe, false, stdout.encoding=Cp1252 native.encoding=Cp1252, false, Cp1252",
        "25: errors to the console, true, stdout.encoding=Cp1252 stderr.encoding=cp437 native.encoding=Cp1252, true, cp437",
        "25: console with the page of the platform, false, stdout.encoding=cp1252 native.encoding=Cp1252, true, cp1252",
        "25: console with UTF-8, false, stdout.encoding=UTF-8 native.encoding=Cp1252, true, UTF-8",
        "25: pipe and a wish, false, stdout.encoding=ISO-8859-1 native.encoding=Cp1252, false, ISO-8859-1",
        "25: console on macOS, false, stdout.encoding=UTF-8 native.encoding=UTF-8, false, UTF-8",
    })
    void javaTellsConsolesApart(String machine, boolean errors, String told, boolean apart, String charset) {
        Properties properties = new Properties();
        properties.putAll(Splitter.on(' ').withKeyValueSeparator('=').split(told));
        String stream = errors ? "stderr" : "stdout";
        assertThat(StandardTerminals.isToldApart(stream, properties))
                .as(machine)
                .isEqualTo(apart);
        assertThat(StandardTerminals.charsetName(stream, properties))
                .as(machine)
                .isEqualTo(charset);
    }

    @Test
    void aCharsetIsFoundByItsNameOrIsUtf8() {
        assertThat(StandardTerminals.charset("ISO-8859-1")).isEqualTo(ISO_8859_1);
        assertThat(StandardTerminals.charset("ANSI_X3.4-1968")).isEqualTo(US_ASCII);
        assertThat(StandardTerminals.charset(null)).isEqualTo(UTF_8);
        assertThat(StandardTerminals.charset("no such charset!")).isEqualTo(UTF_8);
        assertThat(StandardTerminals.charset("x-unheard-of")).isEqualTo(UTF_8);
        assertThat(StandardTerminals.charset("x-JISAutoDetect")).isEqualTo(UTF_8);
    }

    @Test
    void theStreamsOfThisMachineAreTerminalsIfTheirDescriptorsAre() {
        assumeFalse(StandardTerminals.leadsToTerminal(Path.of("/dev/fd/1")));
        assumeFalse(StandardTerminals.leadsToTerminal(Path.of("/dev/fd/2")));
        assertThat(StandardTerminals.ofResults()).isEqualTo(Terminal.NONE);
        assertThat(StandardTerminals.ofComplaints()).isEqualTo(Terminal.NONE);
        assertThat(StandardTerminals.isWatched()).isFalse();
        Streams streams = Streams.ofThisMachine();
        assertThat(streams.out().terminal()).isEqualTo(Terminal.NONE);
        assertThat(streams.err().terminal()).isEqualTo(Terminal.NONE);
        assertThat(streams.interactive()).isFalse();
    }
}
