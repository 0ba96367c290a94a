package io.github.lyngk.notation.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** At the limit of a record, and one byte beyond. */
class RecordBufferTest {
    /** A text of so many bytes in chars of one kind, and the rest in ASCII. */
    private static String sized(int bytes, String wide, int each) {
        return wide.repeat(bytes / each) + "x".repeat(bytes % each);
    }

    @ParameterizedTest
    @ValueSource(strings = {"x", "\u00e9", "\u4e2d", "\ud83c\udf00"})
    void aRecordHasAsManyBytesAsItMay(String wide) {
        int each = (int) FreeText.utf8Length(wide);
        String longest = sized(Bounds.RECORD, wide, each);
        RecordBuffer buffer = new RecordBuffer();
        buffer.append(longest.toCharArray(), 0, longest.length());
        assertThat(buffer.isTooLong()).isFalse();
        assertThat(buffer.length()).isEqualTo(longest.length());
        buffer.append('y');
        assertThat(buffer.isTooLong()).isTrue();
        buffer.append('z');
        buffer.append("z");
        buffer.append(new char[] {'z'}, 0, 1);
        assertThat(buffer.take().equals(longest + "y")).isTrue();
        assertThat(buffer.isTooLong()).isFalse();

        buffer.append("x");
        buffer.append(longest);
        assertThat(buffer.isTooLong()).isTrue();
        assertThat(buffer.length()).isBetween(longest.length() - each, longest.length() + 1);
    }
}
