package org.example;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.RandomGames;
import io.github.lyngk.core.Variant;
import io.github.lyngk.notation.BoardSvg;
import io.github.lyngk.notation.GameRecord;
import io.github.lyngk.notation.RecordReader;
import io.github.lyngk.notation.RecordValidator;
import io.github.lyngk.notation.archive.ArchiveStats;
import io.github.lyngk.testkit.jqwik.Ongoing;
import java.io.IOException;
import java.io.StringReader;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;
import net.jqwik.api.Example;

/** This project pins the oldest supported Guava; the other projects use the version that the artifacts depend on. */
class OldGuavaTest {

    @Example
    void guavaIsThePinnedVersion() throws URISyntaxException {
        assertThat(jarOf(ImmutableList.class)).hasFileName("guava-25.1-jre.jar");
    }

    @Example
    void oldGuavaHasAllMembersThatAreUsed() throws URISyntaxException, IOException {
        for (Class<?> type : List.of(Position.class, GameRecord.class, Ongoing.class)) {
            List<GuavaUse> uses = GuavaUse.in(jarOf(type));

            assertThat(uses).hasSizeGreaterThan(30);
            assertThat(uses).filteredOn(use -> !use.isThere()).isEmpty();
        }
    }

    @Example
    void gamesAreWrittenReadCountedAndDrawn() throws IOException {
        Game game = RandomGames.game(Variant.STANDARD, 1);
        String archive = GameRecord.of(game) + "\n" + GameRecord.of(RandomGames.game(Variant.SIX_STACK, 2));
        ArchiveStats stats = ArchiveStats.EMPTY;
        try (RecordReader reader = new RecordReader(new StringReader(archive))) {
            while (reader.hasNext()) {
                stats = stats.plus(ArchiveStats.of(reader.next()));
            }
        }

        assertThat(GameRecord.parse(GameRecord.of(game).toString()).game()).isEqualTo(game);
        assertThat(RecordValidator.strict().validate(archive).summary().valid()).isEqualTo(2);
        assertThat(stats.toText()).contains("six");
        assertThat(BoardSvg.of(game.position()).toString()).startsWith("<svg ");
    }

    private static Path jarOf(Class<?> type) throws URISyntaxException {
        return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
    }
}
