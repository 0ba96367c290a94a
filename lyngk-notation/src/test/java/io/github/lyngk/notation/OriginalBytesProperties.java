package io.github.lyngk.notation;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.StringReader;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Records leave as the bytes they came as, whatever their line ends, blanks and malformed bytes. */
class OriginalBytesProperties {
    private static final List<String> LINE_ENDS = List.of("\n", "\r\n", "\r", "\n \t\n", "\r\n  \r\n", "\n");

    private static final String BYTE_ORDER_MARK = "\u00ef\u00bb\u00bf";

    @Provide
    Arbitrary<byte[]> sources() {
        Arbitrary<byte[]> records = RecordArbitraries.mutated(
                RecordArbitraries.records().map(record -> record.toString().getBytes(UTF_8)));
        return Combinators.combine(records.list().ofMinSize(1).ofMaxSize(4), Arbitraries.longs())
                .as(OriginalBytesProperties::joined);
    }

    @Provide
    Arbitrary<byte[]> games() {
        Arbitrary<byte[]> game = Arbitraries.of(
                        "(;GM[lyngk]SU[lyngk 2 1];P0[0 id \"\u00e9\u20ac\ud83c\udf00\"]\nP1[1 x]\n)",
                        "(;GM[lyngk]\n;P0[open",
                        "junk\n\n",
                        "(;)")
                .map(text -> text.getBytes(UTF_8));
        return Combinators.combine(game.list().ofMinSize(1).ofMaxSize(6), Arbitraries.longs())
                .as(OriginalBytesProperties::joined);
    }

    /** Texts one after the other, their line ends drawn. */
    private static byte[] joined(List<byte[]> texts, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        boolean uniform = random.nextBoolean();
        String one = LINE_ENDS.get(random.nextInt(3));
        StringBuilder all = new StringBuilder(random.nextInt(4) == 0 ? BYTE_ORDER_MARK : "");
        for (byte[] text : texts) {
            for (String line : (new String(text, ISO_8859_1) + "\n").split("\n", -1)) {
                all.append(line).append(uniform ? one : LINE_ENDS.get(random.nextInt(LINE_ENDS.size())));
            }
            all.append(random.nextInt(4) == 0 ? BYTE_ORDER_MARK : "");
        }
        return all.toString().getBytes(ISO_8859_1);
    }

    @Property(tries = 150)
    void recordsAreSlicesOfTheirSource(@ForAll("sources") byte[] source) throws IOException {
        assertSlices(RecordFormat.LYNGK, source);
    }

    @Property(tries = 100)
    void joinedRecordsAreSlicesOfTheirSource(@ForAll("sources") byte[] source) throws IOException {
        String blankLines = "(\r\n|\n|\r)([ \t]*(\r\n|\n|\r))+(?=(" + BYTE_ORDER_MARK + ")?\\[)";
        String joined = new String(source, ISO_8859_1).replaceAll(blankLines, "$1");
        assertSlices(RecordFormat.LYNGK, joined.getBytes(ISO_8859_1), Set.of(Leniency.JOINED_RECORDS));
    }

    @Property(tries = 100)
    void gamesAreSlicesOfTheirSource(@ForAll("games") byte[] source) throws IOException {
        assertSlices(RecordFormat.BOARDSPACE, source);
    }

    private static void assertSlices(RecordFormat format, byte[] source) throws IOException {
        assertSlices(format, source, Set.of());
    }

    private static void assertSlices(RecordFormat format, byte[] source, Set<Leniency> leniencies) throws IOException {
        String rest = new String(source, ISO_8859_1);
        try (RecordSplitter texts = format.split(new ByteArrayInputStream(source), leniencies)) {
            while (texts.hasNext()) {
                RecordText text = texts.next();
                String bytes = bytes(text);
                int at = rest.indexOf(bytes);
                assertThat(at).as("%s: %s in %s", text, bytes, rest).isNotNegative();
                assertThat(rest.substring(0, at).replace(BYTE_ORDER_MARK, "")).isBlank();
                rest = rest.substring(at + bytes.length());
                byte[] marked = (BYTE_ORDER_MARK + bytes).getBytes(ISO_8859_1);
                assertThat(format.split(new ByteArrayInputStream(marked)).next().text())
                        .isEqualTo(text.text());
            }
        }
        assertThat(rest).isBlank();
    }

    private static String bytes(RecordText text) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        text.writeTo(bytes);
        return bytes.toString(ISO_8859_1);
    }

    /** The longest records, whose line ends are longer than those that count. */
    @Example
    void allOfTheLongestRecordIsKept() throws IOException {
        String start = "[Event \"x\"]\n\n";
        String line = "{" + "x".repeat(997) + "}\n";
        String longest = start + line.repeat((Limits.RECORD - start.length()) / line.length());
        for (String end : List.of("\n", "\r", "\r\n")) {
            String record = longest.replace("\n", end);
            RecordSplitter texts = RecordFormat.LYNGK.split(new StringReader(record + end + record));
            for (int i = 0; i < 2; i++) {
                assertThat(bytes(texts.next()).equals(record)).as("all of it").isTrue();
            }
        }
    }

    @Example
    void whatWasNotKeptIsNotWritten() {
        String endless = "[Event \"x\"]\n\n" + "{comment}\n".repeat(Limits.RECORD / 10);
        String wide = "[Event \"x\"]\n" + " ".repeat(2 * Limits.RECORD) + "\n*\n";
        RecordSplitter texts =
                RecordFormat.LYNGK.split(new StringReader(endless + "\n" + wide + "\n[Event \"y\"]\r\n\r\n*"));
        for (int i = 0; i < 2; i++) {
            RecordText text = texts.next();
            assertThat(text.isWhole()).isFalse();
            assertThatIllegalStateException().isThrownBy(() -> bytes(text)).withMessageContaining("only the start");
        }
        assertThat(texts.next())
                .matches(RecordText::isWhole)
                .extracting(RecordText::text)
                .isEqualTo("[Event \"y\"]\n\n*");
    }
}
