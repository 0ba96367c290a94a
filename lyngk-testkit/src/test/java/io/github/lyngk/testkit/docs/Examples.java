package io.github.lyngk.testkit.docs;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/**
 * What a page shows of the examples.
 *
 * @param home the class whose static methods without parameters are the page's examples
 */
record Examples(Class<?> home) {
    private static final Path SOURCES = Path.of("src", "test", "java");
    private static final List<Path> FOLDERS = List.of(
            SOURCES.resolve("io/github/lyngk/testkit/docs"),
            Path.of("src/it/examples/org/example"),
            SOURCES.resolve("org/example"));

    /** What a block has to show. */
    String block(String kind, String name) {
        return switch (kind) {
            case "example" -> body(name);
            case "output" -> output(name);
            default -> file(name);
        };
    }

    private String body(String name) {
        String source = source(home.getSimpleName());
        int start = source.indexOf("\n    static void " + name + "()");
        int first = source.indexOf('\n', start + 1) + 1;
        return source.substring(first, source.indexOf("\n    }\n", first)).stripIndent();
    }

    /** Runs an example, or the program of that name, and returns what it printed. */
    private String output(String name) {
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        PrintStream before = System.out;
        System.setOut(new PrintStream(printed, true, UTF_8));
        try {
            if (Arrays.stream(home.getDeclaredMethods())
                    .anyMatch(method -> method.getName().equals(name))) {
                home.getDeclaredMethod(name).invoke(null);
            } else {
                Class<?> program = Class.forName(home.getPackageName() + "." + name);
                program.getDeclaredMethod("main", String[].class).invoke(null, (Object) new String[0]);
            }
        } catch (ReflectiveOperationException e) {
            throw new AssertionError("the example " + name + " fails", e);
        } finally {
            System.setOut(before);
        }
        return printed.toString(UTF_8).replace("\r\n", "\n");
    }

    /** A class as users would write it, which is without its package. */
    private static String file(String name) {
        String source = source(name);
        return source.substring(source.indexOf(';') + 1).strip();
    }

    private static String source(String name) {
        Stream<Path> files = FOLDERS.stream().map(folder -> folder.resolve(name + ".java"));
        try {
            return Files.readString(files.filter(Files::exists).findFirst().orElseThrow(), UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
