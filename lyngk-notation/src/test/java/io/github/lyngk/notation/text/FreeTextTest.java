package io.github.lyngk.notation.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FreeTextTest {
    @ParameterizedTest
    @ValueSource(strings = {"", " ~", "\u00a0", "\u4e2d", "\ud83c\udf00", "a\ud83c\udf00\ud83c\udf00b", "\u202e"})
    void allButControlCharactersAndHalfPairsIsFree(String text) {
        assertThat(FreeText.indexOfFault(text)).isEqualTo(-1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"\0", "\u001f", "\u007f", "\u0080", "\u009f", "\n", "\ud83c", "\udf00", "\ud83cx", "\ud83c\ud83c"
            })
    void theFirstFaultIsFound(String fault) {
        assertThat(FreeText.indexOfFault(fault)).isZero();
        assertThat(FreeText.indexOfFault("a\ud83c\udf00" + fault + "\n")).isEqualTo(3);
    }

    @Test
    void blanksAreSpacesAndTabs() {
        assertThat(FreeText.isBlank(' ')).isTrue();
        assertThat(FreeText.isBlank('\t')).isTrue();
        assertThat(FreeText.isBlank('\n')).isFalse();
        assertThat(FreeText.isBlank('\u00a0')).isFalse();
    }

    @Test
    void lengthIsCountedInCodePoints() {
        assertThat(FreeText.fits("ab", 2)).isTrue();
        assertThat(FreeText.fits("abc", 2)).isFalse();
        assertThat(FreeText.fits("\ud83c\udf00\ud83c\udf00", 2)).isTrue();
        assertThat(FreeText.fits("\ud83c\udf00\ud83c\udf00x", 2)).isFalse();
    }

    /** As a hex string, what each text becomes: half a pair that is no byte becomes one that is malformed too. */
    @ParameterizedTest
    @CsvSource({
        "a, 61",
        "\udc80, 80",
        "\udcffb, ff62",
        "a\udc7fb, 61ff62",
        "\udd00, ff",
        "\ud83c\udf00\udce9, f09f8c80e9"
    })
    void malformedBytesAreWrittenAsTheyWereRead(String text, String hex) {
        byte[] bytes = Utf8.bytes(text);
        assertThat(HexFormat.of().formatHex(bytes)).isEqualTo(hex);
        assertThat(Utf8.bytes(Utf8.decode(bytes, 0, bytes.length))).isEqualTo(bytes);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 5, 8192})
    void charactersBecomeTheSameBytesInBlocksOfAnySize(int block) throws IOException {
        String text = "a\u00e9\u4e2d\ud83c\udf00\ud83c\ud83c\udf00z\udce9\ud83c";
        Reader slow = new StringReader(text) {
            @Override
            public int read(char[] target, int offset, int length) throws IOException {
                return super.read(target, offset, Math.min(block, length));
            }
        };
        assertThat(Utf8.encode(slow).readAllBytes())
                .isEqualTo(Utf8.encode(new StringReader(text)).readAllBytes());
    }

    @Test
    void halvesOfPairsThatCharactersHoldNeverBecomeACharacter() throws IOException {
        byte[] bytes = Utf8.encode(new StringReader("\udcc3\udca9")).readAllBytes();
        assertThat(FreeText.indexOfFault(Utf8.decode(bytes, 0, bytes.length))).isZero();
    }
}
