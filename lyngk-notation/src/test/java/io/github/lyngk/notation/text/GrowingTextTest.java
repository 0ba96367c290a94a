package io.github.lyngk.notation.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** At the sizes where it begins to grow, and a new piece. */
class GrowingTextTest {
    private static final String LONG = "0123456789abcdefg".repeat(9_000);

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 1023, 1024, 1025, 65_535, 65_536, 65_537, 131_072, 131_073, 150_000})
    void keepsWhatIsAddedInWhateverWay(int length) {
        String expected = LONG.substring(0, length);
        GrowingText text = new GrowingText();
        text.append(expected);
        text.append('.');
        text.append(("x" + expected + "x").toCharArray(), 1, length + 1);
        assertThat(text.length()).isEqualTo(2 * length + 1);
        assertThat(text.take()).isEqualTo(expected + "." + expected);
        assertThat(text.length()).isZero();
        text.append("b");
        assertThat(text.take()).isEqualTo("b");
    }

    @Test
    void growsBitByBit() {
        GrowingText text = new GrowingText();
        for (int i = 0; i < 70_000; i++) {
            text.append(LONG.charAt(i));
        }
        assertThat(text.take()).isEqualTo(LONG.substring(0, 70_000));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 65_535, 65_536, 65_537, 131_071, 131_072, 131_073, 140_000})
    void goesBackToAnyLength(int length) {
        GrowingText text = new GrowingText();
        text.append(LONG.substring(0, 140_000));
        text.truncate(length);
        assertThat(text.length()).isEqualTo(length);
        text.append("end");
        assertThat(text.take()).isEqualTo(LONG.substring(0, length) + "end");
    }
}
