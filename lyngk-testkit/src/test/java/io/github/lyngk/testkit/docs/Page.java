package io.github.lyngk.testkit.docs;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A page of the documentation whose examples are code that is compiled and run.
 *
 * <p>A marker on a line of its own, {@code <!-- example: NAME -->}, announces that the block on the next line is the
 * body of the method NAME in the page's class of examples; {@code <!-- output: NAME -->} announces what it prints, and
 * {@code <!-- source: NAME -->} the file of a class of this package. Blocks are fenced in Markdown and {@code <pre>} in
 * Javadoc.
 */
enum Page {
    README("README.md", ReadmeExamples.class),
    CORE_README("lyngk-core/README.md", CoreExamples.class),
    CORE_PACKAGE("lyngk-core/src/main/java/io/github/lyngk/core/package-info.java", CoreExamples.class),
    NOTATION_README("lyngk-notation/README.md", NotationExamples.class),
    NOTATION_PACKAGE("lyngk-notation/src/main/java/io/github/lyngk/notation/package-info.java", NotationExamples.class),
    TESTKIT_PACKAGE("lyngk-testkit/src/main/java/io/github/lyngk/testkit/package-info.java", TestkitExamples.class);

    /** Tests run in the folder of their module. */
    private static final Path ROOT = Path.of("..");

    private static final Pattern MARKER = Pattern.compile("<!-- (example|output|source): (\\w+) -->");

    private final String name;
    private final Class<?> examples;

    Page(String name, Class<?> examples) {
        this.name = name;
        this.examples = examples;
    }

    /**
     * A block that a marker announces.
     *
     * @param kind example, output or source
     * @param name the name in the marker
     */
    record Marker(String kind, String name) {}

    Path file() {
        return ROOT.resolve(name);
    }

    Class<?> examples() {
        return examples;
    }

    boolean isMarkdown() {
        return name.endsWith(".md");
    }

    String text() throws IOException {
        return Files.readString(file(), UTF_8);
    }

    /** The markers of the page, in its order. */
    ImmutableList<Marker> markers() throws IOException {
        ImmutableList.Builder<Marker> markers = ImmutableList.builder();
        Matcher matcher = MARKER.matcher(text());
        while (matcher.find()) {
            markers.add(new Marker(matcher.group(1), matcher.group(2)));
        }
        return markers.build();
    }

    /** The page with other texts in its marked blocks. */
    String withBlocks(Function<Marker, String> blocks) throws IOException {
        String prefix = isMarkdown() ? "" : " * ";
        String end = isMarkdown() ? "```" : " * }</pre>";
        List<String> result = new ArrayList<>();
        List<String> lines = text().lines().toList();
        for (int i = 0; i < lines.size(); i++) {
            result.add(lines.get(i));
            Matcher matcher = MARKER.matcher(lines.get(i));
            if (matcher.find()) {
                i++;
                result.add(lines.get(i));
                blocks.apply(new Marker(matcher.group(1), matcher.group(2)))
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
}
