package io.github.lyngk.notation.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Checks that the pictures on the page are those that its commands draw. After a change, draw them again with {@code
 * mvn -pl lyngk-notation -am test -Dtest=PicturesPageTest -Dsurefire.failIfNoSpecifiedTests=false
 * -Dlyngk.rewrite=true}.
 */
@Tag("surroundings")
class PicturesPageTest {
    private static final Pattern COMMAND = Pattern.compile("(?m)^\\$ lyngk (show --svg .*) > (lyngk-\\S+\\.svg)$");
    private static final Pattern WORD = Pattern.compile("'[^']*'|\\S+");

    static Stream<MatchResult> commands() {
        try {
            return COMMAND.matcher(Files.readString(Path.of("PICTURES.md"), UTF_8))
                    .results();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @ParameterizedTest
    @MethodSource("commands")
    void thePictureIsWhatTheCommandDraws(MatchResult command) throws IOException {
        String[] words = WORD.matcher(command.group(1))
                .results()
                .map(word -> word.group().replace("'", "").replaceAll("^lyngk-", "../lyngk-"))
                .toArray(String[]::new);
        Run run = Run.of(words);
        Path file = Path.of("..").resolve(command.group(2));
        if (Boolean.getBoolean("lyngk.rewrite")) {
            Files.writeString(file, run.out(), UTF_8);
        }
        assertThat(run.err()).isEmpty();
        assertThat(file).content(UTF_8).isEqualTo(run.out());
    }
}
