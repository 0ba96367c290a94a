package io.github.lyngk.notation.archive;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.lyngk.core.NotationException;
import io.github.lyngk.notation.RecordFormat;
import io.github.lyngk.notation.RecordResult;
import java.io.StringReader;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What values of this package are and are not. */
class ArchiveValuesTest {
    private static final ArchiveStats STATS =
            ArchiveStats.of(read(Archives.record(1).toString()));

    private static RecordResult read(String text) {
        return RecordFormat.LYNGK.split(new StringReader(text)).next().read(Set.of());
    }

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
        ArchiveStats both = STATS.plus(ArchiveStats.of(read("x")));
        assertThat(both.records()).isEqualTo(2);
        assertThat(both.valid()).isEqualTo(1);
        assertThat(both.invalid()).isEqualTo(1);
    }
}
