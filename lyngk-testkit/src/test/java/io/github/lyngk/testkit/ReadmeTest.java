package io.github.lyngk.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import com.google.common.collect.Maps;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.RandomGames;
import io.github.lyngk.core.Variant;
import io.github.lyngk.testkit.house.BrokenEngine;
import io.github.lyngk.testkit.house.HouseEngine;
import io.github.lyngk.testkit.judging.EngineTrial;
import io.github.lyngk.testkit.judging.Question;
import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
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
    @ValueSource(strings = {"TextEngineTest", "ClaimTest"})
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
    void xmlStandsInTheSmokeProject() throws IOException {
        String pom = Pattern.compile("@([\\w.-]+)@")
                .matcher(read(Path.of("src/it/class-path/pom.xml")))
                .replaceAll(name -> setting(name.group(1)));

        assertThat(Pattern.compile("(?<=```xml\n)[^`]*(?=```)")
                        .matcher(readme())
                        .results())
                .hasSize(2)
                .allSatisfy(shown -> assertThat(withoutMargins(pom)).contains(withoutMargins(shown.group())));
    }

    private static String withoutMargins(String text) {
        return text.lines().map(String::strip).collect(Collectors.joining("\n"));
    }

    /** A property that holds. */
    static class Quiet {
        @Property(tries = 5)
        void holds(@ForAll Point point) {}
    }

    @Test
    void settingsQuietJqwik() throws IOException {
        Path file = Path.of("src/it/class-path/src/test/resources/junit-platform.properties");
        Properties settings = new Properties();
        settings.load(new StringReader(read(file)));

        assertThat(readme()).contains("```properties\n" + read(file) + "```\n");
        assertThat(ContractRun.of(Quiet.class).printed()).contains("tries = 5");
        assertThat(ContractRun.with(Maps.fromProperties(settings), Quiet.class).printed())
                .isEmpty();
    }

    /** The value of a property in the project's own pom. */
    private static String setting(String name) {
        String element = name.equals("project.version") ? "version" : name;
        try {
            Matcher matcher = Pattern.compile("<" + element + ">([^<]*)<").matcher(read(Path.of("../pom.xml")));
            assertThat(matcher.find()).as(name).isTrue();
            return matcher.group(1);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void reportIsReal() throws IOException {
        BrokenEngine broken = BrokenEngine.all().stream()
                .filter(engine -> engine.name().equals("lets neutral singles climb"))
                .findFirst()
                .orElseThrow();
        EngineTrial<?> trial =
                new EngineTrial<>(new EngineSubject<>(new HouseEngine(broken)), Set.of(Question.values()));
        String report = catchThrowable(() -> trial.check(RandomGames.game(Variant.STANDARD, 1)))
                .toString();
        String shown = report.substring(report.indexOf("extra move"), report.indexOf("Standard game, "))
                .strip();
        assertThat(readme()).contains("```text\n" + shown + "\n```\n");
    }
}
