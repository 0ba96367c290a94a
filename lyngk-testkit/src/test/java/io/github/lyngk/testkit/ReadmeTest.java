package io.github.lyngk.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Splitter;
import io.github.lyngk.core.RandomGames;
import io.github.lyngk.core.Variant;
import io.github.lyngk.testkit.Lockstep.Question;
import io.github.lyngk.testkit.house.BrokenEngine;
import io.github.lyngk.testkit.house.HouseEngine;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The README shows what is compiled and run here, and what the smoke projects use. */
class ReadmeTest {

    private static final Path EXAMPLES = Path.of("src/test/java/org/example");
    private static final Path CLASS_PATH = Path.of("src/it/class-path/src/test/java/org/example");
    private static final Path JUNIT_6 = Path.of("src/it/junit-6/src/test/java/org/example");
    private static final Path MODULE_PATH = Path.of("src/it/module-path/src/test/java/org/example/trials");

    private static String read(Path path) throws IOException {
        return Files.readString(path).replace("\r\n", "\n");
    }

    private static String readme() throws IOException {
        return read(Path.of("README.md"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"HighestStackBotTest", "TextEngineTest", "ClaimTest"})
    void exampleIsShownWhole(String name) throws IOException {
        String source = read(EXAMPLES.resolve(name + ".java"));
        assertThat(readme()).contains("```java\n" + source + "```\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"HighestStackBotTest", "TextEngine", "TextEngineTest", "ClaimTest"})
    void exampleRunsDownstreamToo(String name) throws IOException {
        String source = read(EXAMPLES.resolve(name + ".java"));
        String inItsModule = source.replace("package org.example;", "package org.example.trials;");

        assertThat(read(CLASS_PATH.resolve(name + ".java"))).isEqualTo(source);
        assertThat(read(JUNIT_6.resolve(name + ".java"))).isEqualTo(source);
        assertThat(read(MODULE_PATH.resolve(name + ".java"))).isEqualTo(inItsModule);
    }

    @Test
    void reportIsReal() throws IOException {
        BrokenEngine broken = BrokenEngine.all().stream()
                .filter(engine -> engine.name().equals("lets neutral singles climb"))
                .findFirst()
                .orElseThrow();
        String report = new EngineTrial<>(new HouseEngine(broken), Set.of(Question.values()))
                .run(RandomGames.game(Variant.STANDARD, 1))
                .orElseThrow()
                .report();
        String shown =
                Splitter.on("The same in play").split(report).iterator().next().strip();
        assertThat(readme()).contains("```text\n" + shown + "\n```\n");
    }

    @Test
    void everyPublicTypeIsOnTheMap() throws IOException {
        String readme = readme();
        try (var files = Files.list(Path.of("src/main/java/io/github/lyngk/testkit"))) {
            for (Path file :
                    files.filter(path -> path.toString().endsWith(".java")).toList()) {
                String name = file.getFileName().toString().replace(".java", "");
                if (read(file).contains("public interface " + name)
                        || read(file).contains("public final class " + name)) {
                    assertThat(readme).contains("`" + name + "`");
                }
            }
        }
    }
}
