package io.github.lyngk.notation;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableMap;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Checks that the committed pictures are those that {@link BoardSvg} and {@link BoardText} draw. After a change of the
 * drawing, write them again with {@code mvn -pl lyngk-notation -am test -Dtest=PicturesTest
 * -Dsurefire.failIfNoSpecifiedTests=false -Dlyngk.rewrite=true}.
 */
@Tag("surroundings")
class PicturesTest {
    private static final ImmutableMap<Path, String> PICTURES = Pictures.all();

    static Stream<Path> files() {
        return PICTURES.keySet().stream();
    }

    @ParameterizedTest
    @MethodSource("files")
    void theCommittedPictureIsCurrent(Path file) throws IOException {
        String current = PICTURES.get(file);
        if (Boolean.getBoolean("lyngk.rewrite")) {
            Files.createDirectories(file.getParent());
            Files.writeString(file, current, UTF_8);
        }
        assertThat(file).content(UTF_8).isEqualTo(current);
    }
}
