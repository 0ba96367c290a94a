package io.github.lyngk.notation.shell;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.US_ASCII;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import com.google.common.base.Splitter;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Properties;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("surroundings")
class TerminalTest {
    @TempDir
    Path folder;

    @Test
    void coloursAreForTerminalsThatHaveThem() {
        assertThat(Terminal.of(UTF_8, Map.of("TERM", "xterm")).colored()).isTrue();
        assertThat(Terminal.of(UTF_8, Map.of("TERM", "dumb")).colored()).isFalse();
        assertThat(Terminal.of(UTF_8, Map.of()).colored()).isFalse();
        assertThat(Terminal.NONE.colored()).isFalse();
    }

    @Test
    void whoWantsNoneGetsNone() {
        assertThat(Terminal.of(UTF_8, Map.of("TERM", "xterm", "NO_COLOR", "0")).colored())
                .isFalse();
        assertThat(Terminal.of(UTF_8, Map.of("TERM", "xterm", "NO_COLOR", "")).colored())
                .isTrue();
    }

    @Test
    void filesAndPipesAreNoTerminals() throws IOException {
        Path file = Files.createFile(folder.resolve("tty"));
        assertThat(Terminal.leadsToTerminal(file)).isFalse();
        assertThat(Terminal.leadsToTerminal(folder.resolve("no path"))).isFalse();
        assertThat(Terminal.leadsToTerminal(Path.of("/dev/null"))).isFalse();
    }

    @Test
    void aTerminalGetsWhatItsCharsetCanShowAndTheRestByItsNumber() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        Output out = Output.ofResults(bytes, Terminal.of(ISO_8859_1, Map.of()));
        out.line("\u00e9 \u2026 \u65e5 \ud83c\udfb2");
        out.flush();
        assertThat(bytes.toString(ISO_8859_1)).isEqualTo("\u00e9 ... \\u65E5 \\uD83C\\uDFB2\n");
        bytes.reset();
        Output.ofComplaints(bytes, Terminal.of(US_ASCII, Map.of())).line("\u00e9\33");
        assertThat(bytes.toString(ISO_8859_1)).isEqualTo("\\u00E9\\u001B\n");
    }

    @ParameterizedTest
    @CsvSource({
        "IBM437, \u00fc \u2502, \u201e \u2571, \\u201E \\u2571",
        "IBM850, \u00fc, \u2026, ...",
        "windows-1252, \u00fc \u2026, \u65e5\u672c, \\u65E5\\u672C",
        "Big5, \u65e5\u672c, \u00fc, \\u00FC",
        "GB18030, \u00fc \ud83c\udfb2, '', ''",
        "UTF-8, \u00fc \ud83c\udfb2, '', ''",
    })
    void aTerminalShowsWhatItsCharsetHas(String charset, String whole, String lacking, String shown) {
        Terminal terminal = Terminal.of(Terminal.charset(charset), Map.of());
        assertThat(terminal.shows(whole)).isTrue();
        assertThat(terminal.shown(whole)).isSameAs(whole);
        assertThat(terminal.shows(lacking)).isEqualTo(lacking.isEmpty());
        assertThat(terminal.shown(whole + lacking)).isEqualTo(whole + shown);
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
        assertThat(Terminal.isToldApart(stream, properties)).as(machine).isEqualTo(apart);
        assertThat(Terminal.charsetName(stream, properties)).as(machine).isEqualTo(charset);
    }

    @Test
    void aCharsetIsFoundByItsNameOrIsUtf8() {
        assertThat(Terminal.charset("ISO-8859-1")).isEqualTo(ISO_8859_1);
        assertThat(Terminal.charset("ANSI_X3.4-1968")).isEqualTo(US_ASCII);
        assertThat(Terminal.charset(null)).isEqualTo(UTF_8);
        assertThat(Terminal.charset("no such charset!")).isEqualTo(UTF_8);
        assertThat(Terminal.charset("x-unheard-of")).isEqualTo(UTF_8);
        assertThat(Terminal.charset("x-JISAutoDetect")).isEqualTo(UTF_8);
    }

    @Test
    void theStreamsOfThisMachineAreTerminalsIfTheirDescriptorsAre() {
        assumeFalse(Terminal.leadsToTerminal(Path.of("/dev/fd/1")));
        assumeFalse(Terminal.leadsToTerminal(Path.of("/dev/fd/2")));
        assertThat(Terminal.ofResults()).isEqualTo(Terminal.NONE);
        assertThat(Terminal.ofComplaints()).isEqualTo(Terminal.NONE);
        assertThat(Terminal.isWatched()).isFalse();
        Streams streams = Streams.ofThisMachine();
        assertThat(streams.out().terminal()).isEqualTo(Terminal.NONE);
        assertThat(streams.err().terminal()).isEqualTo(Terminal.NONE);
        assertThat(streams.interactive()).isFalse();
    }

    @Test
    void resultsWaitInABufferUntilTheyAreFlushed() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        Output out = Output.ofResults(bytes);
        assertThat(out.isPending()).isFalse();
        out.print("a");
        assertThat(out.isPending()).isTrue();
        assertThat(bytes.size()).isZero();
        out.flush();
        assertThat(out.isPending()).isFalse();
        assertThat(bytes.toString(UTF_8)).isEqualTo("a");
    }

    @Test
    void aStatusLineFitsItsWidthAndIsWipedToItsEnd() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        StatusLine line = new StatusLine(
                new Streams(InputStream.nullInputStream(), Output.ofResults(bytes), Output.ofComplaints(bytes), true));
        line.clear();
        assertThat(bytes.toString(UTF_8)).isEmpty();
        line.show("x".repeat(77) + "yz");
        line.show("ab");
        line.clear();
        line.clear();
        assertThat(bytes.toString(UTF_8)).isEqualTo("\r" + "x".repeat(77) + "y" + "\rab" + " ".repeat(76) + "\r  \r");
    }

    @Test
    void aStatusLineIsAsWideAsItIsShown() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        Terminal terminal = Terminal.of(US_ASCII, Map.of());
        StatusLine line = new StatusLine(new Streams(
                InputStream.nullInputStream(), Output.ofResults(bytes), Output.ofComplaints(bytes, terminal), true));
        line.show("\u00fc".repeat(20));
        line.clear();
        assertThat(bytes.toString(US_ASCII)).isEqualTo("\r" + "\\u00FC".repeat(13) + "\r" + " ".repeat(78) + "\r");
    }
}
