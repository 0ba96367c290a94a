package io.github.lyngk.testkit.pipe;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The command of a Java program with the classes of these tests. */
public final class ChildJava {
    private ChildJava() {}

    /** The command that runs the main method of a class; quick to start rather than fast. */
    public static String[] command(Class<?> main, String... arguments) {
        return command(main.getName(), arguments);
    }

    /** The same, of a class that is known by its name only. */
    public static String[] command(String main, String... arguments) {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-Xshare:auto",
                "-cp",
                classPath(),
                main));
        command.addAll(List.of(arguments));
        return command.toArray(String[]::new);
    }

    /** The command of a program that misbehaves, which the tests of notation have. */
    public static String[] rascal(String... arguments) {
        return command("io.github.lyngk.notation.protocol.Rascal", arguments);
    }

    /** Everything on the module path, where tests run as a module, and on the class path. */
    private static String classPath() {
        Path here = Path.of("").toAbsolutePath();
        return String.join(
                File.pathSeparator,
                Stream.of(
                                here.resolve("target/test-classes").toString(),
                                here.resolve("target/classes").toString(),
                                // The jar of notation is without its command.
                                here.resolve("../lyngk-notation/target/classes").toString(),
                                here.resolve("../lyngk-notation/target/test-classes")
                                        .toString(),
                                System.getProperty("jdk.module.path", ""),
                                System.getProperty("java.class.path"))
                        .filter(path -> !path.isEmpty())
                        .toList());
    }
}
