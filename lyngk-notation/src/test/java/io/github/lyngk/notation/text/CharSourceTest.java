package io.github.lyngk.notation.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.util.List;
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

    /** Reads a text from the mark on, and tells how it was written. */
    private static String original(String before, String written) throws IOException {
        CharSource source = new CharSource(new StringReader(before + written + "[next]"));
        String ahead = before.replace("\r\n", "\n").replace('\r', '\n');
        String read = written.replace("\r\n", "\n").replace('\r', '\n');
        for (int i = 0; i < ahead.length(); i++) {
            source.read();
        }
        source.peek();
        source.mark(source.offset());
        for (int i = 0; i < read.length(); i++) {
            source.read();
        }
        long end = source.offset();
        source.peek();
        return source.original(read, end);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 8_190, 8_191, 8_192, 8_193, 20_000})
    void whatWasWrittenIsToldWhereverTheBufferEnds(int length) throws IOException {
        String filling = "x".repeat(length);
        for (String before : List.of("", "y", "y\r\n", filling)) {
            assertThat(original(before, filling + "a\nb\n")).isNull();
            for (String written : List.of("a\r\nb\r\n", "a\rb\n", "a\nb\r", "a\nb\r\n")) {
                assertThat(original(before, filling + written)).isEqualTo(filling + written);
                assertThat(original(before, written + filling)).isEqualTo(written + filling);
            }
        }
    }

    @Test
    void fromASecondMarkOnTheTextBeforeIsForgotten() throws IOException {
        String first = "a\r\n".repeat(4_000);
        String second = "b\r".repeat(4_000);
        CharSource source = new CharSource(new StringReader(first + second));
        source.peek();
        source.mark(0);
        readAll(source);
        assertThat(source.original("?", first.length() + second.length())).isEqualTo(first + second);
        source.mark(first.length());
        assertThat(source.original("?", first.length() + second.length())).isEqualTo(second);
        assertThat(source.original("?", first.length() + second.length())).isEqualTo(second);
        source.mark(first.length() + second.length() - 2);
        assertThat(source.original("?", first.length() + second.length())).isEqualTo("b\r");
    }

    @Test
    void whatIsWrittenMuchLongerThanARecordIsLost() throws IOException {
        int most = Bounds.RECORD / 4 * 5;
        for (int length : new int[] {most, most + 10_000}) {
            CharSource source = new CharSource(new StringReader("\r" + "x".repeat(length - 1)));
            source.peek();
            source.mark(0);
            source.endLine();
            while (source.peek() != CharSource.END) {
                source.takeRun(source.runEnd());
            }
            String original = source.original("?", length);
            assertThat(original).hasSize(length == most ? most : 0);
        }
    }

    @Test
    void aRunEndsAtALineEndOfWhateverKind() throws IOException {
        for (String end : List.of("\n", "\r")) {
            CharSource source = new CharSource(new StringReader("a\t\u000b " + end + "b"));
            assertThat(source.isAtLineEnd()).isFalse();
            assertThat(source.runStart()).isZero();
            assertThat(source.runEnd()).isEqualTo(4);
            source.takeRun(4);
            assertThat(source.isAtLineEnd()).isTrue();
            assertThat(source.endLine()).isTrue();
            assertThat(source.isAtLineEnd()).isFalse();
            assertThat(source.read()).isEqualTo('b');
            assertThat(source.isAtLineEnd()).isTrue();
            assertThat(source.endLine()).isFalse();
        }
    }

    @Test
    void halvesOfPairsThatDoNotMeetAreColumnsOfTheirOwn() throws IOException {
        CharSource source = new CharSource(new StringReader("\ud83cx\udf00\ud83c\n\udf00"));
        for (long column = 2; column <= 5; column++) {
            source.read();
            assertThat(source.column()).isEqualTo(column);
        }
        source.read();
        source.read();
        assertThat(source.column()).isEqualTo(2);
        assertThat(source.read()).isEqualTo(CharSource.END);
        assertThat(source.column()).isEqualTo(2);
    }
}
