package io.github.lyngk.testkit.docs;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.collect.ImmutableSet;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

/** The examples in a class of this package: every static method without parameters is one. */
final class Examples {
    private static final Path FOLDER = Path.of("src", "test", "java", "io", "github", "lyngk", "testkit", "docs");

    private Examples() {}

    /** The names of all examples in a class. */
    static ImmutableSet<String> names(Class<?> examples) {
        return Arrays.stream(examples.getDeclaredMethods())
                .filter(method -> !method.isSynthetic() && method.getParameterCount() == 0)
                .map(Method::getName)
                .collect(ImmutableSet.toImmutableSet());
    }

    /** What a marked block has to show. */
    static String expected(Class<?> examples, Page.Marker marker) {
        return switch (marker.kind()) {
            case "example" -> body(examples, marker.name());
            case "output" -> output(examples, marker.name());
            default -> file(marker.name());
        };
    }

    private static String body(Class<?> examples, String name) {
        List<String> lines = source(examples.getSimpleName()).lines().toList();
        String start = "    static void " + name + "()";
        int first = 1;
        while (!lines.get(first - 1).startsWith(start)) {
            first++;
        }
        int end = first;
        while (!lines.get(end).equals("    }")) {
            end++;
        }
        return String.join("\n", lines.subList(first, end)).stripIndent();
    }

    /** Runs an example, or the program of that name, and returns what it printed. */
    private static String output(Class<?> examples, String name) {
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        PrintStream before = System.out;
        System.setOut(new PrintStream(printed, true, UTF_8));
        try {
            if (names(examples).contains(name)) {
                examples.getDeclaredMethod(name).invoke(null);
            } else {
                Class<?> program = Class.forName(Examples.class.getPackageName() + "." + name);
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
        try {
            return Files.readString(FOLDER.resolve(name + ".java"), UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
