package io.github.lyngk.notation.archive;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNoException;

import io.github.lyngk.core.Color;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Variant;
import io.github.lyngk.notation.RecordFormat;
import io.github.lyngk.notation.RecordLocation;
import io.github.lyngk.notation.RecordRange;
import io.github.lyngk.notation.RecordResult;
import io.github.lyngk.notation.RecordText;
import io.github.lyngk.notation.Result;
import io.github.lyngk.notation.Streamed;
import java.io.IOException;
import java.io.OutputStream;
import java.io.StringReader;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Values survive a stream unchanged, and no stream makes a value that could not be made otherwise. */
class ArchiveValuesTest {
    private static final ArchiveStats STATS =
            ArchiveStats.of(RecordResult.of(Archives.record(1), List.of(), new RecordLocation(1, 1, 1)));

    static Stream<Object> values() {
        return Stream.of(
                Histogram.of(3, 1, 3),
                STATS,
                STATS.plus(STATS),
                new RecordRange(5, 8),
                new RecordRange.Count(5, 8),
                GameKey.of(Archives.record(1), Likeness.EQUAL),
                new RecordPlace("a", new RecordLocation(1, 2, 3)),
                GameFilter.all(),
                GameFilter.tag("A")
                        .and(GameFilter.tagContaining("B", "c"))
                        .and(GameFilter.variant(Variant.SIX_STACK))
                        .and(GameFilter.result(Result.DRAW))
                        .and(GameFilter.moves(1, 2))
                        .and(GameFilter.claims(0, 1))
                        .and(GameFilter.claimed(Player.SECOND, Color.GREEN))
                        .and(GameFilter.reaching(Archives.game(1).position(), Likeness.RECOLORED))
                        .and(GameFilter.valid(true)));
    }

    @ParameterizedTest
    @MethodSource("values")
    void valuesComeBackEqual(Object value) throws Exception {
        assertThat(Streamed.read(Streamed.write(value)))
                .isEqualTo(value)
                .hasSameHashCodeAs(value)
                .hasToString(value.toString());
    }

    @Test
    void valuesThatDifferAreNotEqual() {
        assertThat(values().distinct()).hasSize((int) values().count());
        assertThat(GameFilter.moves(1, 2)).isNotEqualTo(GameFilter.moves(1, 3));
    }

    @Test
    void impossibleNumbersAreRefused() throws Exception {
        Streamed.assertRefused(Streamed.tampered(Histogram.of(0x4D4D4D, 0x4D4D4E), "\0MMM", "\0MMN"));
        Streamed.assertRefused(Streamed.tampered(GameFilter.moves(1, 0x4D4D4D), "\0MMM", "\0\0\0\0"));
    }

    /** What somebody has changed on its way is refused, or a value like any other. */
    @ParameterizedTest
    @MethodSource("fuzzed")
    void noChangedByteMakesAnImpossibleValue(Object value) throws Exception {
        byte[] stream = Streamed.write(value);
        int refused = 0;
        for (int i = 0; i < stream.length; i++) {
            byte[] changed = stream.clone();
            changed[i] ^= (byte) (1 << i * 5 % 8);
            refused += isRefused(value.getClass(), changed, "byte " + i) ? 1 : 0;
        }
        assertThat(refused).isPositive();
    }

    static Stream<Object> fuzzed() {
        String record = Archives.record(2).toString();
        return Stream.concat(
                values(),
                Stream.of(record, record.replace("\n", "\r\n"), record.replace("\n\n", "\n \n"))
                        .map(text ->
                                RecordFormat.LYNGK.split(new StringReader(text)).next()));
    }

    private static boolean isRefused(Class<?> type, byte[] stream, String what) {
        Object value;
        try {
            value = Streamed.read(stream);
        } catch (IOException | ClassNotFoundException e) {
            return true;
        } catch (RuntimeException e) {
            // Java's own reading fails so where the stream tells of classes; no value of ours was being made.
            assertThat(Arrays.stream(e.getStackTrace())
                            .map(StackTraceElement::getClassName)
                            .takeWhile(name -> !name.equals(Streamed.class.getName())))
                    .as(what)
                    .noneMatch(name -> name.startsWith("io.github.lyngk"));
            return true;
        }
        if (!type.isInstance(value)) {
            return true; // Whoever reads it finds something else than asked for.
        }
        assertThatNoException().as(what).isThrownBy(() -> {
            assertThat(Streamed.read(Streamed.write(value))).isEqualTo(value).hasToString(String.valueOf(value));
            if (value instanceof ArchiveStats stats) {
                assertThat(stats.toText()).startsWith(stats.toString());
                assertThat(stats.toJson()).startsWith("{");
            } else if (value instanceof RecordText text && text.isWhole()) {
                text.writeTo(OutputStream.nullOutputStream());
            }
        });
        return false;
    }
}
