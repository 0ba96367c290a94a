package io.github.lyngk.testkit.docs;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.io.MoreFiles;
import io.github.lyngk.core.Rule;
import io.github.lyngk.notation.DiagnosticCode;
import io.github.lyngk.notation.Limits;
import io.github.lyngk.notation.RecordValidator;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Holds what the pages say about the project against the project. */
class PagesTest {
    private static final Path ROOT = Path.of("..");
    private static final List<String> MODULES = List.of("lyngk-core", "lyngk-notation", "lyngk-testkit");

    /** All pages in Markdown, by their path from the project's folder. */
    static Stream<Path> pages() {
        return Stream.of(
                        "README.md",
                        "CHANGELOG.md",
                        "lyngk-core/README.md",
                        "lyngk-core/RULES.md",
                        "lyngk-notation/README.md",
                        "lyngk-testkit/README.md")
                .map(ROOT::resolve);
    }

    @ParameterizedTest
    @MethodSource("pages")
    void testsThatAPageNamesExist(Path page) throws IOException {
        List<String> names = javaFiles("src", MODULES).stream()
                .map(MoreFiles::getNameWithoutExtension)
                .toList();

        assertThat(found("\\b[A-Z]\\w+(?:Test|Properties)\\b", page)).isSubsetOf(names);
    }

    @ParameterizedTest
    @MethodSource("pages")
    void testMethodsThatAPageNamesExist(Path page) throws IOException {
        StringBuilder tests = new StringBuilder();
        for (Path file : javaFiles("src/test", MODULES)) {
            tests.append(Files.readString(file, UTF_8));
        }

        assertThat(found("`[A-HR]\\d+_\\w+`", page))
                .allSatisfy(name -> assertThat(tests).contains("void " + name.replace("`", "") + "("));
    }

    @ParameterizedTest
    @MethodSource("pages")
    void linksLeadToFiles(Path page) throws IOException {
        assertThat(found("(?m)(?<=\\]\\()[^)#:]+(?=[)#])|(?<=^\\[\\w{1,20}\\]: )[^#:\\s]+$", page))
                .allSatisfy(link -> assertThat(page.resolveSibling(link)).exists());
    }

    @ParameterizedTest
    @EnumSource(Rule.class)
    void everyRulingIsListedWithItsSummary(Rule rule) throws IOException {
        String row = "| " + rule + " | " + rule.summary() + " | [`" + rule + "_";

        assertThat(Files.readString(ROOT.resolve("README.md"), UTF_8).contains(row))
                .isEqualTo(rule.name().startsWith("R"));
    }

    @ParameterizedTest
    @EnumSource(DiagnosticCode.class)
    void everyDiagnosticCodeIsListedWithItsSummary(DiagnosticCode code) {
        assertThat(ROOT.resolve("lyngk-notation/README.md"))
                .content(UTF_8)
                .contains("| `" + code + "` | " + code.summary() + " |");
    }

    @Test
    void limitsAreThoseEnforced() throws IOException {
        assertThat(found("(?<=\\| `)[A-Z_]+`: .* \\| \\d+(?= \\|)", ROOT.resolve("lyngk-notation/README.md"))
                        .map(row -> row.replaceAll("`: .*\\|", "")))
                .containsExactly(
                        "NESTING " + Limits.NESTING,
                        "TAG_VALUE " + Limits.TAG_VALUE,
                        "COMMENT " + Limits.COMMENT,
                        "TOKEN " + Limits.TOKEN,
                        "RECORD " + Limits.RECORD,
                        "DIAGNOSTICS " + Limits.DIAGNOSTICS);
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
                .hasSize(4)
                .containsOnly(version);
    }

    @ParameterizedTest
    @ValueSource(strings = {"README.md", "lyngk-testkit/README.md"})
    void gradleIsToldToUseTheJUnitPlatform(String page) throws IOException {
        String snippet = found("(?s)(?<=```kotlin\n).*?(?=```)", ROOT.resolve(page))
                .findFirst()
                .orElseThrow();

        String junit = found("(?<=<junit.version>5)[^<]*", ROOT.resolve("pom.xml"))
                .findFirst()
                .orElseThrow();

        assertThat(snippet)
                .contains("testImplementation(\"io.github.lyngk:lyngk-testkit:")
                .contains("testRuntimeOnly(\"org.junit.platform:junit-platform-launcher:1" + junit + "\")")
                .contains("useJUnitPlatform()");
    }

    private static Stream<String> found(String regex, Path page) throws IOException {
        return Pattern.compile(regex)
                .matcher(Files.readString(page, UTF_8))
                .results()
                .map(MatchResult::group);
    }

    /** The Java files below the folders of a kind, such as {@code src/test}, in some modules. */
    private static ImmutableList<Path> javaFiles(String kind, List<String> modules) throws IOException {
        ImmutableList.Builder<Path> files = ImmutableList.builder();
        for (String module : modules) {
            try (Stream<Path> walk = Files.walk(ROOT.resolve(module).resolve(kind))) {
                walk.filter(path -> path.toString().endsWith(".java")).forEach(files::add);
            }
        }
        return files.build();
    }
}
