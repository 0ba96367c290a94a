package io.github.lyngk.notation.cli;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.US_ASCII;
import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The command at a terminal that is not one of UTF-8. */
@EnabledOnOs(value = OS.LINUX, disabledReason = "only there a terminal can be had of a script")
@Timeout(60)
@Tag("not-for-mutation")
class ConsoleTest {
    private static final String BROKEN = "src/test/resources/cli/broken.lyngk";

    /** Bytes beyond ASCII are written as chars of the same number: \u00c3\u00a9 is UTF-8. */
    @ParameterizedTest
    @CsvSource({
        "'', LYNGK convert -q FILE, ?t?",
        "'', LYNGK convert -q FILE | cat, \u00c3\u00a9t\u00c3\u00a9",
        "-Dlyngk.terminals=1, LYNGK convert -q - < FILE, ?t?",
        "-Dlyngk.terminals=2, LYNGK convert FILE > /dev/null, '\n    ?f3-g3 14.'",
        "'', LYNGK convert FILE 2>&1 > /dev/null | cat, '\n    \u00e2\u0080\u00a6f3-g3 14.'",
    })
    void aTerminalGetsWhatItCanShowAndAPipeAll(String option, String line, String shown) throws Exception {
        Path script = Path.of("/usr/bin/script");
        assumeThat(script).isExecutable();
        String lyngk = ChildCommand.command(option.isEmpty() ? List.of() : List.of(option)).stream()
                .map(Surroundings::typed)
                .collect(joining(" "));
        assumeTrue(US_ASCII.newEncoder().canEncode(lyngk), "in this locale Java finds no classes below such a folder");
        assertThat(printed(
                        script.toString(), "-qec", line.replace("LYNGK", lyngk).replace("FILE", BROKEN), "/dev/null"))
                .contains(shown);
    }

    private static String printed(String... command) throws IOException, InterruptedException {
        ProcessBuilder terminal = new ProcessBuilder(command).redirectErrorStream(true);
        terminal.environment().put("LC_ALL", "C");
        Process process = terminal.start();
        process.getOutputStream().close();
        String printed = new String(process.getInputStream().readAllBytes(), ISO_8859_1);
        process.waitFor();
        return printed.replace("\r\n", "\n");
    }
}
