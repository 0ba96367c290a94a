package io.github.lyngk.testkit.docs;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Ascii;
import io.github.lyngk.notation.RecordValidator;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What readers of the pages click on or copy works. */
class PagesTest {
    private static final String SERVER = "lyngk-testkit/src/it/game-server";

    /** All pages in Markdown: of the project, its modules and what they keep beside their sources. */
    static Stream<Path> pages() throws IOException {
        Stream.Builder<Path> pages = Stream.builder();
        for (String folder : List.of(
                "", ".github", "lyngk-core", "lyngk-notation", "lyngk-testkit", "lyngk-testkit/examples", SERVER)) {
            try (DirectoryStream<Path> files = Files.newDirectoryStream(Page.ROOT.resolve(folder), "*.md")) {
                files.forEach(pages);
            }
        }
        return pages.build();
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
        assertThat(found("(?<=[^>]\n```text\n)\\[[^`]*(?=```)", Page.NOTATION_README.file()))
                .isNotEmpty()
                .allSatisfy(text -> assertThat(
                                RecordValidator.strict().validate(text).diagnostics())
                        .isEmpty());
    }

    @Test
    void versionsToDependOnAreTheProjectsOwn() throws IOException {
        String shown = "(?<=<artifactId>lyngk-\\w{1,9}</artifactId>\\s{1,20}<version>)[^<]*"
                + "|(?<=lyngk-(?:notation|testkit):)[^\":]*";

        assertThat(found(shown, Page.README.file())).hasSize(4).containsOnly(setting("version"));
    }

    /** So that a copy of its folder builds by itself. */
    @Test
    void sampleServerNamesTheProjectsOwnVersions() throws IOException {
        Path pom = Page.ROOT.resolve(SERVER).resolve("pom.xml");

        assertThat(found("(?<=<artifactId>lyngk-\\w{1,9}</artifactId>\\s{1,20}<version>)[^<]*", pom))
                .hasSize(2)
                .containsOnly(setting("version"));
        assertThat(found("(?<=<)[\\w-]+[.]version(?=>)", pom).toList())
                .hasSize(5)
                .allSatisfy(name ->
                        assertThat(found("(?<=<" + name + ">)[^<]*", pom)).containsExactly(setting(name)));
        assertThat(pom).content().doesNotContain("@");
    }

    @Test
    void xmlIsThatOfTheDownstreamProjects() throws IOException {
        String pom = Files.readString(Path.of("src/it/class-path/pom.xml"), UTF_8)
                + Files.readString(Path.of("src/it/parent/pom.xml"), UTF_8);
        for (String name : List.of("project.version", "maven-surefire-plugin.version")) {
            pom = pom.replace("@" + name + "@", setting(name.replace("project.", "")));
        }

        assertThat(found("(?<=```xml\n)[^`]*(?=```)", Page.TESTKIT_README.file())
                        .map(PagesTest::withoutMargins))
                .hasSize(2)
                .allMatch(withoutMargins(pom)::contains);
    }

    @Test
    void linesForGradleAreInItsSmokeProject() throws IOException {
        String build = Files.readString(Path.of("src/it/gradle/build.gradle.kts"), UTF_8);

        assertThat(found("(?<=```kotlin\n)[^`]*(?=```)", Page.README.file())
                        .flatMap(snippet -> Stream.of(snippet.split("\n\n")))
                        .map(PagesTest::withoutMargins))
                .hasSize(2)
                .allMatch(withoutMargins(build)::contains);
    }

    /** The first element of a name in the project's own pom. */
    private static String setting(String name) throws IOException {
        return found("(?<=<" + name + ">)[^<]*", Page.ROOT.resolve("pom.xml"))
                .findFirst()
                .orElseThrow();
    }

    private static String withoutMargins(String text) {
        return text.lines().map(String::strip).collect(joining("\n"));
    }

    private static Stream<String> found(String regex, Path page) throws IOException {
        return Pattern.compile(regex)
                .matcher(Files.readString(page, UTF_8))
                .results()
                .map(MatchResult::group);
    }
}
