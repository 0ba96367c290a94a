package io.github.lyngk.notation;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Keeps the module's page complete: a reader finds every file on its map, every test and every picture. */
class ModulePageTest {
    private static String page() throws IOException {
        return Files.readString(Path.of("README.md"), UTF_8);
    }

    /** The names of the Java files below a folder, in code spans as the page has them. */
    private static List<String> names(String folder) throws IOException {
        try (Stream<Path> files = Files.walk(Path.of(folder))) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(".java") && !name.contains("-info"))
                    .map(name -> "`" + name.replace(".java", "`"))
                    .sorted()
                    .toList();
        }
    }

    @Test
    void everyFileIsOnTheMap() throws IOException {
        assertThat(missing(names("src/main/java"), page())).isEmpty();
    }

    @Test
    void everyTestIsInTheTable() throws IOException {
        List<String> tests = names("src/test/java").stream()
                .filter(name -> name.endsWith("Test`") || name.endsWith("Properties`"))
                .toList();
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
