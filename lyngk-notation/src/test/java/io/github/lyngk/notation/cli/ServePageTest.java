package io.github.lyngk.notation.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The client that the server's page shows works, where there is a Python to run it. */
@Tag("not-for-mutation")
class ServePageTest {
    private static final Pattern CLIENT = Pattern.compile("(?<=<!-- client: python3 -->\n```python\n)[^`]*(?=```)");

    @TempDir
    Path folder;

    @Test
    @Timeout(120)
    void theClientPlaysAGame() throws Exception {
        assumeTrue(hasPython());
        Matcher client = CLIENT.matcher(Files.readString(Path.of("SERVE.md"), UTF_8));
        assertThat(client.find()).isTrue();
        Path script = Files.writeString(folder.resolve("game.py"), client.group(), UTF_8);

        List<String> command = new ArrayList<>(List.of("python3", script.toString()));
        command.addAll(ChildCommand.command(List.of(), "serve"));
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String printed = new String(process.getInputStream().readAllBytes(), UTF_8);

        assertThat(process.waitFor()).as(printed).isZero();
        assertThat(printed)
                .startsWith("G/BIKK/IGGRIRR/RGJIRB/BRBIBIG/KGJIRJ/BBGKKKK/RIGB/K 1 -:- 0:0")
                .containsPattern("\n([IBRGK]:)?[a-i][1-7]-[a-i][1-7]\r?\n")
                .containsPattern("\nwinner=[12-] reason=[a-z_]+ first=[0-9,]+ second=[0-9,]+\r?\n$");
    }

    private static boolean hasPython() throws InterruptedException {
        try {
            return new ProcessBuilder("python3", "-c", "pass").start().waitFor() == 0;
        } catch (IOException e) {
            return false;
        }
    }
}
