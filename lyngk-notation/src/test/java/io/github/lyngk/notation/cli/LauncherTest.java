package io.github.lyngk.notation.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The script {@code lyngk}, called by a link in a folder with a blank, with a jar of the classes under test. */
@Timeout(120)
@Tag("not-for-mutation")
class LauncherTest {
    private static final Path FILE = Path.of("src/test/resources/cli/three.lyngk");
    private static final Path BROKEN = Path.of("src/test/resources/cli/broken.lyngk");
    private static final Path JAVA_HOME = Path.of(System.getProperty("java.home"));

    /** Where no folder can be made, not even by root. */
    private static final Map<String, String> NO_CACHE = Map.of("XDG_CACHE_HOME", "", "HOME", "/dev/null");

    @TempDir
    static Path folder;

    private static Path launcher;
    private static Path jar;

    @TempDir
    Path cache;

    @BeforeAll
    static void install() throws IOException {
        assumeThat(Path.of("/bin/sh")).exists();
        Path program = Files.createDirectories(folder.resolve("program"));
        Files.copy(Path.of("src/main/launcher/lyngk"), program.resolve("lyngk"));
        jar = program.resolve("lyngk-notation-1-cli.jar");
        writeJar();
        Path bin = Files.createDirectories(folder.resolve("my bin"));
        launcher = Surroundings.link(bin.resolve("lyngk"), Path.of("../program/lyngk"));
    }

    /** Java archives the classes of jars only, and finds others only beside the first. */
    private static void writeJar() throws IOException {
        List<Path> path = Stream.of(ChildCommand.classPath().split(File.pathSeparator))
                .filter(part -> part.matches(".*(lyngk-(core|notation).*(?<!test-classes)|guava-\\d[^/]*)"))
                .map(Path::of)
                .toList();
        StringBuilder others = new StringBuilder();
        for (Path part : path.stream().filter(Files::isRegularFile).toList()) {
            Files.copy(part, jar.resolveSibling(part.getFileName()));
            others.append(part.getFileName()).append(' ');
        }
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        manifest.getMainAttributes().put(Attributes.Name.MAIN_CLASS, Main.class.getName());
        manifest.getMainAttributes().put(Attributes.Name.CLASS_PATH, others.toString());
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar), manifest)) {
            for (Path classes : path.stream().filter(Files::isDirectory).toList()) {
                for (Path file : files(classes, ".*(?<!module-info)\\.(class|properties)")) {
                    out.putNextEntry(new JarEntry(classes.relativize(file).toString()));
                    Files.copy(file, out);
                }
            }
        }
    }

    private static List<Path> files(Path folder, String name) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().matches(name)).toList();
        }
    }

    private List<Path> archives() throws IOException {
        return files(cache, ".*\\.jsa");
    }

    private Run run(Map<String, String> variables, Path input, String... args) throws Exception {
        Path err = Files.createTempFile(folder, "err", ".txt");
        ProcessBuilder builder = new ProcessBuilder(
                        Stream.concat(Stream.of("/bin/sh", launcher.toString()), Stream.of(args))
                                .toList())
                .redirectInput(input.toFile())
                .redirectError(err.toFile());
        builder.environment().keySet().removeAll(List.of("LYNGK_JAR", "LYNGK_OPTS", "HOME"));
        builder.environment().put("JAVA_HOME", JAVA_HOME.toString());
        builder.environment().put("XDG_CACHE_HOME", cache.toString());
        builder.environment().putAll(variables);
        Process process = builder.start();
        String out = new String(process.getInputStream().readAllBytes(), UTF_8);
        return new Run(process.waitFor(), out, Files.readString(err, UTF_8));
    }

    /** Runs {@code validate} and returns how many classes came from the archive. */
    private long archivedClasses() throws Exception {
        Path log = cache.resolve("classes.txt");
        Run run = run(Map.of("LYNGK_OPTS", "-Xlog:class+load:file=" + log), FILE, "validate", FILE.toString());
        assertThat(run).isEqualTo(Run.of("validate", FILE.toString()));
        try (Stream<String> lines = Files.lines(log, UTF_8)) {
            return lines.filter(line -> line.contains("io.github.lyngk") && line.contains("shared objects file (top)"))
                    .count();
        }
    }

    @Test
    void theFirstRunMakesAnArchiveThatLaterRunsUse() throws Exception {
        assertThat(archivedClasses()).isGreaterThan(80);
        List<Path> first = archives();
        assertThat(first).hasSize(1);
        FileTime made = Files.getLastModifiedTime(first.get(0));
        assertThat(archivedClasses()).isGreaterThan(80);
        assertThat(archives()).isEqualTo(first);
        assertThat(Files.getLastModifiedTime(first.get(0))).isEqualTo(made);
    }

    @Test
    void aChangedJarGetsANewArchiveAndFewAreKept() throws Exception {
        Path old = Files.createDirectories(cache.resolve("lyngk")).resolve("old.jsa");
        for (String name : List.of("old", "older", "oldest")) {
            Files.setLastModifiedTime(
                    Files.createFile(old.resolveSibling(name + ".jsa")),
                    FileTime.from(Instant.EPOCH.plusSeconds(100 - name.length())));
        }
        FileTime before = Files.getLastModifiedTime(jar);
        run(Map.of(), FILE, "--version");
        assertThat(archives()).hasSize(3).contains(old);
        Files.setLastModifiedTime(jar, FileTime.from(before.toInstant().minusSeconds(3600)));
        try {
            assertThat(archivedClasses()).isGreaterThan(80);
            assertThat(archives()).hasSize(3).contains(old);
        } finally {
            Files.setLastModifiedTime(jar, before);
        }
    }

    @Test
    void exitCodesAndStandardInputPassWithoutACacheToo() throws Exception {
        assertThat(run(NO_CACHE, FILE, "validate", "-")).isEqualTo(Run.of("validate", FILE.toString()));
        assertThat(run(NO_CACHE, BROKEN, "validate", "-q", "-").exit()).isEqualTo(1);
        assertThat(run(Map.of("XDG_CACHE_HOME", ""), FILE, "fly", "a b")).isEqualTo(Run.of("fly", "a b"));
    }

    /** Java would read a file of its own in place of it. */
    @Test
    void aClosedInputIsEmpty() throws Exception {
        Path closing = Files.writeString(folder.resolve("closing"), "exec /bin/sh \"$@\" <&-\n");
        Path open = launcher;
        launcher = closing;
        try {
            assertThat(run(NO_CACHE, FILE, open.toString(), "serve")).isEqualTo(new Run(0, "", ""));
        } finally {
            launcher = open;
        }
    }

    /** JDK 17 archives only its own classes then. */
    @Test
    void theJarMayHaveBlanksInItsPath() throws Exception {
        Path link = Surroundings.link(folder.resolve("a program"), jar.getParent());
        Map<String, String> variables =
                Map.of("LYNGK_JAR", link.resolve(jar.getFileName()).toString());
        assertThat(run(variables, FILE, "validate", "-")).isEqualTo(Run.of("validate", FILE.toString()));
        assertThat(archives()).hasSize(1);
    }

    /** As {@code lyngk.cmd} does. */
    @Test
    void ofSeveralJarsTheLastIsTaken() throws Exception {
        Path old = Files.writeString(jar.resolveSibling("lyngk-notation-0-cli.jar"), "no jar");
        try {
            assertThat(run(NO_CACHE, FILE, "--version")).isEqualTo(Run.of("--version"));
            Path named = Files.copy(jar, jar.resolveSibling("lyngk.jar"));
            Path newer = Files.writeString(jar.resolveSibling("lyngk-notation-2-cli.jar"), "no jar");
            assertThat(run(NO_CACHE, FILE, "--version")).isEqualTo(Run.of("--version"));
            Files.delete(named);
            assertThat(run(NO_CACHE, FILE, "--version").err()).contains("lyngk-notation-2-cli.jar");
            Files.delete(newer);
        } finally {
            Files.delete(old);
        }
    }

    @Test
    void anOldJavaIsRefused() throws Exception {
        Path home = javaHome("exit 99");
        Files.writeString(home.resolve("release"), "IMPLEMENTOR=\"x\"\nJAVA_VERSION=\"11.0.2\"\nOS_NAME=\"x\"\n");
        assertThat(run(Map.of("JAVA_HOME", home.toString()), FILE, "--version"))
                .isEqualTo(new Run(
                        2,
                        "",
                        "lyngk: " + home + "/bin/java is Java 11.0.2; install Java 17 or newer, or set JAVA_HOME\n"));
    }

    @Test
    void aJavaWithoutAFileReleaseIsAskedForItsVersion() throws Exception {
        Path home = javaHome("exec '" + JAVA_HOME + "/bin/java' \"$@\"");
        assertThat(run(Map.of("JAVA_HOME", home.toString()), FILE, "--version")).isEqualTo(Run.of("--version"));
        assertThat(archives()).hasSize(1);
        Path old = javaHome("echo 'java version \"1.8.0_402\"' >&2");
        assertThat(run(Map.of("JAVA_HOME", old.toString()), FILE, "--version").err())
                .contains("is Java 1.8.0_402; install Java 17");
    }

    /** Not every Java can make archives. */
    @Test
    void aJavaThatMakesNoArchiveIsAskedOnce() throws Exception {
        Path asked = cache.resolve("asked.txt");
        Path home = javaHome("case \"$*\" in *ArchiveClassesAtExit*) echo >>'" + asked + "'; exit 1 ;; esac; exec '"
                + JAVA_HOME + "/bin/java' \"$@\"");
        for (int i = 0; i < 2; i++) {
            assertThat(run(Map.of("JAVA_HOME", home.toString()), FILE, "--version"))
                    .isEqualTo(Run.of("--version"));
        }
        assertThat(asked).hasContent("\n");
    }

    @Test
    void aMissingJavaOrJarIsNamed() throws Exception {
        assertThat(run(Map.of("JAVA_HOME", "/nowhere"), FILE, "--version"))
                .isEqualTo(new Run(
                        2,
                        "",
                        "lyngk: no Java found in JAVA_HOME, /nowhere; install Java 17 or newer, or set JAVA_HOME\n"));
        assertThat(run(Map.of("LYNGK_JAR", "/nowhere.jar"), FILE, "--version"))
                .isEqualTo(new Run(2, "", "lyngk: LYNGK_JAR is /nowhere.jar, which is not a file\n"));
    }

    /** A folder with a script as its Java. */
    private static Path javaHome(String script) throws IOException {
        Path home = Files.createTempDirectory(folder, "jdk");
        Path java = Files.createDirectory(home.resolve("bin")).resolve("java");
        Files.writeString(java, "#!/bin/sh\n" + script + "\n", UTF_8);
        assertThat(java.toFile().setExecutable(true)).isTrue();
        return home;
    }
}
