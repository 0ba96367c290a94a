package io.github.lyngk.notation;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.lyngk.core.RandomGames;
import io.github.lyngk.core.Variant;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The size of a printed record; the limit itself is tested with the other limits. */
class PrintedSizeTest {
    private static final String WIDE = "\u4e2d".repeat(1000);

    private static void assertKnown(GameRecord record) {
        int printed = record.toString().getBytes(UTF_8).length;
        assertThat(RecordPrinter.exact(record)).isEqualTo(printed);
        assertThat(RecordPrinter.atMost(record)).isBetween((long) printed, 100L + 8L * printed);
        assertThat(RecordPrinter.fits(record)).isTrue();
    }

    /** Each with much of one part. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "*",
                "{WIDE} *",
                "* {WIDE}",
                "1. d1-e1 {WIDE} *",
                "1. d1-e1 (1. d1-e1 {WIDE}) *",
                "1. d1-e1 ({WIDE} 1. f4-g4) *",
                "1. d1-e1 $200 $201 $202 $203 $204 $205 $206 $207 $208 *",
                "1. d1-e1 () () () () () () () () () () () () () () () () *"
            })
    void itIsKnownBeforeItIsPrinted(String movetext) {
        assertKnown(GameRecord.parse(Records.open(movetext.replace("WIDE", WIDE))));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "\\\\", "\u4e2d", "x"})
    void tagsCount(String character) {
        assertKnown(GameRecord.parse(Records.record(
                Records.START, "*", "*", "[A \"" + character.repeat(1000) + "\"]", "[" + "B".repeat(64) + " \"\"]")));
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void movesCount(long seed) {
        assertKnown(GameRecord.of(RandomGames.game(Variant.STANDARD, seed)));
    }
}
