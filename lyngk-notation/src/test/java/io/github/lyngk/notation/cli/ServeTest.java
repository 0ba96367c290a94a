package io.github.lyngk.notation.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.lyngk.core.Position;
import io.github.lyngk.core.RandomGames;
import io.github.lyngk.core.Variant;
import io.github.lyngk.core.bots.PlayoutBot;
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
        assertThat(run.err())
                .startsWith("lyngk: serve takes no arguments")
                .contains("usage: lyngk serve [--playouts N] [--seed N]\n");
    }

    @Test
    void withPlayoutsItChoosesAsThePlayoutBotDoes() {
        Position position = RandomGames.game(Variant.SIX_STACK, 7).prefix(20).position();
        String input = "lyngk 1\nposition " + position + "\nchoose\n";
        Run run = Run.withInput(input, "serve", "--playouts", "50", "--seed=-3");

        assertThat(run.out())
                .contains(" deterministic=yes\n")
                .endsWith("ok " + new PlayoutBot(50, -3).choose(position) + "\n");
        assertThat(Run.withInput(input, "serve", "--playouts", "50").out()).contains(" deterministic=no\n");
    }

    @Test
    void withPlayoutsItObeysALimit() {
        String input = "lyngk 1\ninitial six 1\nchoose 1\n";
        Run run = Run.withInput(input, "serve", "--playouts", "999999999");

        assertThat(run.exit()).isZero();
        assertThat(run.out().lines().skip(2)).hasSize(1).allMatch(answer -> answer.matches("ok .*-.*"));
    }

    @Test
    void withASeedItDrawsTheSameMoves() {
        String input = "lyngk 1\ninitial standard 7\n" + "choose\n".repeat(20);
        Run run = Run.withInput(input, "serve", "--seed", "3");

        assertThat(run.out()).contains(" deterministic=no\n");
        assertThat(run).isEqualTo(Run.withInput(input, "serve", "--seed", "3"));
        assertThat(run.out().lines().skip(2).distinct()).hasSizeGreaterThan(10);
    }

    @Test
    void playoutsAreANumberFrom1() {
        Run run = Run.withInput("lyngk 1\n", "serve", "--playouts", "0");

        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.err()).startsWith("lyngk: --playouts must be a number from 1 to 999999999, not");
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
