package io.github.lyngk.notation.reading;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import com.google.common.primitives.Bytes;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.RandomGames;
import io.github.lyngk.core.Variant;
import io.github.lyngk.notation.Comment;
import io.github.lyngk.notation.GameRecord;
import io.github.lyngk.notation.Nag;
import io.github.lyngk.notation.RecordArbitraries;
import io.github.lyngk.notation.TurnPath;
import io.github.lyngk.notation.text.DiagnosticList;
import io.github.lyngk.notation.text.TextCut;
import java.util.Arrays;
import java.util.SplittableRandom;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tuple;
import net.jqwik.api.Tuple.Tuple2;
import org.jspecify.annotations.Nullable;

/** The two readers of moves never disagree: what the plain one accepts, the explaining one reads alike. */
class PlainMovesProperties {
    private static GameRecord game(Variant variant, long seed) {
        GameRecord record = GameRecord.of(RandomGames.game(variant, seed));
        return record.annotate(TurnPath.of(5), new Nag((int) (seed & Nag.MAX)), new Comment("a quiet move"));
    }

    private static byte[] movetext(GameRecord record) {
        String text = record.toString();
        return text.substring(text.indexOf("\n\n") + 2).getBytes(UTF_8);
    }

    private static @Nullable Movetext plain(Position start, byte[] text) {
        return PlainMoves.read(text, 0, start);
    }

    /** Compares both readers; returns whether the plain one accepts the text. */
    private static boolean agree(Position start, byte[] text) {
        Movetext plain = plain(start, text);
        if (plain == null) {
            return false;
        }
        TextCut cut = new TextCut(text, 1, 1, 1, false, false, null);
        DiagnosticList found = new DiagnosticList(cut, 1, ImmutableSet.of());
        Movetext explained = new MovetextReader(cut, 0, start, found).read();
        assertThat(found.inOrder()).isEmpty();
        assertThat(plain.complete()).isEqualTo(explained.complete());
        assertThat(plain.result()).isEqualTo(explained.result());
        assertThat(plain.resultAt()).isEqualTo(explained.resultAt());
        assertThat(plain.moves()).isEqualTo(explained.moves());
        assertThat(plain.end()).isEqualTo(explained.end());
        assertThat(plain.parts().size()).isEqualTo(explained.parts().size());
        for (int i = 0; i < plain.parts().size(); i++) {
            assertThat(plain.parts().get(i)).isEqualTo(explained.parts().get(i));
        }
        return true;
    }

    /** Draws moves of plain games and of any records, with some bytes left out, replaced or added. */
    @Provide
    Arbitrary<Tuple2<Position, byte[]>> changedMoves() {
        Arbitrary<GameRecord> games =
                Arbitraries.longs().map(seed -> game(Variant.values()[Math.floorMod(seed, 3)], seed));
        return Combinators.combine(Arbitraries.oneOf(games, RecordArbitraries.records()), Arbitraries.longs())
                .as((record, seed) -> Tuple.of(record.start(), changed(movetext(record), new SplittableRandom(seed))));
    }

    private static byte[] changed(byte[] text, SplittableRandom random) {
        byte[] bytes = text;
        for (int changes = random.nextInt(3); changes > 0; changes--) {
            int from = random.nextInt(bytes.length);
            int to = Math.min(bytes.length, from + random.nextInt(4));
            byte[] source =
                    random.nextBoolean() ? bytes : "\n\t {}();!?$+-#.1289abcghIRj*\u0001\u007f\u00e9".getBytes(UTF_8);
            int at = random.nextInt(source.length);
            int length = random.nextInt(source == bytes ? 9 : 2);
            bytes = Bytes.concat(
                    Arrays.copyOf(bytes, from),
                    Arrays.copyOfRange(source, at, Math.min(source.length, at + length)),
                    Arrays.copyOfRange(bytes, to, bytes.length),
                    new byte[] {'\n'});
        }
        return bytes;
    }

    /** Run it with {@code -Dlyngk.tries=1000000} after a change to either reader. */
    @Property(edgeCases = EdgeCasesMode.NONE)
    void whatIsPlainIsReadAlike(@ForAll("changedMoves") Tuple2<Position, byte[]> moves) {
        agree(moves.get1(), moves.get2());
    }

    @Property(tries = 50)
    void printedGamesWithoutVariationsArePlain(@ForAll Variant variant, @ForAll long seed) {
        GameRecord game = game(variant, seed);
        assertThat(agree(game.start(), movetext(game))).isTrue();
    }

    @Example
    void surprisesAreLeftToTheOtherReader() {
        Position start = Position.parse("I/RBBJ/RIKRRKI/KBIGIG/GGJKRIK/KGRBJI/RBGKIGB/RBKB/G 1 -:- 0:0");
        assertThat(agree(start, "1. d1-e1 {b} ! f6-g7! {c} 2. f4-g4 *\n".getBytes(UTF_8)))
                .isTrue();
        for (String odd : new String[] {
            "",
            "1. d1-e1",
            "d1-e1 *",
            "2. d1-e1 *",
            "01. d1-e1 *",
            "1... d1-e1 *",
            "1.d1-e1 *",
            "1. *",
            "1. d1-e1\t*",
            "1. d1-d3 *",
            "1. d1-e1+ *",
            "1. d1-f1-e1 *",
            "1. -- d1-e1 *",
            "1. d1-e1 ; b\n*",
            "1. d1-e1 {b *",
            "1. d1-e1 {\u00e9} *",
            "1. d1-e1 {\u0001} *",
            "1. d1-e1$3 *",
            "1. d1-e1 $256 *",
            "1. d1-e1 !!! *",
            "! 1. d1-e1 *",
            "1. d1-e1 (1. f6-g7) *",
            "1. R,d1-e1 *",
            "1. d1-e1 * {b}",
            "1. d1-e1 * *",
            "1. d1-e1 1-1"
        }) {
            assertThat(plain(start, odd.getBytes(UTF_8))).as(odd).isNull();
        }
    }
}
