package io.github.lyngk.notation;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Keeps the module's page complete: a reader finds every test and every picture. */
class ModulePageTest {
    private static String page() throws IOException {
        return Files.readString(Path.of("README.md"), UTF_8);
    }

    @Test
    void everyTestIsInTheTable() throws IOException {
        List<String> tests;
        try (Stream<Path> files = Files.walk(Path.of("src/test/java"))) {
            tests = files.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith("Test.java") || name.endsWith("Properties.java"))
                    .map(name -> "`" + name.replace(".java", "`"))
                    .sorted()
                    .toList();
        }
        assertThat(tests).contains("`ModulePageTest`");
        assertThat(missing(tests, page())).isEmpty();
    }

    @Test
    void everyPictureIsShownOnAPage() throws IOException {
        String pages = page() + Files.readString(Path.of("../README.md"), UTF_8);
        List<String> pictures = Pictures.all().keySet().stream()
                .map(picture -> "pictures/" + picture + ")")
                .toList();
        assertThat(missing(pictures, pages)).isEmpty();
    }

    private static List<String> missing(List<String> names, String page) {
        return names.stream().filter(name -> !page.contains(name)).toList();
    }
}
