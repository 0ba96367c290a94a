package io.github.lyngk.notation;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Keeps the committed pictures what {@link BoardSvg} draws. After a change of the drawing, write them anew with
 * {@code mvn -pl lyngk-notation -am test -Dtest=PicturesTest -Dsurefire.failIfNoSpecifiedTests=false
 * -Dlyngk.writePictures=true}.
 */
class PicturesTest {
    private static final Path FOLDER = Path.of("pictures");

    static Stream<String> names() {
        return Pictures.all().keySet().stream();
    }

    @ParameterizedTest
    @MethodSource("names")
    void theCommittedPictureIsCurrent(String name) throws IOException {
        Path file = FOLDER.resolve(name);
        String current = Pictures.all().get(name);
        if (Boolean.getBoolean("lyngk.writePictures")) {
            Files.createDirectories(FOLDER);
            Files.writeString(file, current, UTF_8);
        }
        assertThat(file).content(UTF_8).isEqualTo(current);
    }
}
