package io.github.lyngk.notation.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.lyngk.notation.shell.Output;
import io.github.lyngk.notation.shell.Streams;
import io.github.lyngk.notation.shell.Terminal;
import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Positions on standard input, as opposed to records. */
class PositionInputTest {
    private static final String START = "I/RBBJ/RIKRRKI/KBIGIG/GGJKRIK/KGRBJI/RBGKIGB/RBKB/G 1 -:- 0:0";

    private static boolean beginWithPosition(String text) throws IOException {
        InputStream in = new ByteArrayInputStream(text.getBytes(UTF_8));
        boolean found = Positions.beginWith(in);
        assertThat(in).as("all of it is still to be read").hasContent(text);
        return found;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                START,
                "\n \r\n " + START + "\r\n",
                START + "\n" + START + "\n",
                START + "\n\nnonsense\n",
                START + "\nd1-e1\n",
                START + "\n \n"
            })
    void aPositionLineComesFirst(String text) throws IOException {
        assertThat(beginWithPosition(text)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "\n \n", "[Position \"" + START + "\"]\n", "x\n" + START})
    void recordsAndNothingAreNoPositions(String text) throws IOException {
        assertThat(beginWithPosition(text)).isFalse();
    }

    @Test
    void oneByteOrderMarkIsSkipped() throws IOException {
        assertThat(beginWithPosition("\ufeff" + START)).isTrue();
        for (String command : List.of("legal -", "show -", "perft 1 -", "play - d1-e1")) {
            String[] words = command.split(" ");
            assertThat(Run.withInput("\ufeff" + START, words)).isEqualTo(Run.withInput(START, words));
            assertThat(Run.withInput("\ufeff\ufeff" + START, words).exit()).isEqualTo(1);
            assertThat(Run.withInput(START + "\n\ufeff" + START, words).exit()).isEqualTo(1);
        }
        assertThat(Run.withInput("\ufeff[Position", "legal", "-").err())
                .startsWith("lyngk: -: standard input has records, not position lines");
    }

    /** Supplies some lines and then fails, where a real source would block. */
    private static InputStream waiting(String text) {
        return new BufferedInputStream(new ByteArrayInputStream(text.getBytes(UTF_8)) {
            @Override
            public synchronized int read(byte[] target, int offset, int length) {
                int count = super.read(target, offset, length);
                if (count < 0) {
                    throw new IllegalStateException("it would wait for ever");
                }
                return count;
            }
        });
    }

    @Test
    void whoWaitsForAnAnswerNeedNotSayMore() {
        assertThat(Positions.beginWith(waiting(START + "\n"))).isTrue();
        assertThat(Positions.beginWith(waiting("\n\n" + START + "\n"))).isTrue();
    }

    private static InputStream broken() {
        return new InputStream() {
            @Override
            public int read() throws IOException {
                throw new IOException("unplugged");
            }
        };
    }

    @Test
    void whatCannotBeReadIsToldByWhoeverReadsIt() {
        assertThat(Positions.beginWith(new BufferedInputStream(broken()))).isFalse();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Streams streams = new Streams(
                broken(),
                Output.ofResults(new ByteArrayOutputStream(), Terminal.NONE),
                Output.ofComplaints(err, Terminal.NONE));
        assertThat(Main.command(streams).run("perft", "1", "-")).isEqualTo(2);
        assertThat(err.toString(UTF_8)).isEqualTo("lyngk: -: unplugged\n");
    }

    @Test
    void aRecordThatIsNotThereIsToldHowManyThereAre() {
        Run run = Run.of("show", "--record", "9", "src/test/resources/cli/three.lyngk");
        assertThat(run.exit()).isEqualTo(1);
        assertThat(run.err()).contains("lyngk: there is no record 9: the input has 3 records\n");
        Run last = Run.of("show", "--record", "3", "src/test/resources/cli/three.lyngk");
        assertThat(last.err()).doesNotContain("there is no record");
    }

    @Test
    void aClaimIsAskedForByPlayerAndColour() {
        String file = "src/test/resources/cli/three.lyngk";
        assertThat(Run.of("filter", "--claimed", "2:r", file).err()).isEmpty();
        assertThat(Run.of("filter", "--claimed", "3:R", file).err())
                .startsWith("lyngk: --claimed must be a player and a colour such as 1:R, not 3:R\n");
    }
}
