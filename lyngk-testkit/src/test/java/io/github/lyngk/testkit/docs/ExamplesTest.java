package io.github.lyngk.testkit.docs;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Keeps the examples on the pages what is compiled and run here, and the outputs what they really print. After a change
 * of an example, write the pages anew with {@code mvn -pl lyngk-testkit -am test -Dtest=ExamplesTest
 * -Dsurefire.failIfNoSpecifiedTests=false -Dlyngk.writeExamples=true}.
 */
class ExamplesTest {

    @ParameterizedTest
    @EnumSource(Page.class)
    void pageShowsTestedCodeAndItsRealOutput(Page page) throws IOException {
        String current = page.withBlocks(marker -> Examples.expected(page.examples(), marker));
        if (Boolean.getBoolean("lyngk.writeExamples")) {
            Files.writeString(page.file(), current, UTF_8);
        }
        assertThat(page.file()).usingCharset(UTF_8).hasContent(current);
    }

    @ParameterizedTest
    @EnumSource(Page.class)
    void noCodeIsLeftUnmarked(Page page) throws IOException {
        String opening = page.isMarkdown() ? "```java" : "<pre>{@code";
        long marked = page.markers().stream()
                .filter(marker -> !page.isMarkdown() || !marker.kind().equals("output"))
                .count();

        assertThat(page.text().lines().filter(line -> line.contains(opening))).hasSize((int) marked);
    }

    static Stream<Class<?>> classesOfExamples() {
        return Stream.of(Page.values()).<Class<?>>map(Page::examples).distinct();
    }

    @ParameterizedTest
    @MethodSource("classesOfExamples")
    void everyExampleIsShown(Class<?> examples) throws IOException {
        StringBuilder pages = new StringBuilder();
        for (Page page : Page.values()) {
            if (page.examples() == examples) {
                pages.append(page.text());
            }
        }

        assertThat(Examples.names(examples))
                .isNotEmpty()
                .allSatisfy(name -> assertThat(pages).contains("<!-- example: " + name + " -->"));
    }
}
