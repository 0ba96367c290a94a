package io.github.lyngk.notation;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.Bytes;
import java.io.ByteArrayInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tag;
import net.jqwik.api.constraints.Size;

/** However a source is divided, its ranges give what the whole gives. */
@Tag("not-for-mutation")
class RecordRangeProperties {
    /** Lines and parts of lines that a range may be cut in or next to. */
    private static final List<byte[]> PIECES = List.of(
            utf8("["),
            utf8("[Result \"*\"]"),
            utf8("1. a1-b2 *"),
            utf8("*\n[A"),
            utf8("1-0\r\n\ufeff[A"),
            utf8(" "),
            utf8("\t"),
            utf8("\ufeff"),
            utf8("x[\u00e9\u20ac\ud83c\udf00"),
            "\u00e9".getBytes(ISO_8859_1),
            utf8("\n"),
            utf8("\r"),
            utf8("\r\n"),
            utf8("\n\n["),
            utf8("\r\r["),
            utf8("\r\n\r\n["));

    private static byte[] utf8(String text) {
        return text.getBytes(UTF_8);
    }

    @Provide
    Arbitrary<byte[]> sources() {
        return Arbitraries.of(PIECES).list().ofMaxSize(24).map(list -> Bytes.concat(list.toArray(new byte[0][])));
    }

    @Provide
    Arbitrary<byte[]> archives() {
        Arbitrary<byte[]> records = Combinators.combine(
                        RecordArbitraries.records().list().ofMaxSize(2), Arbitraries.of("\n", "\r", "\r\n"))
                .as((list, end) -> utf8(list.stream()
                        .map(record -> record.toString().replace("\n", end) + end)
                        .reduce("", String::concat)));
        return Combinators.combine(sources(), records, sources()).as((a, b, c) -> Bytes.concat(a, b, c));
    }

    @Property(tries = 60, edgeCases = EdgeCasesMode.NONE)
    void everyCutGivesTheWhole(@ForAll("sources") byte[] source, @ForAll Set<Leniency> leniencies) {
        List<RecordText> whole = whole(source, leniencies);
        for (int cut = 1; cut <= source.length; cut++) {
            assertThat(texts(source, ranges(source, cut), leniencies))
                    .as("cut at %s", cut)
                    .isEqualTo(whole);
        }
    }

    @Property(tries = 150, edgeCases = EdgeCasesMode.NONE)
    void manyCutsGiveTheWhole(
            @ForAll("archives") byte[] source, @ForAll @Size(max = 12) int[] cuts, @ForAll Set<Leniency> leniencies) {
        int[] inside = Arrays.stream(cuts)
                .map(cut -> 1 + Math.floorMod(cut, source.length + 1))
                .sorted()
                .toArray();
        assertThat(texts(source, ranges(source, inside), leniencies)).isEqualTo(whole(source, leniencies));
    }

    static List<RecordRange> ranges(byte[] source, int... cuts) {
        List<RecordRange> ranges = new ArrayList<>();
        long from = 0;
        for (int cut : cuts) {
            ranges.add(new RecordRange(from, cut));
            from = cut;
        }
        ranges.add(new RecordRange(from, Math.max(from, source.length)));
        return ranges;
    }

    static List<RecordText> texts(byte[] source, List<RecordRange> ranges, Set<Leniency> leniencies) {
        List<RecordText> texts = new ArrayList<>();
        RecordRange.Count before = RecordRange.Count.EMPTY;
        for (RecordRange range : ranges) {
            texts.addAll(ImmutableList.copyOf(range.split(from(source, range), leniencies, before)));
            before = before.plus(range.count(from(source, range), leniencies));
        }
        return texts;
    }

    private static InputStream from(byte[] source, RecordRange range) {
        InputStream rest = new ByteArrayInputStream(source, (int) range.start(), source.length);
        // As slow as a network: what belongs together comes apart.
        return new FilterInputStream(rest) {
            @Override
            public int read(byte[] target, int offset, int length) throws IOException {
                return super.read(target, offset, Math.min(length, 7));
            }
        };
    }

    private static List<RecordText> whole(byte[] source, Set<Leniency> leniencies) {
        return ImmutableList.copyOf(RecordFormat.LYNGK.split(new ByteArrayInputStream(source), leniencies));
    }
}
