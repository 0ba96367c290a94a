package io.github.lyngk.notation;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Maps;
import io.github.lyngk.core.RandomGames;
import io.github.lyngk.core.Variant;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tags that are read without replaying the game. */
@Tag("surroundings")
class RecordTextTagsTest {
    private static final ImmutableSet<String> OF_THE_END = ImmutableSet.of("Result", "Termination", "ServerResult");

    private static ImmutableMap<String, String> tags(RecordFormat format, String text) {
        return format.split(new StringReader(text)).next().tags();
    }

    @Test
    void tagsAreThoseOfTheRecordInItsOrder() {
        GameRecord record =
                GameRecord.of(RandomGames.game(Variant.SIX_STACK, 3)).withTag("Event", "a \"b\" \\c");
        assertThat(tags(RecordFormat.LYNGK, record.toString()).entrySet().asList())
                .isEqualTo(record.tags().entrySet().asList());
    }

    @Test
    void tagsAreToldAsWrittenWithoutThoseThatAreMalformed() {
        assertThat(tags(
                        RecordFormat.LYNGK,
                        "[Result \"2-0\"]\n[A \"1\"]\n[A \"2\"]\n[Broken]\n[B \"3\"]\n]\n[\n[C \"x\ny\"]\n"
                                + "[D \"4\"] ]\n[E \"5\"]\n\n[F \"6\"]\n"))
                .containsExactly(
                        Map.entry("Result", "2-0"), Map.entry("A", "1"), Map.entry("B", "3"), Map.entry("E", "5"));
        assertThat(tags(RecordFormat.LYNGK, "no tags\n")).isEmpty();
        assertThat(tags(RecordFormat.LYNGK, "[A \"1")).isEmpty();
    }

    @Test
    void aByteThatIsNoUtf8CostsOnlyItsTag() {
        byte[] source = "[Event \"caf\u00e9\"]\n[First \"Ada\"]\n\n1. x *\n".getBytes(ISO_8859_1);
        assertThat(RecordFormat.LYNGK
                        .split(new ByteArrayInputStream(source))
                        .next()
                        .tags())
                .containsExactly(Map.entry("First", "Ada"));
    }

    @Test
    void movesAreNotReplayed() {
        assertThat(tags(RecordFormat.LYNGK, Records.open("1. a1-a1 nonsense"))).containsEntry("Result", "*");
    }

    @Test
    void aServerGameTellsAllTagsOfItsRecordButHowItEnded() throws IOException {
        try (Stream<Path> files = Files.list(Path.of("src/test/resources/boardspace"))) {
            List<Path> games =
                    files.filter(file -> file.toString().endsWith(".sgf")).toList();
            assertThat(games).hasSizeGreaterThan(20);
            for (Path file : games) {
                RecordText text = RecordFormat.BOARDSPACE
                        .split(Files.newBufferedReader(file, UTF_8))
                        .next();
                text.read(ImmutableSet.of())
                        .record()
                        .ifPresent(record -> assertThat(text.tags())
                                .as(file.toString())
                                .isEqualTo(Maps.filterKeys(record.tags(), name -> !OF_THE_END.contains(name))));
            }
        }
    }

    /** The seat that moves first is found once, the same wherever the replay ends. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "Start P1",
                "Start P1, Start P0",
                "Start P0, Start P1",
                "Pickb H 1 0, Dropb H 1, Start P1",
                "Resign, Done, Start P1",
                "7 nonsense, Start P1",
                "Move H 1 G 2, Done, Start P1"
            })
    void aServerGameTellsTheSamePlayersBeforeAndAfterItsReplay(String actions) {
        String game = SgfGame.game().p0(actions.split(", ")).text();
        GameRecord record = SgfGame.read(game).record().orElseThrow();
        assertThat(tags(RecordFormat.BOARDSPACE, game))
                .isEqualTo(Maps.filterKeys(record.tags(), name -> !OF_THE_END.contains(name)));
    }
}
