package org.example.archive;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.apache.spark.launcher.JavaModuleOptions;

/** The output and exit code of another Java process. */
record Child(int exit, String out, String err) {
    /** Runs the command. */
    static Child command(Path folder, String... arguments) throws Exception {
        return java(folder, System.getProperty("command.jar"), "io.github.lyngk.notation.cli.Main", arguments);
    }

    /** Runs the class behind spark-submit, with the jar of the job but without its classes on the class path. */
    static Child submit(String master, Path folder, String... arguments) throws Exception {
        List<String> words = new ArrayList<>(List.of(
                "--master",
                master,
                "--conf",
                "spark.ui.enabled=false",
                "--conf",
                "spark.driver.host=localhost",
                "--conf",
                "spark.driver.bindAddress=127.0.0.1",
                "--class",
                "org.example.archive.ValidateArchive",
                System.getProperty("job.jar")));
        words.addAll(Arrays.asList(arguments));
        return java(folder, classPath(), "org.apache.spark.deploy.SparkSubmit", words.toArray(String[]::new));
    }

    private static String classPath() {
        return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                .filter(part -> !part.matches(".*(classes|lyngk-[^/]*\\.jar)/?"))
                .collect(Collectors.joining(File.pathSeparator));
    }

    private static Child java(Path folder, String classPath, String main, String... arguments) throws Exception {
        List<String> words = new ArrayList<>(
                List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString()));
        words.addAll(Arrays.asList(JavaModuleOptions.defaultModuleOptionArray()));
        words.addAll(List.of("-Xmx1g", "-cp", classPath, main));
        words.addAll(Arrays.asList(arguments));
        Path out = Files.createTempFile("child", ".out");
        Path err = Files.createTempFile("child", ".err");
        try {
            int exit = new ProcessBuilder(words)
                    .directory(folder.toFile())
                    .redirectOutput(out.toFile())
                    .redirectError(err.toFile())
                    .start()
                    .waitFor();
            return new Child(exit, read(out), read(err));
        } finally {
            Files.delete(out);
            Files.delete(err);
        }
    }

    private static String read(Path file) throws IOException {
        return new String(Files.readAllBytes(file), UTF_8);
    }
}
