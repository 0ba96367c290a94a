package io.github.lyngk.notation.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SourceIndexTest {
    /** Every x stands at line 3, column 3, whatever ends the lines. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "a\nb\n\ud83c\udf00cx",
                "a\rb\r\ud83c\udf00cx\r",
                "a\r\nb\r\n\ud83c\udf00cx\r\n",
                "\ufeffa\nb\r\ud83c\udf00cx"
            })
    void aPlaceIsFoundInTheTextAsItWasWritten(String text) {
        assertThat(SourceIndex.of(text, 3, 3)).isEqualTo(text.indexOf('x'));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "a", "a\n", "a\r\n"})
    void aPlaceBeyondTheTextIsItsEnd(String text) {
        assertThat(SourceIndex.of(text, 9, 9)).isEqualTo(text.length());
    }
}
