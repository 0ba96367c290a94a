package io.github.lyngk.notation;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Those who switch over an enum are told whether it may get more constants. */
@Tag("surroundings")
class EnumPromisesTest {
    private static final Pattern ENUM =
            Pattern.compile("/\\*\\*((?:(?!\\*/).)*)\\*/\\s*public enum (\\w+)", Pattern.DOTALL);
    private static final String COMPLETE = "<p>The list is complete: it will not grow.";
    private static final String OPEN = "<p>The list may grow in a minor version: have a default branch.";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "core/src/main/java/io/github/lyngk/core",
                "notation/src/main/java/io/github/lyngk/notation",
                "notation/src/main/java/io/github/lyngk/notation/archive",
                "testkit/src/main/java/io/github/lyngk/testkit",
            })
    void everyEnumSaysWhetherItMayGrow(String exported) throws IOException {
        int enums = 0;
        for (Path file : files(Path.of("../lyngk-" + exported))) {
            Matcher found = ENUM.matcher(Files.readString(file, UTF_8));
            while (found.find()) {
                enums++;
                assertThat(found.group(1).contains(COMPLETE))
                        .as(found.group(2))
                        .isNotEqualTo(found.group(1).contains(OPEN));
            }
        }
        assertThat(enums).isPositive();
    }

    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> all = Files.list(folder)) {
            return all.filter(file -> file.toString().endsWith(".java")).toList();
        }
    }
}
