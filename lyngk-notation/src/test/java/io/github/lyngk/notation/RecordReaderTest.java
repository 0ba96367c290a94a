package io.github.lyngk.notation;

import static io.github.lyngk.notation.Records.open;
import static io.github.lyngk.notation.Records.read;
import static io.github.lyngk.notation.Records.readAll;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.notation.text.Utf8;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** How sources are cut into records, whatever is in them. */
@Tag("surroundings")
class RecordReaderTest {
    private static final String GOOD = open("1. d1-e1 *");

    private static List<RecordResult> bytes(byte[] bytes) {
        return ImmutableList.copyOf(new RecordReader(new ByteArrayInputStream(bytes)));
    }

    private static byte[] withByte(String text, int index, int value) {
        byte[] bytes = text.getBytes(UTF_8);
        bytes[index] = (byte) value;
        return bytes;
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "\n", " \n\t\r\n", "\ufeff", "\ufeff\n\n"})
    void aSourceWithoutRecordsGivesNothing(String text) {
        assertThat(readAll(text)).isEmpty();
        assertThat(bytes(text.getBytes(UTF_8))).isEmpty();
    }

    @Test
    void recordsAreNumberedAndLocated() {
        List<RecordResult> all = readAll("\n\n" + GOOD + "\n" + GOOD + "\n\n\n" + GOOD);
        assertThat(all)
                .extracting(RecordResult::location)
                .containsExactly(
                        new RecordLocation(1, 3, 6), new RecordLocation(2, 8, 11), new RecordLocation(3, 15, 18));
    }

    @ParameterizedTest
    @ValueSource(strings = {"\n", "\r\n", "\r"})
    void everyLineEndIsRead(String lineEnd) {
        String text = (GOOD + "\n" + open("1. d1-e1\na1-c1 *")).replace("\n", lineEnd);
        List<RecordResult> all = readAll(text);
        assertThat(all).hasSize(2);
        assertThat(all.get(0).diagnostics()).isEmpty();
        assertThat(all.get(1).diagnostics().get(0).line()).isEqualTo(10);
        assertThat(all.get(1).diagnostics().get(0).column()).isEqualTo(1);
    }

    @Test
    void theLastLineNeedsNoEnd() {
        assertThat(read(GOOD.stripTrailing()).diagnostics()).isEmpty();
    }

    @Test
    void oneByteOrderMarkIsSkipped() {
        assertThat(read("\ufeff" + GOOD).isValid()).isTrue();
        assertThat(read("\ufeff\ufeff" + GOOD).isValid()).isFalse();
        assertThat(bytes(("\ufeff" + GOOD).getBytes(UTF_8)).get(0).isValid()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[Event \"open\n\n",
                "[Event\n\n",
                "garbage\n\n",
                "[Event \"x\"]\n\n",
                "[Event \"x\"]\n\n1. {open\n\n",
                "[Event \"x\"]\n\n1. ((((\n \n",
                "[Event \"x\"]\n\n1. d1-e1\n\t\n",
                "[Event \"x\"]\r\rmoves\r\r",
            })
    void afterAFaultReadingResumesAtTheNextRecord(String faulty) {
        List<RecordResult> all = readAll(faulty + GOOD);
        assertThat(all).hasSize(2);
        assertThat(all.get(0).isValid()).isFalse();
        assertThat(all.get(1).diagnostics()).isEmpty();
        assertThat(all.get(1).location().number()).isEqualTo(2);
    }

    @Test
    void aBracketThatDoesNotBeginItsLineBeginsNoRecord() {
        assertThat(readAll(GOOD + "\n " + GOOD)).hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(ints = {0x80, 0xc0, 0xc3, 0xe0, 0xed, 0xf4, 0xf8, 0xff})
    void malformedBytesInACommentAreAFaultOfTheEncoding(int value) {
        String text = open("1. d1-e1 {é x y} *");
        int index = text.getBytes(UTF_8).length - 7;
        List<RecordResult> all = bytes(withByte(text + "\n" + GOOD, index, value));
        assertThat(all).hasSize(2);
        assertThat(all.get(0).diagnostics()).extracting(Diagnostic::code).containsExactly(DiagnosticCode.ENCODING);
        assertThat(all.get(0).diagnostics().get(0).column()).isEqualTo(13);
        assertThat(all.get(0).record().orElseThrow().moves()).hasSize(1);
        assertThat(all.get(1).isValid()).isTrue();
    }

    @Test
    void malformedBytesAnywhereAreAFaultOfTheEncoding() {
        for (String part : List.of("Position", "I/RBBJ", "*\"]", "d1-e1")) {
            int index = GOOD.indexOf(part);
            List<RecordResult> all = bytes(withByte(GOOD, index, 0xff));
            assertThat(all.get(0).diagnostics()).extracting(Diagnostic::code).contains(DiagnosticCode.ENCODING);
        }
    }

    @Test
    void aCharacterCutOffAtTheEndIsAFaultOfTheEncoding() {
        byte[] text = (GOOD + "; é").getBytes(UTF_8);
        byte[] cut = java.util.Arrays.copyOf(text, text.length - 1);
        assertThat(bytes(cut).get(0).diagnostics()).extracting(Diagnostic::code).contains(DiagnosticCode.ENCODING);
    }

    @Test
    void halfASurrogatePairInAReaderIsAFaultOfTheEncoding() {
        assertThat(read(open("1. d1-e1 {\ud83c} *")).diagnostics())
                .extracting(Diagnostic::code)
                .containsExactly(DiagnosticCode.ENCODING);
    }

    @Test
    void everyCharacterOfUnicodeButControlsIsReadFromBytes() {
        StringBuilder all = new StringBuilder();
        for (int c = 0xa0; c <= Character.MAX_CODE_POINT; c += 7) {
            if (c < 0xd800 || c > 0xdfff) {
                all.appendCodePoint(c);
            }
        }
        for (int from = 0; from < all.length(); ) {
            int to = all.offsetByCodePoints(from, Math.min(4000, all.codePointCount(from, all.length())));
            String text = all.substring(from, to).strip();
            String record = open("{" + text + "} *");
            GameRecord read = bytes(record.getBytes(UTF_8)).get(0).record().orElseThrow();
            assertThat(read.comments()).containsExactly(new Comment(text));
            from = to;
        }
    }

    @Test
    void malformedBytesAreNeverReplaced() {
        byte[] all = new byte[256];
        for (int i = 0; i < all.length; i++) {
            all[i] = (byte) i;
        }
        String text = Utf8.decode(all, 0, all.length);
        assertThat(text).doesNotContain("\ufffd").startsWith("\0\1\2").hasSize(all.length);
        assertThat(Utf8.bytes(text)).isEqualTo(all);
    }

    @Test
    void readsFromStreamsThatGiveOneByteAtATime() {
        byte[] text = open("{\ud83c\udf00é} 1. d1-e1 *").getBytes(UTF_8);
        InputStream slow = new ByteArrayInputStream(text) {
            @Override
            public synchronized int read(byte[] target, int offset, int length) {
                return super.read(target, offset, Math.min(1, length));
            }
        };
        assertThat(new RecordReader(slow).next().diagnostics()).isEmpty();
    }

    @Test
    void isLazy() {
        Reader endless = new Reader() {
            private int at;

            @Override
            public int read(char[] target, int offset, int length) {
                String text = GOOD + "\n";
                for (int i = 0; i < length; i++) {
                    target[offset + i] = text.charAt(at++ % text.length());
                }
                return length;
            }

            @Override
            public void close() {}
        };
        RecordReader reader = new RecordReader(endless);
        for (int i = 0; i < 500; i++) {
            assertThat(reader.next().isValid()).isTrue();
        }
    }

    @Test
    void failuresOfTheSourceAreUnchecked() {
        InputStream broken = new InputStream() {
            @Override
            public int read() throws IOException {
                throw new IOException("unplugged");
            }
        };
        RecordReader reader = new RecordReader(broken);
        assertThatThrownBy(reader::hasNext)
                .isInstanceOf(UncheckedIOException.class)
                .hasMessageContaining("unplugged");
    }

    @Test
    void behavesLikeAnIterator() throws IOException {
        AtomicBoolean closed = new AtomicBoolean();
        Reader source = new StringReader(GOOD) {
            @Override
            public void close() {
                closed.set(true);
                super.close();
            }
        };
        try (RecordReader reader = new RecordReader(source)) {
            assertThat(reader.hasNext()).isTrue();
            assertThat(reader.hasNext()).isTrue();
            reader.next();
            assertThat(reader.hasNext()).isFalse();
            assertThatThrownBy(reader::next).isInstanceOf(NoSuchElementException.class);
        }
        assertThat(closed).isTrue();
    }

    @Test
    void resultsAreToldForPeopleAndDifferByTheirParts() {
        RecordResult valid = Records.read(GOOD);
        assertThat(valid)
                .isEqualTo(Records.read(GOOD))
                .isNotEqualTo(valid.withFile("a").record());
        assertThat(valid.toString()).startsWith(valid.location().toString()).endsWith(" valid []");
        RecordResult invalid = Records.read(Records.open("1. a1-a1 *"));
        assertThat(invalid.toString()).contains(" invalid [").contains("SYNTAX");
        assertThat(invalid).isNotEqualTo(valid).isNotEqualTo(invalid.withFile("a"));
    }
}
