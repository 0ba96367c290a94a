package io.github.lyngk.notation.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.lyngk.notation.shell.Output;
import io.github.lyngk.notation.shell.Streams;
import io.github.lyngk.notation.shell.Terminal;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** {@code serve}, within this virtual machine. */
@Tag("surroundings")
class ServeTest {

    @Test
    void everyLineGetsOneLineUntilTheInputEnds() {
        Run run = Run.withInput("lyngk 1\n\ninitial standard 7\r\ncount\nresult", "serve");
        assertThat(run.exit()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.out().split("\n"))
                .hasSize(5)
                .endsWith("ok 1031", "ok turn 1")
                .satisfies(lines -> assertThat(lines[1]).startsWith("no "));
        assertThat(run.out()).endsWith("\n");
    }

    @Test
    void withoutInputItSaysNothing() {
        assertThat(Run.withInput("", "serve")).isEqualTo(new Run(0, "", ""));
    }

    @Test
    void quitEndsItWhateverFollows() {
        assertThat(Run.withInput("quit\r\nlyngk 1\n", "serve")).isEqualTo(new Run(0, "", ""));
    }

    @Test
    void theFactsTellTheVersionWithoutBlanks() {
        assertThat(Run.withInput("lyngk 1\n", "serve").out())
                .matches("ok name=lyngk version=\\d+\\.\\d+\\.\\d+(-SNAPSHOT)?( [a-z]+=[a-z,]+)+\n")
                .contains(" roles=engine,bot ", " show=yes ");
    }

    @Test
    void anArgumentIsWrongUsage() {
        Run run = Run.withInput("lyngk 1\n", "serve", "x");
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).startsWith("lyngk: serve takes no arguments").contains("usage: lyngk serve\n");
    }

    @Test
    void unreadableInputEndsWith2AfterTheAnswersSoFar() {
        InputStream failing = new InputStream() {
            private int next;

            @Override
            public int read() throws IOException {
                if (next == 3) {
                    throw new IOException("worn out");
                }
                return "xy\n".charAt(next++);
            }
        };
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Streams streams =
                new Streams(failing, Output.ofResults(out, Terminal.NONE), Output.ofComplaints(err, Terminal.NONE));

        assertThat(Main.command(streams).run("serve")).isEqualTo(2);
        assertThat(out.toString(UTF_8)).startsWith("no ");
        assertThat(err).hasToString("lyngk: -: worn out\n");
    }
}
