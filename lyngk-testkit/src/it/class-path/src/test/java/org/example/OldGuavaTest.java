package org.example;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.RandomGames;
import io.github.lyngk.core.Variant;
import io.github.lyngk.notation.GameRecord;
import io.github.lyngk.testkit.jqwik.Ongoing;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Example;

/** This project pins the oldest Guava that will do; the others take the one that the artifacts bring. */
class OldGuavaTest {

    @Example
    void guavaIsTheOneThatIsPinned() throws URISyntaxException {
        assertThat(jarOf(ImmutableList.class)).hasFileName("guava-25.1-jre.jar");
    }

    @Example
    void everythingThatIsUsedOfGuavaIsThere() throws URISyntaxException, IOException {
        for (Class<?> type : List.of(Position.class, GameRecord.class, Ongoing.class)) {
            List<GuavaUse> uses = GuavaUse.in(jarOf(type));

            assertThat(uses).hasSizeGreaterThan(30);
            assertThat(uses).filteredOn(use -> !use.isThere()).isEmpty();
        }
    }

    @Example
    void gamesAreWrittenReadCountedAndDrawn() throws IOException, InterruptedException {
        Path archive = Files.createTempFile("games", ".lyngk");
        Game game = RandomGames.game(Variant.STANDARD, 1);
        Files.writeString(
                archive, GameRecord.of(game) + "\n" + GameRecord.of(RandomGames.game(Variant.SIX_STACK, 2)), UTF_8);

        assertThat(GameRecord.parse(GameRecord.of(game).toString()).game()).isEqualTo(game);
        assertThat(lyngk("validate", archive.toString())).contains("2 valid");
        assertThat(lyngk("stats", archive.toString())).contains("six");
        assertThat(lyngk("show", "--svg", game.position().toString())).startsWith("<svg ");
        Files.delete(archive);
    }

    private static Path jarOf(Class<?> type) throws URISyntaxException {
        return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
    }

    /** What the command prints, with the libraries of this program. */
    private static String lyngk(String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                "io.github.lyngk.notation.cli.Main"));
        command.addAll(List.of(arguments));
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String printed = new String(process.getInputStream().readAllBytes(), UTF_8);
        assertThat(process.waitFor()).as(printed).isZero();
        return printed;
    }
}
