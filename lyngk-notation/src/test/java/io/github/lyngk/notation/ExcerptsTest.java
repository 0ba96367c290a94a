package io.github.lyngk.notation;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * Code on the module's page that is not run in this build: a marker {@code <!-- excerpt: FILE -->} announces that the
 * next block stands in that file, further to the right perhaps.
 */
class ExcerptsTest {
    private static final Pattern EXCERPT = Pattern.compile("<!-- excerpt: (\\S+) -->\n```java\n((?:.*\n)*?)```\n");

    private static String withoutMargins(String code) {
        return code.lines().map(String::strip).collect(Collectors.joining("\n"));
    }

    @Test
    void excerptsStandInTheirFiles() throws IOException {
        String page = Files.readString(Path.of("README.md"), UTF_8);
        List<MatchResult> excerpts = EXCERPT.matcher(page).results().toList();

        assertThat(excerpts).isNotEmpty();
        for (MatchResult excerpt : excerpts) {
            String file = Files.readString(Path.of(excerpt.group(1)), UTF_8);

            assertThat(withoutMargins(file)).contains(withoutMargins(excerpt.group(2)));
        }
    }
}
