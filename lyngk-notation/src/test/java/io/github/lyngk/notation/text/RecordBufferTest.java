package io.github.lyngk.notation.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RecordBufferTest {
    private static final int PART = 10_000;

    private final RecordBuffer buffer = new RecordBuffer();

    private void append(String text) {
        buffer.append(text.toCharArray(), 0, text.length());
    }

    /** Fills the buffer with a text again and again, and then with bytes, to a size. */
    private void fill(String text, int size) {
        String part = text.repeat(PART);
        int bytes = (int) FreeText.utf8Length(part);
        for (int i = 0; i < size / bytes; i++) {
            append(part);
        }
        append("x".repeat(size % bytes));
    }

    @ParameterizedTest
    @ValueSource(strings = {"a", "\u00e9", "\u20ac", "\ud83c\udf00", "\udc80", "a\u20ac"})
    void aRecordMayTakeAllBytesButNoMore(String text) {
        fill(text, Bounds.RECORD);
        int length = buffer.length();
        assertThat(buffer.isTooLong()).isFalse();
        append("y");
        assertThat(buffer.isTooLong()).isTrue();
        append("z");
        buffer.append('z');
        assertThat(buffer.length()).isEqualTo(length + 1);
        assertThat(buffer.take()).hasSize(length + 1).endsWith("y");
        assertThat(buffer.isTooLong()).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"a", "\u20ac"})
    void whatIsTakenAwayLeavesRoom(String text) {
        fill(text, Bounds.RECORD - PART);
        int length = buffer.length();
        for (int i = 0; i < 3; i++) {
            append("\u20ac".repeat(PART));
            assertThat(buffer.isTooLong()).isTrue();
            buffer.truncate(length);
            assertThat(buffer.isTooLong()).isFalse();
        }
        append(" ".repeat(PART));
        assertThat(buffer.isTooLong()).isFalse();
        buffer.append("+");
        assertThat(buffer.isTooLong()).isTrue();
    }

    @Test
    void aTextThatWasCountedIsCountedFurther() {
        fill("\u00e9", Bounds.RECORD - 1);
        buffer.truncate(PART);
        append("a".repeat(Bounds.RECORD - 2 * PART));
        assertThat(buffer.isTooLong()).isFalse();
        append("aa");
        assertThat(buffer.isTooLong()).isTrue();
        assertThat(FreeText.utf8Length(buffer.take())).isEqualTo(Bounds.RECORD + 1);
    }

    @Test
    void oneLongRunIsCutOffWhereItBecomesTooLong() {
        append("\u20ac".repeat(Bounds.RECORD));
        assertThat(buffer.isTooLong()).isTrue();
        assertThat(buffer.length()).isEqualTo(Bounds.RECORD / 3 + 1);
    }
}
