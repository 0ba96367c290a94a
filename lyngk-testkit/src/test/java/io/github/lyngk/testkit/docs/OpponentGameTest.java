package io.github.lyngk.testkit.docs;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Game;
import io.github.lyngk.notation.GameRecord;
import io.github.lyngk.testkit.LeavesNoChild;
import io.github.lyngk.testkit.pipe.ChildJava;
import java.io.File;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The example of an application that plays against a program: it has core, notation and Guava on its path, no more. */
class OpponentGameTest extends LeavesNoChild {

    @TempDir
    private Path folder;

    private List<String> java;

    @BeforeEach
    void isolateTheExample() throws Exception {
        String name = OpponentGame.class.getName().replace('.', '/') + ".class";
        Path alone = folder.resolve(name);
        Files.createDirectories(alone.getParent());
        Files.copy(Path.of("target/test-classes").resolve(name), alone);
        String path = Stream.of(folder, location(Game.class), location(GameRecord.class), location(ImmutableList.class))
                .map(Path::toString)
                .collect(Collectors.joining(File.pathSeparator));
        String program = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        java = List.of(program, "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-cp", path);
    }

    private static Path location(Class<?> type) throws Exception {
        URI uri = type.getProtectionDomain().getCodeSource().getLocation().toURI();
        return Path.of(uri);
    }

    private String printed(List<String> program) throws Exception {
        List<String> command = new ArrayList<>(java);
        command.add(OpponentGame.class.getName());
        command.addAll(program);
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String printed = new String(process.getInputStream().readAllBytes(), UTF_8);
        assertThat(process.waitFor()).as(printed).isZero();
        return printed;
    }

    @Test
    void applicationPlaysAWholeGameAgainstTheRulesServer() throws Exception {
        String[] server = ChildJava.command("io.github.lyngk.notation.cli.Main", "serve");

        assertThat(printed(List.of(server))).matches("Against lyngk [\\w.-]+: [^\n]+\\R");
    }

    @Test
    void missingProgramIsNamed() throws Exception {
        assertThat(printed(List.of("no-such-program")))
                .startsWith("no-such-program cannot be started: ")
                .hasLineCount(1);
    }
}
