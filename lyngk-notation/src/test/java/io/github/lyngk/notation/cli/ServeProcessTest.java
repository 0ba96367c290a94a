package io.github.lyngk.notation.cli;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.US_ASCII;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** {@code serve} as other programs meet it: a child process at the other end of two pipes. */
@Timeout(120)
@Tag("not-for-mutation")
class ServeProcessTest {
    private static final String TOO_LONG = "no the line has more than 1048576 bytes";

    @TempDir
    Path folder;

    private Process process;
    private BufferedReader answers;

    @AfterEach
    void end() throws InterruptedException {
        if (process != null) {
            process.destroyForcibly().waitFor(); // Before that, its files cannot be deleted on every platform.
        }
    }

    private void start(String... options) throws IOException {
        start(List.of(), options);
    }

    private void start(List<String> shell, String... options) throws IOException {
        List<String> command = new ArrayList<>(shell);
        command.addAll(ChildCommand.command(List.of(options), "serve"));
        process = new ProcessBuilder(command).redirectError(err().toFile()).start();
        answers = new BufferedReader(new InputStreamReader(process.getInputStream(), UTF_8));
    }

    private Path err() {
        return folder.resolve("err.txt");
    }

    /** Sends a line and waits for the answer while the pipe is open. */
    private String ask(String line) throws IOException {
        say((line + "\n").getBytes(UTF_8));
        return answers.readLine();
    }

    private void say(byte[] bytes) throws IOException {
        OutputStream input = process.getOutputStream();
        input.write(bytes);
        input.flush();
    }

    private void assertEndsWith(int exit) throws Exception {
        assertThat(process.waitFor()).isEqualTo(exit);
        assertThat(err()).isEmptyFile();
    }

    @Test
    void eachAnswerIsFlushedAtOnceAndQuitEndsWith0() throws Exception {
        start();
        assertThat(ask("lyngk 1")).startsWith("ok name=lyngk ");
        assertThat(ask("initial six -5")).startsWith("ok ");
        while (ask("result").startsWith("ok turn ")) {
            String chosen = ask("choose 1000");
            assertThat(ask("play " + chosen.substring(3))).isEqualTo("ok");
        }
        assertThat(ask("outcome")).startsWith("ok winner=");
        say("quit\n".getBytes(US_ASCII));
        assertThat(answers.readLine()).isNull();
        assertEndsWith(0);
    }

    @Test
    void atTheEndOfInputItAnswersTheLastLineAndEndsWith0() throws Exception {
        start();
        say("lyngk 1\nlyngk 2".getBytes(US_ASCII));
        process.getOutputStream().close();
        assertThat(answers.readLine()).startsWith("ok ");
        assertThat(answers.readLine()).startsWith("no ");
        assertThat(answers.readLine()).isNull();
        assertEndsWith(0);
    }

    @Test
    void aClosedOutputEndsItQuietlyWith2() throws Exception {
        start();
        assertThat(ask("lyngk 1")).startsWith("ok ");
        answers.close();
        try {
            while (process.isAlive()) {
                say("lyngk 1\n".getBytes(US_ASCII));
            }
        } catch (IOException e) {
            // It has ended, and nothing reads the requests.
        }
        assertEndsWith(2);
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void aClosedInputEndsItWith2AndAWord() throws Exception {
        start(List.of("sh", "-c", "exec \"$@\" <&-", "sh"));
        assertThat(answers.readLine()).isNull();
        assertThat(process.waitFor()).isEqualTo(2);
        assertThat(err()).hasContent("lyngk: -: standard input is closed");
    }

    @Test
    void linesFarTooLongAndBrokenOnesAreAnsweredInASmallHeap() throws Exception {
        start("-Xmx24m");
        assertThat(ask("lyngk 1")).startsWith("ok ");
        for (int i = 0; i < 20; i++) {
            assertThat(ask("x".repeat(2 << 20))).isEqualTo(TOO_LONG);
            assertThat(ask("\u4e2d".repeat(300_000))).startsWith("no unknown command \"\u4e2d");
            assertThat(ask("position (" + "R".repeat(1_000_000))).startsWith("no ");
            assertThat(ask("position (" + "RJ".repeat(500_000) + ")/4/7/6/7/6/7/4/1 1 -:- 0:0"))
                    .startsWith("no ");
        }
        say(new byte[] {'m', (byte) 0xff, '\n'});
        assertThat(answers.readLine()).isEqualTo("no the line is not UTF-8: its byte 2 is malformed");
        assertThat(ask("initial captures 1")).startsWith("ok ");
        process.getOutputStream().close();
        assertEndsWith(0);
    }

    @Test
    void whatItSaysIsUtf8WithLineFeedsOnEveryPlatform() throws Exception {
        start(
                "-Dfile.encoding=ISO-8859-1",
                "-Dstdout.encoding=ISO-8859-1",
                "-Dline.separator=\r\n",
                "-Duser.language=tr",
                "-Duser.extensions=u-nu-arab");
        say("lyngk 1\ninitial six 1\ninitial six x\u00e9\ncheck I:b1-b2\ncount\nhash\noutcome\n".getBytes(UTF_8));
        process.getOutputStream().close();
        String said = new String(process.getInputStream().readAllBytes(), ISO_8859_1);
        assertThat(said).contains("\"x\u00c3\u00a9\"\n").doesNotContain("\r");
        assertThat(said.lines().skip(3)).allMatch(line -> line.matches("ok( [ -~]+)?"));
        assertEndsWith(0);
    }

    /** Far more answers than a pipe holds: while nothing reads them yet, the server waits and loses none. */
    @Test
    void commandsMayBeSentWithoutWaitingForAnswers() throws Exception {
        int count = 20_000;
        start();
        Thread saying = new Thread(() -> {
            try (OutputStream input = process.getOutputStream()) {
                input.write(("lyngk 1\ninitial standard 7\n" + "show\n".repeat(count)).getBytes(US_ASCII));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
        saying.start();
        assertThat(answers.lines().filter(line -> line.startsWith("ok "))).hasSize(count + 2);
        saying.join();
        assertEndsWith(0);
    }
}
