package io.github.lyngk.notation.shell;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.US_ASCII;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

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
    void aTerminalGetsWhatItsCharsetCanShowAndQuestionMarksForTheRest() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        Output out = Output.ofResults(bytes, Terminal.of(ISO_8859_1, Map.of()));
        out.line("\u00e9 \u2026 \u65e5 \ud83c\udfb2");
        out.flush();
        assertThat(bytes.toString(ISO_8859_1)).isEqualTo("\u00e9 ? ? ?\n");
        bytes.reset();
        Output.ofComplaints(bytes, Terminal.of(US_ASCII, Map.of())).line("\u00e9\33");
        assertThat(bytes.toString(ISO_8859_1)).isEqualTo("?\\u001B\n");
    }

    /** As the launcher sets it; other tests do without. */
    @Test
    void theLauncherSaysWhatIsATerminal() {
        System.setProperty("lyngk.terminals", "2");
        try {
            assertThat(Terminal.ofDescriptor('1')).isEqualTo(Terminal.NONE);
            assertThat(Terminal.ofDescriptor('2').isPresent()).isTrue();
        } finally {
            System.clearProperty("lyngk.terminals");
        }
    }

    @Test
    void resultsWaitInABufferUntilTheyAreFlushed() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        Output out = Output.ofResults(bytes, Terminal.NONE);
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
        StatusLine line = new StatusLine(new Streams(
                InputStream.nullInputStream(),
                Output.ofResults(bytes, Terminal.NONE),
                Output.ofComplaints(bytes, Terminal.of(UTF_8, Map.of()))));
        line.clear();
        assertThat(bytes.toString(UTF_8)).isEmpty();
        line.show("x".repeat(77) + "yz");
        line.show("ab");
        line.clear();
        line.clear();
        assertThat(bytes.toString(UTF_8)).isEqualTo("\r" + "x".repeat(77) + "y" + "\rab" + " ".repeat(76) + "\r  \r");
    }
}
