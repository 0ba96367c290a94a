package io.github.lyngk.notation.shell;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.US_ASCII;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("surroundings")
class TerminalTest {
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
        Terminal terminal = Terminal.of(Charset.forName(charset), Map.of());
        assertThat(terminal.shows(whole)).isTrue();
        assertThat(terminal.shown(whole)).isSameAs(whole);
        assertThat(terminal.shows(lacking)).isEqualTo(lacking.isEmpty());
        assertThat(terminal.shown(whole + lacking)).isEqualTo(whole + shown);
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
