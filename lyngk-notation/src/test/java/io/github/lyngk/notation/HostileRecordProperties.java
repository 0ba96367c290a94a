package io.github.lyngk.notation;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.primitives.Bytes;
import io.github.lyngk.core.IllegalMoveException;
import io.github.lyngk.core.NotationException;
import io.github.lyngk.core.Position;
import io.github.lyngk.notation.text.FreeText;
import java.io.ByteArrayInputStream;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.Size;

/**
 * The fuzz targets of this package: whatever comes in, only diagnostics, {@link NotationException} and
 * {@link IllegalMoveException} come out, and what
 * is kept of a text is a legal record.
 */
class HostileRecordProperties {
    private static final Position START = Position.parse(Records.START);

    @Provide
    Arbitrary<byte[]> mutatedRecords() {
        return RecordArbitraries.mutated(
                RecordArbitraries.records().map(record -> (record + "\n" + record).getBytes(UTF_8)));
    }

    @Provide
    Arbitrary<String> printable() {
        return RecordArbitraries.printableText();
    }

    @Provide
    Arbitrary<String> moveLike() {
        return Arbitraries.strings()
                .withChars("abcdefghi123456789-:,+#RBGIKJrbgikj! \u0131\u0130")
                .ofMaxLength(14);
    }

    /** Reads bytes and checks what every reading must keep. */
    private static void target(byte[] bytes, Leniency... leniencies) {
        RecordReader reader = new RecordReader(new ByteArrayInputStream(bytes), ImmutableSet.copyOf(leniencies));
        PlaceCheck places = new PlaceCheck(bytes);
        int number = 0;
        while (reader.hasNext()) {
            RecordResult result = reader.next();
            number++;
            assertThat(result.location().number()).isEqualTo(number);
            result.record()
                    .ifPresent(record ->
                            assertThat(GameRecord.parse(record.toString())).isEqualTo(record));
            assertThat(ValidationSummary.of(result).moves())
                    .isEqualTo(result.record()
                            .map(record -> record.moves().size())
                            .orElse(0)
                            .longValue());
            assertThat(result.record().isPresent() || !result.isValid()).isTrue();
            places.check(result);
            for (Diagnostic diagnostic : result.diagnostics()) {
                assertThat(diagnostic.excerpt().lines().count()).isEqualTo(2);
            }
        }
    }

    @Property(tries = 500)
    void randomBytes(@ForAll @Size(max = 300) byte[] bytes) {
        target(bytes);
    }

    @Property(tries = 1000, edgeCases = EdgeCasesMode.NONE)
    void printableText(@ForAll("printable") String text) {
        target(text.getBytes(UTF_8));
        target(text.getBytes(UTF_8), Leniency.values());
    }

    @Property(tries = 1000, edgeCases = EdgeCasesMode.NONE)
    void mutationsOfRecords(@ForAll("mutatedRecords") byte[] bytes) {
        target(bytes);
        target(bytes, Leniency.values());
    }

    @Property(tries = 300, edgeCases = EdgeCasesMode.NONE)
    void aBadRecordNeverHidesTheNext(@ForAll("mutatedRecords") byte[] bytes) {
        byte[] next = ("\n\n" + Records.open("1. d1-e1 *")).getBytes(UTF_8);
        byte[] all = Bytes.concat(bytes, next);
        List<RecordResult> results = ImmutableList.copyOf(new RecordReader(new ByteArrayInputStream(all)));
        assertThat(results.get(results.size() - 1).diagnostics()).isEmpty();
        assertThat(results.get(results.size() - 1).record().orElseThrow().moves())
                .hasSize(1);
    }

    @Property(tries = 1000, edgeCases = EdgeCasesMode.NONE)
    void wholeRecords(@ForAll("printable") String text) {
        try {
            GameRecord record = GameRecord.parse(text);
            assertThat(GameRecord.parse(record.toString())).isEqualTo(record);
        } catch (RecordException e) {
            assertThat(e.index()).isBetween(0, text.length());
            assertThat(e.diagnostics()).anyMatch(Diagnostic::isError);
        }
    }

    @Property(tries = 1000)
    void moves(@ForAll("moveLike") String text) {
        try {
            assertThat(START.isLegal(MoveNotation.parse(START, text))).isTrue();
        } catch (NotationException e) {
            assertThat(e.index()).isBetween(0, text.length());
        } catch (IllegalMoveException e) {
            assertThat(START.check(e.move()).violation()).contains(e.violation());
        }
    }

    @Property(tries = 500)
    void movesOfAnyCharacters(@ForAll String text) {
        try {
            assertThat(START.isLegal(MoveNotation.parse(START, text))).isTrue();
        } catch (NotationException e) {
            assertThat(e.index()).isBetween(0, text.length());
        } catch (IllegalMoveException e) {
            assertThat(START.check(e.move()).violation()).contains(e.violation());
        }
    }

    @Property(tries = 300)
    void freeTextIsRefusedOrKept(@ForAll String text) {
        try {
            GameRecord record =
                    GameRecord.builder(START).tag("Event", text).comment(text).build();
            assertThat(GameRecord.parse(record.toString())).isEqualTo(record);
        } catch (IllegalArgumentException e) {
            assertThat(FreeText.indexOfFault(text)).isNotNegative();
        }
    }
}
