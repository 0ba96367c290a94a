package io.github.lyngk.testkit.docs;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Ascii;
import io.github.lyngk.notation.RecordValidator;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What readers of the pages click on or copy works. */
class PagesTest {
    private static final Path ROOT = Path.of("..");

    /** All pages in Markdown, by their path from the project's folder. */
    static Stream<Path> pages() {
        return Stream.of(
                        "README.md",
                        "CHANGELOG.md",
                        "lyngk-core/README.md",
                        "lyngk-core/RULES.md",
                        "lyngk-notation/README.md",
                        "lyngk-notation/COMMAND.md",
                        "lyngk-testkit/README.md")
                .map(ROOT::resolve);
    }

    @ParameterizedTest
    @MethodSource("pages")
    void linksLeadToFiles(Path page) throws IOException {
        assertThat(found("(?<=\\]\\()[^)#:]+(?=[)#])", page))
                .allSatisfy(link -> assertThat(page.resolveSibling(link)).exists());
    }

    @ParameterizedTest
    @MethodSource("pages")
    void linksIntoPagesLeadToHeadings(Path page) throws IOException {
        assertThat(found("(?<=\\]\\()[^):]*#[^)]+(?=\\))", page)).allSatisfy(link -> {
            int hash = link.indexOf('#');
            Path target = hash == 0 ? page : page.resolveSibling(link.substring(0, hash));
            assertThat(headings(target)).contains(link.substring(hash + 1));
        });
    }

    /** The headings of a page as links name them: lower case, hyphens for blanks, no other signs. */
    private static Stream<String> headings(Path page) throws IOException {
        return found("(?m)(?<=^#{1,4} ).+$", page)
                .map(heading ->
                        Ascii.toLowerCase(heading).replaceAll("[^a-z0-9 -]", "").replace(' ', '-'));
    }

    @Test
    void recordThatShowsTheFormatIsValid() throws IOException {
        assertThat(found("(?<=[^>]\n```text\n)\\[[^`]*(?=```)", ROOT.resolve("lyngk-notation/README.md")))
                .isNotEmpty()
                .allSatisfy(text -> assertThat(
                                RecordValidator.strict().validate(text).diagnostics())
                        .isEmpty());
    }

    @Test
    void versionsToDependOnAreTheProjectsOwn() throws IOException {
        String version = found(
                        "(?<=<artifactId>lyngk-parent</artifactId>\\s{1,20}<version>)[^<]*", ROOT.resolve("pom.xml"))
                .findFirst()
                .orElseThrow();

        String shown =
                "(?<=<artifactId>lyngk-\\w{1,9}</artifactId>\\s{1,20}<version>)[^<]*|(?<=lyngk-(?:notation|testkit):)[^\"]*";
        assertThat(found(shown, ROOT.resolve("README.md"))).hasSize(3).containsOnly(version);
        assertThat(found(shown, ROOT.resolve("lyngk-testkit/README.md")))
                .hasSize(1)
                .containsOnly(version);
    }

    private static Stream<String> found(String regex, Path page) throws IOException {
        return Pattern.compile(regex)
                .matcher(Files.readString(page, UTF_8))
                .results()
                .map(MatchResult::group);
    }
}
