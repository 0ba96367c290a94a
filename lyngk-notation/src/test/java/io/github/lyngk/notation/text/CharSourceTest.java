package io.github.lyngk.notation.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CharSourceTest {
    private static String readAll(CharSource source) throws IOException {
        StringBuilder text = new StringBuilder();
        for (int c = source.read(); c != CharSource.END; c = source.read()) {
            text.append((char) c);
        }
        return text.toString();
    }

    @ParameterizedTest
    @ValueSource(strings = {"a\nb\n\nc\n", "a\rb\r\rc\r", "a\r\nb\r\n\r\nc\r\n", "\ufeffa\nb\r\n\rc\n"})
    void lineEndsAreAlikeAndAByteOrderMarkIsNothing(String text) throws IOException {
        CharSource source = new CharSource(new StringReader(text));
        assertThat(readAll(source)).isEqualTo("a\nb\n\nc\n");
        assertThat(source.line()).isEqualTo(5);
        assertThat(source.column()).isEqualTo(1);
    }

    @Test
    void onlyTheFirstByteOrderMarkIsSkipped() throws IOException {
        assertThat(readAll(new CharSource(new StringReader("\ufeff\ufeffa\ufeff"))))
                .isEqualTo("\ufeffa\ufeff");
    }

    @Test
    void columnsCountCodePoints() throws IOException {
        CharSource source = new CharSource(new StringReader("\ud83c\udf00x"));
        source.read();
        source.read();
        assertThat(source.column()).isEqualTo(2);
        source.read();
        assertThat(source.column()).isEqualTo(3);
    }

    @Test
    void linesAndColumnsBeyondAnIntAreCounted() throws IOException {
        CharSource source = new CharSource(new StringReader("ab\nc"), Integer.MAX_VALUE, Integer.MAX_VALUE);
        source.read();
        source.read();
        assertThat(source.column()).isEqualTo(1L + (1L << 31));
        source.read();
        assertThat(source.line()).isEqualTo(1L << 31);
        source.endLine();
        assertThat(source.line()).isEqualTo(1 + (1L << 31));
    }

    @Test
    void whatComesNextIsSeenAcrossTheEndsOfTheBuffer() throws IOException {
        String line = "x".repeat(8190);
        CharSource source = new CharSource(new StringReader(line + "abcd"));
        source.takeRun(source.peek() == 'x' ? 8190 : 0);
        assertThat(source.peek(1)).isEqualTo('b');
        assertThat(source.peek(3)).isEqualTo('d');
        assertThat(source.peek(4)).isEqualTo(CharSource.END);
        assertThat(readAll(source)).isEqualTo("abcd");
        assertThat(source.peek(1)).isEqualTo(CharSource.END);
    }

    /** Gives some text, fails once, and goes on. */
    private static Reader failingBetween(String before, String after) {
        return new Reader() {
            private int calls;

            @Override
            public int read(char[] target, int offset, int length) throws IOException {
                calls++;
                if (calls == 2) {
                    throw new IOException("not now");
                }
                String text = calls == 1 ? before : calls == 3 ? after : "";
                text.getChars(0, text.length(), target, offset);
                return text.isEmpty() ? -1 : text.length();
            }

            @Override
            public void close() {}
        };
    }

    @ParameterizedTest
    @ValueSource(strings = {"b", "\nb"})
    void aFailureRightAfterACarriageReturnLosesNothing(String after) throws IOException {
        CharSource source = new CharSource(failingBetween("a\r", after));
        assertThat(source.read()).isEqualTo('a');
        assertThat(source.read()).isEqualTo('\n');
        assertThatExceptionOfType(IOException.class).isThrownBy(source::read);
        assertThat(readAll(source)).isEqualTo("b");
        assertThat(source.line()).isEqualTo(2);
    }
}
