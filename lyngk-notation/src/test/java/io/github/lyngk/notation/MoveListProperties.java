package io.github.lyngk.notation;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.primitives.Bytes;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.RandomGames;
import io.github.lyngk.core.Variant;
import java.io.ByteArrayInputStream;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

/** Lists of moves give back the game they were made from; of any other text the legal part is kept, and nothing escapes. */
class MoveListProperties {
    @Provide
    Arbitrary<RecordFormat> formats() {
        return Arbitraries.of(RecordFormat.PBMSERV, RecordFormat.LANGK);
    }

    @Property(tries = 60, edgeCases = EdgeCasesMode.NONE)
    void gamesReadBackAreTheSame(
            @ForAll("formats") RecordFormat format,
            @ForAll Variant any,
            @ForAll long seed,
            @ForAll @IntRange(max = 1000) int permille,
            @ForAll boolean inLines) {
        Game whole = RandomGames.game(format == RecordFormat.LANGK ? Variant.STANDARD : any, seed);
        Game game = whole.prefix(whole.size() * permille / 1000);
        RecordResult result = MoveLists.read(format, MoveLists.print(format, game, inLines ? "\n" : "  "));
        assertThat(result.diagnostics()).isEmpty();
        assertThat(result.record()).contains(GameRecord.of(game));
    }

    @Provide
    Arbitrary<byte[]> mutatedLists() {
        Arbitrary<byte[]> lists = Arbitraries.longs()
                .between(0, 1000)
                .flatMap(seed -> formats().map(format -> {
                    String text = MoveLists.print(format, RandomGames.game(Variant.STANDARD, seed), " ");
                    return (text + "\n" + text).getBytes(UTF_8);
                }));
        return RecordArbitraries.mutated(lists);
    }

    @Provide
    Arbitrary<byte[]> wordSalad() {
        return Arbitraries.of(
                        "\n",
                        "\r",
                        " ",
                        "\t",
                        "/",
                        "-",
                        "--",
                        "^",
                        "^w",
                        "^z ",
                        "^W g6f6",
                        "f3d4",
                        "R,b1-b2",
                        "b1-b2",
                        "b1-b1",
                        "d1e1",
                        "d1-e1",
                        "{",
                        "(",
                        ";",
                        "\u0000",
                        "\uD83D\uDE00",
                        "\u00E9",
                        "x".repeat(65),
                        Records.START,
                        MoveLists.LANGK_START,
                        "1 -:- 0:0")
                .list()
                .ofMaxSize(30)
                .map(words -> String.join("", words).getBytes(UTF_8));
    }

    /** Reads bytes and checks what every reading must keep. */
    private static void target(RecordFormat format, byte[] bytes) {
        for (ImmutableSet<Leniency> leniencies : ImmutableList.of(ImmutableSet.<Leniency>of(), Leniency.all())) {
            RecordReader reader = new RecordReader(format.split(new ByteArrayInputStream(bytes)), leniencies);
            while (reader.hasNext()) {
                RecordResult result = reader.next();
                assertThat(result.record().isPresent() || !result.isValid()).isTrue();
                result.record()
                        .ifPresent(record ->
                                assertThat(GameRecord.parse(record.toString())).isEqualTo(record));
                for (Diagnostic diagnostic : result.diagnostics()) {
                    assertThat(diagnostic.line())
                            .isBetween(
                                    result.location().firstLine(),
                                    result.location().lastLine());
                    assertThat(diagnostic.excerpt().lines().count()).isEqualTo(2);
                }
            }
        }
    }

    @Property(tries = 150, edgeCases = EdgeCasesMode.NONE)
    void mutationsGiveOnlyDiagnostics(@ForAll("formats") RecordFormat format, @ForAll("mutatedLists") byte[] bytes) {
        target(format, bytes);
    }

    @Property(tries = 150, edgeCases = EdgeCasesMode.NONE)
    void wordsInAnyOrderGiveOnlyDiagnostics(@ForAll("formats") RecordFormat format, @ForAll("wordSalad") byte[] bytes) {
        target(format, bytes);
    }

    @Property(tries = 60, edgeCases = EdgeCasesMode.NONE)
    void aBadListNeverHidesTheNext(@ForAll("formats") RecordFormat format, @ForAll("mutatedLists") byte[] bytes) {
        String next = MoveLists.print(format, MoveLists.SKIPPING, "\n");
        byte[] all = Bytes.concat(bytes, ("\n" + next).getBytes(UTF_8));
        List<RecordResult> results =
                ImmutableList.copyOf(new RecordReader(format.split(new ByteArrayInputStream(all)), ImmutableSet.of()));
        RecordResult last = results.get(results.size() - 1);
        assertThat(last.diagnostics()).isEmpty();
        assertThat(last.record()).contains(GameRecord.of(MoveLists.SKIPPING));
    }
}
