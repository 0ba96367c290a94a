package io.github.lyngk.testkit.docs;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * A page of the documentation whose examples are code that is compiled and run.
 *
 * <p>A marker on a line of its own, {@code <!-- example: NAME -->}, announces that the block on the next line is the
 * body of the method NAME in the page's class of examples; {@code <!-- output: NAME -->} announces what it prints, and
 * {@code <!-- source: NAME -->} the file of a class. Blocks are fenced in Markdown and {@code <pre>} in Javadoc.
 */
enum Page {
    README("README.md", ReadmeExamples.class),
    CORE_README("lyngk-core/README.md", CoreExamples.class),
    CORE_BOTS("lyngk-core/BOTS.md", CoreExamples.class),
    CORE_API("lyngk-core/API.md", CoreExamples.class),
    CORE_PACKAGE("lyngk-core/src/main/java/io/github/lyngk/core/package-info.java", CoreExamples.class),
    NOTATION_README("lyngk-notation/README.md", NotationExamples.class),
    NOTATION_OPPONENTS("lyngk-notation/OPPONENTS.md", NotationExamples.class),
    NOTATION_RECORDS("lyngk-notation/RECORDS.md", NotationExamples.class),
    NOTATION_PICTURES("lyngk-notation/PICTURES.md", PictureExamples.class),
    NOTATION_PACKAGE("lyngk-notation/src/main/java/io/github/lyngk/notation/package-info.java", NotationExamples.class),
    ARCHIVE_PACKAGE(
            "lyngk-notation/src/main/java/io/github/lyngk/notation/archive/package-info.java", ArchiveExamples.class),
    NOTATION_JSON("lyngk-notation/JSON.md", JsonExamples.class),
    TESTKIT_README("lyngk-testkit/README.md", TestkitExamples.class),
    TESTKIT_PROGRAMS("lyngk-testkit/PROGRAMS.md", TestkitExamples.class),
    TESTKIT_MATCHES("lyngk-testkit/MATCHES.md", TestkitExamples.class),
    TESTKIT_ASSERTIONS(
            "lyngk-testkit/src/main/java/io/github/lyngk/testkit/assertions/package-info.java", TestkitExamples.class);

    /** Tests run in the folder of their module. */
    static final Path ROOT = Path.of("..");

    private static final Pattern MARKER = Pattern.compile("<!-- (example|output|source): (\\w+) -->");

    private final Path file;
    private final boolean markdown;
    private final Examples examples;

    Page(String name, Class<?> examples) {
        this.file = Path.of("..").resolve(name);
        this.markdown = name.endsWith(".md");
        this.examples = new Examples(examples);
    }

    Path file() {
        return file;
    }

    /** The page with the blocks its markers ask for. */
    String withBlocks() throws IOException {
        String prefix = markdown ? "" : " * ";
        String end = markdown ? "```" : " * }</pre>";
        List<String> result = new ArrayList<>();
        List<String> lines = Files.readAllLines(file, UTF_8);
        for (int i = 0; i < lines.size(); i++) {
            result.add(lines.get(i));
            Matcher marker = MARKER.matcher(lines.get(i));
            if (marker.find()) {
                i++;
                result.add(lines.get(i));
                examples.block(marker.group(1), marker.group(2))
                        .lines()
                        .map(line -> (prefix + line).stripTrailing())
                        .forEach(result::add);
                while (!lines.get(i).equals(end)) {
                    i++;
                }
                result.add(end);
            }
        }
        return String.join("\n", result) + "\n";
    }

    /** The lines that open a block of Java without a marker before them. */
    List<String> unmarkedCode() throws IOException {
        String opening = markdown ? "```java" : "<pre>{@code";
        List<String> lines = Files.readAllLines(file, UTF_8);
        return IntStream.range(1, lines.size())
                .filter(i -> lines.get(i).contains(opening))
                .filter(i -> !MARKER.matcher(lines.get(i - 1)).find())
                .mapToObj(i -> "line " + (i + 1) + ": " + lines.get(i))
                .toList();
    }
}
