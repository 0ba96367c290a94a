package io.github.lyngk.notation.shell;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.US_ASCII;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

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
        assertThat(Terminal.leadsToTerminal(folder.resolve("pipe:[1]"))).isFalse();
        assertThat(Terminal.leadsToTerminal(Path.of("/dev/null"))).isFalse();
    }

    @Test
    void aTerminalGetsWhatItsCharsetCanShow() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        Output out = Output.ofResults(bytes, Terminal.of(ISO_8859_1, Map.of()));
        out.line("\u00e9 \u2026");
        out.flush();
        assertThat(bytes.toString(ISO_8859_1)).isEqualTo("\u00e9 ?\n");
        Output.ofComplaints(bytes, Terminal.of(US_ASCII, Map.of())).line("\u00e9\33");
        assertThat(bytes.toString(ISO_8859_1)).isEqualTo("\u00e9 ?\n?\\u001B\n");
    }

    @Test
    void aCharsetIsFoundByItsNameOrIsUtf8() {
        assertThat(Terminal.charset("ISO-8859-1")).isEqualTo(ISO_8859_1);
        assertThat(Terminal.charset("ANSI_X3.4-1968")).isEqualTo(US_ASCII);
        assertThat(Terminal.charset(null)).isEqualTo(UTF_8);
        assertThat(Terminal.charset("no such charset!")).isEqualTo(UTF_8);
        assertThat(Terminal.charset("x-unheard-of")).isEqualTo(UTF_8);
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
}
