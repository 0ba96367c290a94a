package io.github.lyngk.notation.cli;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The command as users start it: in a virtual machine of its own. */
public final class ChildCommand {
    private ChildCommand() {}

    /** {@return the words that start it, with options for Java before it and arguments behind it} */
    static List<String> command(List<String> options, String... args) {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of("-XX:+UseSerialGC", "-cp", classPath()));
        command.addAll(options);
        command.add(Main.class.getName());
        command.addAll(List.of(args));
        return command;
    }

    /** {@return the words that start the main method of a class among these tests, quick to start rather than fast} */
    public static String[] java(Class<?> main, String... args) {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-cp",
                Path.of("target", "test-classes").toAbsolutePath() + File.pathSeparator + classPath(),
                main.getName()));
        command.addAll(List.of(args));
        return command.toArray(String[]::new);
    }

    /** The tests run on the module path; the command is tried as most people run it, on the class path. */
    static String classPath() {
        String path = System.getProperty("java.class.path", "")
                + File.pathSeparator
                + System.getProperty("jdk.module.path", "");
        assumeTrue(
                Arrays.equals(
                        path.getBytes(Charset.defaultCharset()),
                        path.getBytes(Charset.forName(System.getProperty("sun.jnu.encoding")))),
                "in this charset Java cannot tell a child where its classes are");
        return path;
    }
}
