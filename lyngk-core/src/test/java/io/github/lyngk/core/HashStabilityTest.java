package io.github.lyngk.core;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.io.File;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Hash codes must be the same in every JVM, so that values can be partitioned by them across machines. */
@Tag("not-for-mutation")
class HashStabilityTest {
    @Test
    void hashCodesAreTheSameInAnotherJvm() throws Exception {
        Process process = new ProcessBuilder(command())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

        assertThat(process.waitFor()).isZero();
        assertThat(printed.trim()).isEqualTo(ForkedHashCodes.hashCodes());
    }

    /** Another heap layout and another order of class loading, so that identity hashes do not agree by chance. */
    private static List<String> command() throws URISyntaxException {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        String path = Stream.of(
                        folder(ForkedHashCodes.class),
                        folder(Position.class),
                        Path.of(ImmutableList.class
                                .getProtectionDomain()
                                .getCodeSource()
                                .getLocation()
                                .toURI()))
                .map(Path::toString)
                .collect(Collectors.joining(File.pathSeparator));
        return List.of(
                java,
                "-XX:+UseSerialGC",
                "-XX:+UnlockExperimentalVMOptions",
                "-XX:hashCode=2",
                "-cp",
                path,
                ForkedHashCodes.class.getName());
    }

    /** The folder that a class was compiled to. */
    private static Path folder(Class<?> type) throws URISyntaxException {
        URL file = type.getResource(type.getSimpleName() + ".class");
        Path folder = Path.of(file.toURI());
        for (int i = 0; i < type.getName().split("\\.").length; i++) {
            folder = folder.getParent();
        }
        return folder;
    }
}
