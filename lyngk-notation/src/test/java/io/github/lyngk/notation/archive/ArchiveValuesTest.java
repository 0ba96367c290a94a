package io.github.lyngk.notation.archive;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.lyngk.core.NotationException;
import io.github.lyngk.notation.Diagnostic;
import io.github.lyngk.notation.DiagnosticCode;
import io.github.lyngk.notation.RecordLocation;
import io.github.lyngk.notation.RecordResult;
import io.github.lyngk.notation.Streamed;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What values of this package are and are not. */
class ArchiveValuesTest {
    private static final ArchiveStats STATS =
            ArchiveStats.of(RecordResult.of(Archives.record(1), List.of(), RecordLocation.of(1, 1, 1)));

    @Test
    void filtersThatDifferAreNotEqual() {
        assertThat(GameFilter.moves(1, 2)).isNotEqualTo(GameFilter.moves(1, 3));
    }

    @Test
    void keysAreReadBack() {
        for (GameKey key : List.of(
                new GameKey(0, 0), new GameKey(-1, Long.MIN_VALUE), GameKey.of(Archives.record(1), Likeness.EQUAL))) {
            assertThat(GameKey.parse(key.toString())).isEqualTo(key);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "'', 0",
        "0123456789abcdef, 16",
        "0123456789abcdef0123456789abcdeg, 31",
        "0123456789ABCDEF, 10",
        "0123456789abcdef0123456789abcdef0, 32",
        "-123456789abcdef0123456789abcdef, 0"
    })
    void whatIsNoKeyIsRefused(String text, int index) {
        assertThatExceptionOfType(NotationException.class)
                .isThrownBy(() -> GameKey.parse(text))
                .matches(refusal -> refusal.index() == index);
    }

    @Test
    void theValidAreThoseThatAreNotInvalid() {
        RecordResult invalid = RecordResult.withoutRecord(
                List.of(Diagnostic.error(DiagnosticCode.SYNTAX, "a")), RecordLocation.of(2, 2, 2));
        ArchiveStats both = STATS.plus(ArchiveStats.of(invalid));
        assertThat(both.records()).isEqualTo(2);
        assertThat(both.valid()).isEqualTo(1);
        assertThat(both.invalid()).isEqualTo(1);
    }

    @Test
    void impossibleNumbersAreRefused() throws Exception {
        Streamed.assertRefused(Streamed.tampered(Histogram.of(0x4D4D4D, 0x4D4D4E), "\0MMM", "\0MMN"));
        Streamed.assertRefused(Streamed.tampered(GameFilter.moves(1, 0x4D4D4D), "\0MMM", "\0\0\0\0"));
    }
}
