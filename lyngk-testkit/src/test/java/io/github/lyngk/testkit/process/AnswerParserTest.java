package io.github.lyngk.testkit.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.lyngk.core.Color;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The words after {@code ok} as values. */
class AnswerParserTest {

    @Test
    void claimsAreLettersSeparatedByBlanks() {
        assertThat(AnswerParser.colors("I B K")).containsExactly(Color.IVORY, Color.BLUE, Color.BLACK);
        assertThat(AnswerParser.colors("")).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"IBK", "I,B", "i", "J", "-", "I  B", " I", "I "})
    void otherWordsAreNoClaims(String answer) {
        assertThatThrownBy(() -> AnswerParser.colors(answer))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(" is no letter of a colour");
    }
}
