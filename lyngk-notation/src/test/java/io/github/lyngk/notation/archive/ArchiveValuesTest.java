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
        GameKey key = GameKey.of(Archives.record(1), Likeness.EQUAL);
        assertThat(GameKey.parse(key.toString())).isEqualTo(key);
        for (String text : List.of("0".repeat(32), "f".repeat(16) + "8" + "0".repeat(15))) {
            assertThat(GameKey.parse(text)).hasToString(text).isNotEqualTo(key).isNotEqualTo(text);
        }
    }

    @Test
    void keysDifferInEitherHalf() {
        GameKey key = GameKey.parse("1".repeat(32));
        assertThat(key)
                .isNotEqualTo(GameKey.parse("2" + "1".repeat(31)))
                .isNotEqualTo(GameKey.parse("1".repeat(31) + "2"));
    }

    @Test
    void keyOfOtherSignsIsRefused() throws Exception {
        String text = "0123456789abcdef0011223344556677";
        Streamed.assertRefused(Streamed.tampered(GameKey.parse(text), text, text.replace('7', 'g')));
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
