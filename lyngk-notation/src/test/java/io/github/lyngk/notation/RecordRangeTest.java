package io.github.lyngk.notation;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.google.common.collect.ImmutableList;
import com.google.common.io.CountingInputStream;
import java.io.ByteArrayInputStream;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class RecordRangeTest {
    private static final String TWO = "[A \"b\"]\n\n*\n\n[C \"d\"]\n\n*\n";

    private static ByteArrayInputStream from(String source, RecordRange range) {
        byte[] bytes = source.getBytes(UTF_8);
        return new ByteArrayInputStream(bytes, (int) range.start(), bytes.length);
    }

    @Test
    void aRecordBelongsWhereTheBlankLineBeforeItBegins() {
        int blank = TWO.indexOf("\n\n[C") + 1;
        RecordRange.Count one = new RecordRange.Count(4, 1);
        RecordRange before = new RecordRange(0, blank);
        RecordRange behind = new RecordRange(blank, TWO.length());

        assertThat(before.count(from(TWO, before), Set.of())).isEqualTo(one);
        List<RecordText> rest = ImmutableList.copyOf(behind.split(from(TWO, behind), Set.of(), one));
        assertThat(rest).extracting(RecordText::location).containsExactly(new RecordLocation(2, 5, 7));
        assertThat(rest.get(0).text()).isEqualTo("[C \"d\"]\n\n*\n");

        RecordRange both = new RecordRange(0, blank + 1);
        assertThat(both.count(from(TWO, both), Set.of())).isEqualTo(new RecordRange.Count(7, 2));
    }

    @Test
    void nothingBelongsToARangeWithoutBytes() {
        RecordRange nothing = new RecordRange(0, 0);
        assertThat(nothing.count(from(TWO, nothing), Set.of())).isEqualTo(RecordRange.Count.EMPTY);
    }

    @Test
    void linesOfDiagnosticsAreThoseOfTheWholeSource() {
        RecordRange range = new RecordRange(5, TWO.length());
        RecordText text = range.split(from(TWO, range), Set.of(), new RecordRange.Count(1L << 40, 1L << 33))
                .next();
        assertThat(text.read(Set.of()).diagnostics().get(0).toJson())
                .contains("\"record\":8589934593,\"line\":1099511627777,");
    }

    @Test
    void aRangeInWhichNothingBeginsReadsNoFurther() throws Exception {
        String line = "x".repeat(1 << 20);
        for (String source : List.of(TWO + line, TWO + "\n".repeat(9) + line, TWO + (line + "\n\n").repeat(3))) {
            RecordRange range = new RecordRange(TWO.length() + 20, TWO.length() + 30);
            CountingInputStream bytes = new CountingInputStream(from(source, range));
            assertThat(range.count(bytes, Set.of())).isEqualTo(RecordRange.Count.EMPTY);
            assertThat(bytes.getCount()).isLessThan(1 << 18);
        }
    }

    @Test
    void aRangeIsReadNoFurtherThanItsLastRecord() throws Exception {
        String source = TWO + ("\n" + TWO).repeat(50_000);
        RecordRange range = new RecordRange(0, 5);
        CountingInputStream bytes = new CountingInputStream(from(source, range));
        assertThat(range.count(bytes, Set.of())).isEqualTo(new RecordRange.Count(4, 1));
        assertThat(bytes.getCount()).isLessThan(1 << 18);
        assertThat(bytes.read()).as("the source is not closed").isNotNegative();
    }

    @Test
    void sourcesAreDividedEvenly() {
        assertThat(RecordRange.divide(10, 4))
                .containsExactly(new RecordRange(0, 4), new RecordRange(4, 8), new RecordRange(8, 10));
        assertThat(RecordRange.divide(8, 4)).hasSize(2);
        assertThat(RecordRange.divide(0, 4)).containsExactly(new RecordRange(0, 0));
        assertThat(RecordRange.divide(Long.MAX_VALUE, Long.MAX_VALUE - 1)).hasSize(2);
    }

    @Test
    void impossibleRangesAndCountsAreRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new RecordRange(-1, 2))
                .withMessageContaining("-1 to 2");
        assertThatIllegalArgumentException().isThrownBy(() -> new RecordRange(3, 2));
        assertThatIllegalArgumentException().isThrownBy(() -> RecordRange.divide(-1, 2));
        assertThatIllegalArgumentException().isThrownBy(() -> RecordRange.divide(1, 0));
        assertThatIllegalArgumentException().isThrownBy(() -> new RecordRange.Count(-1, 0));
        assertThatIllegalArgumentException().isThrownBy(() -> new RecordRange.Count(0, -1));
    }

    @Test
    void aRangeIsReadFromTheByteBeforeIt() {
        assertThat(new RecordRange(5, 8).start()).isEqualTo(4);
        assertThat(new RecordRange(0, 8).start()).isZero();
    }
}
