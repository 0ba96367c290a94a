package io.github.lyngk.notation.text;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** How bytes become lines. */
@Tag("surroundings")
class InputLinesTest {
    private static final String TOO_LONG = "the line has more than 1048576 bytes";

    /** The texts of all lines, or in their place why they could not be read. */
    private static List<String> lines(InputStream source) {
        InputLines lines = new InputLines(source);
        List<String> texts = new ArrayList<>();
        try {
            for (Optional<InputLine> line = lines.next(); line.isPresent(); line = lines.next()) {
                texts.add(text(line.get()));
            }
            assertThat(lines.next()).isEmpty();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
        return texts;
    }

    private static String text(InputLine line) {
        try {
            return line.readable();
        } catch (Refusal refusal) {
            return refusal.getMessage();
        }
    }

    private static List<String> lines(String text) {
        return lines(new ByteArrayInputStream(text.getBytes(UTF_8)));
    }

    /** Every byte of the text is one byte of the source. */
    private static List<String> bytes(String text) {
        return lines(new ByteArrayInputStream(text.getBytes(ISO_8859_1)));
    }

    @Test
    void aLineEndsWithLineFeedAndACarriageReturnBeforeItIsIgnored() {
        assertThat(lines("a\nb c\r\n\n\r\nd\n")).containsExactly("a", "b c", "", "", "d");
    }

    @Test
    void aCarriageReturnElsewhereBelongsToTheLine() {
        assertThat(lines("a\rb\n\rc\n\r\r\nd\r")).containsExactly("a\rb", "\rc", "\r", "d\r");
    }

    @Test
    void theLastLineNeedsNoEnd() {
        assertThat(lines("a\nb")).containsExactly("a", "b");
        assertThat(lines("")).isEmpty();
        assertThat(lines("\n")).containsExactly("");
    }

    @Test
    void otherLineEndsOfUnicodeAreNone() {
        assertThat(lines("a\u0085b\u2028c\u000bd\n")).containsExactly("a\u0085b\u2028c\u000bd");
    }

    @Test
    void everyCharacterIsReadWhereverTheBufferEnds() {
        for (int before = 8180; before < 8196; before++) {
            String line = "x".repeat(before) + "\u00e9\u4e2d\ud83c\udfb2";
            assertThat(lines(line + "\r\n" + line)).containsExactly(line, line);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\u0080",
                "\u00c3",
                "\u00c3x",
                "\u00c0\u0080",
                "\u00ed\u00a0\u0080",
                "\u00f5\u0080\u0080\u0080",
                "\u00ff"
            })
    void aMalformedLineIsToldWithItsPlaceAndTheNextOneIsRead(String malformed) {
        String told = "the line is not UTF-8: its byte 3 is malformed";
        assertThat(bytes("ab" + malformed + "\nc\n")).containsExactly(told, "c");
        assertThat(bytes("ab" + malformed + "\r\nc\nab" + malformed)).containsExactly(told, "c", told);
    }

    @Test
    void aLineMayHaveOneMebibyte() {
        String longest = "x".repeat(1 << 20);
        for (String end : new String[] {"\n", "\r\n"}) {
            assertThat(lines(longest + end + "a" + end + longest + "x" + end + "b" + end + longest))
                    .containsExactly(longest, "a", TOO_LONG, "b", longest);
        }
        assertThat(lines(longest + "\r")).containsExactly(TOO_LONG);
        assertThat(lines(longest + "x")).containsExactly(TOO_LONG);
        assertThat(lines(longest + "\r\r\na")).containsExactly(TOO_LONG, "a");
    }

    @Test
    void theLimitCountsBytes() {
        String longest = "\u00e9".repeat(1 << 19);
        assertThat(lines(longest + "\n" + longest + "x\n")).containsExactly(longest, TOO_LONG);
    }

    @Test
    @Tag("not-for-mutation")
    void aLineFarTooLongIsReadToItsEndAndNotKept() {
        InputStream endless = new InputStream() {
            private long left = 100L << 20;

            @Override
            public int read() {
                return left-- > 0 ? 'x' : -1;
            }

            @Override
            public int read(byte[] bytes, int offset, int length) {
                int count = (int) Math.min(left, length);
                Arrays.fill(bytes, offset, offset + count, (byte) 'x');
                left -= count;
                return count == 0 ? -1 : count;
            }
        };
        InputStream next = new ByteArrayInputStream("\nnext\n".getBytes(UTF_8));
        assertThat(lines(new SequenceInputStream(endless, next))).containsExactly(TOO_LONG, "next");
    }

    @Test
    void itWaitsForNothingAfterTheEndOfALine() throws IOException {
        InputStream interactive = new InputStream() {
            private final byte[] said = "a\nb\n".getBytes(UTF_8);
            private int next;

            @Override
            public int read() throws IOException {
                if (next == said.length) {
                    throw new IOException("it would wait for ever");
                }
                return said[next++];
            }

            /** One byte at a time, as if typed slowly. */
            @Override
            public int read(byte[] bytes, int offset, int length) throws IOException {
                bytes[offset] = (byte) read();
                return 1;
            }
        };
        InputLines lines = new InputLines(interactive);
        assertThat(text(lines.next().orElseThrow())).isEqualTo("a");
        assertThat(text(lines.next().orElseThrow())).isEqualTo("b");
        assertThatThrownBy(lines::next).isInstanceOf(IOException.class).hasMessage("it would wait for ever");
    }

    @Test
    void aLimitMayBeSmall() throws IOException {
        InputLines lines = new InputLines(new ByteArrayInputStream("abc\r\nabcd\nabc\r\r\n \n".getBytes(UTF_8)), 3);
        InputLine first = lines.next().orElseThrow();
        assertThat(text(first)).isEqualTo("abc");
        assertThat(first.isBlank()).isFalse();
        InputLine second = lines.next().orElseThrow();
        assertThat(text(second)).isEqualTo("the line has more than 3 bytes");
        assertThat(second.isBlank()).isFalse();
        assertThat(text(lines.next().orElseThrow())).isEqualTo("the line has more than 3 bytes");
        assertThat(lines.next().orElseThrow().isBlank()).isTrue();
        assertThat(lines.next()).isEmpty();
    }

    /** It may be an endless one of a program that has gone wrong. */
    @Test
    void aLineTooLongIsReturnedBeforeItEndsAndItsRestIsSkipped() throws IOException {
        InputStream interactive = new InputStream() {
            private final byte[] said = "abcdef\nab\u00ffc\nx".getBytes(ISO_8859_1);
            private int next;

            @Override
            public int read() {
                return next < said.length ? said[next++] & 0xff : -1;
            }

            @Override
            public int read(byte[] bytes, int offset, int length) {
                int one = read();
                bytes[offset] = (byte) one;
                return one < 0 ? -1 : 1;
            }
        };
        InputLines lines = new InputLines(interactive, 3);

        assertThat(lines.next()).contains(new InputLine("abc", Optional.of("the line has more than 3 bytes")));
        assertThat(interactive.read()).isEqualTo('f');
        assertThat(lines.next()).hasValueSatisfying(line -> {
            assertThat(line.text()).isEqualTo("ab\ufffd");
            assertThat(line.fault()).isPresent();
        });
        lines.skipRest();
        assertThat(interactive.read()).isEqualTo('x');
        lines.skipRest();
        assertThat(lines.next()).isEmpty();
    }
}
