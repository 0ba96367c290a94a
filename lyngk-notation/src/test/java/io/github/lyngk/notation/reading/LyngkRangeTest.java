package io.github.lyngk.notation.reading;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** All ranges of small sources, a byte a char. */
class LyngkRangeTest {
    /** A blank line and the bracket that begins the line after it. */
    private static final Pattern BORDER = Pattern.compile("(?<=^|\n|\r(?!\n))[ \t]*(?:\r\n|\r|\n)(?=\\[)");

    private static final Pattern LINE_END = Pattern.compile("\r\n|\r|\n");

    /** {@return where the first record begins that belongs to the ranges from a place on} */
    private static int border(String source, int place) {
        Matcher borders = BORDER.matcher(source);
        while (borders.find()) {
            if (borders.start() >= place) {
                return borders.end();
            }
        }
        return source.length();
    }

    private static LyngkRange range(String source, int from, int to) {
        byte[] bytes = source.getBytes(ISO_8859_1);
        int start = Math.max(0, from - 1);
        return new LyngkRange(new ByteArrayInputStream(bytes, start, bytes.length - start), from, to);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[A]\n\n*\n\n[C]\n\n*\n",
                "[A]\r\n\r\n*\r\n\r\n[C]\r\n\r\n*",
                "[A]\r\r*\r\r[C]\r\r*\r",
                " \t\n[A]\r\n \r\n[B]\rx\r\r[C]\n\n[D",
                "x[\n\n[a\n[b\n\n [\n\t\n[c\n\n\u00e9\n\n[",
                "\n\n[a\n\n\n\n[b\n\n",
                "\r\n\r[\n\r\n[\r\n\n[",
                "[\n\n[\n\n[\n\n[",
                "",
                "\n"
            })
    void everyRecordBelongsToTheRangeInWhichTheBlankLineBeforeItBegins(String source) throws IOException {
        for (int from = 0; from <= source.length(); from++) {
            for (int to = from + 1; to <= source.length() + 1; to++) {
                String expected = source.substring(from == 0 ? 0 : border(source, from), border(source, to));
                LyngkRange range = range(source, from, to);
                assertThat(new String(range.readAllBytes(), ISO_8859_1))
                        .as("%s to %s", from, to)
                        .isEqualTo(expected);
                assertThat(range.lineEnds())
                        .isEqualTo(LINE_END.matcher(expected).results().count());
            }
        }
    }

    @Test
    void bytesMayBeReadOneByOneAndLongLinesAcrossBuffers() throws IOException {
        String source = "[\u00e9" + "x".repeat(40_000) + "\n\n[" + "\u00ff".repeat(20_000) + "\n\n[z";
        for (int from : new int[] {0, 1, 39_000, 40_003, 40_004}) {
            int to = 50_000;
            LyngkRange range = range(source, from, to);
            StringBuilder read = new StringBuilder();
            for (int next = range.read(); next >= 0; next = range.read()) {
                read.append((char) next);
            }
            assertThat(read.toString())
                    .isEqualTo(source.substring(
                            from == 0 ? 0 : border(source, from), Math.max(border(source, from), border(source, to))));
        }
    }

    @Test
    void closingClosesTheSource() throws IOException {
        AtomicBoolean closed = new AtomicBoolean();
        InputStream source = new ByteArrayInputStream(new byte[0]) {
            @Override
            public void close() {
                closed.set(true);
            }
        };
        new LyngkRange(source, 0, 1).close();
        assertThat(closed).isTrue();
    }
}
