package io.github.lyngk.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.lyngk.core.Variant;
import io.github.lyngk.notation.GameRecord;
import io.github.lyngk.notation.Termination;
import io.github.lyngk.notation.Turn;
import java.util.Random;
import java.util.function.Predicate;
import java.util.stream.Stream;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.RandomGenerator;

/** Records drawn by the testkit are valid, various, and as asked for. */
class RecordsProperties {
    @Property(tries = 300)
    void recordsAreReadBackAsPrinted(@ForAll GameRecord record) {
        assertThat(GameRecord.parse(record.toString())).isEqualTo(record);
    }

    @Property(tries = 50)
    void annotationsNarrowRecordsToo(
            @ForAll @InVariant(Variant.CLAIM_CAPTURES) @Finished GameRecord finished,
            @ForAll @Plies(max = 5) @Ongoing GameRecord ongoing,
            @ForAll @WithEdgeCase(EdgeCase.FORCED_SKIP) GameRecord skips) {
        assertThat(finished.end().isOver()).isTrue();
        assertThat(finished.variant()).isEqualTo(Variant.CLAIM_CAPTURES);
        assertThat(ongoing.moves()).hasSizeLessThanOrEqualTo(5);
        assertThat(skips.turns()).anyMatch(Turn::isPass);
    }

    @Example
    void recordsHaveEverythingARecordCanHave() {
        assertSeen(record -> record.tags().size() > 4);
        assertSeen(record -> !record.comments().isEmpty());
        assertSeen(record -> !record.closingComments().isEmpty());
        assertSeen(
                record -> record.turns().stream().anyMatch(turn -> !turn.nags().isEmpty()));
        assertSeen(record ->
                record.turns().stream().anyMatch(turn -> !turn.comments().isEmpty()));
        assertSeen(record ->
                record.turns().stream().anyMatch(turn -> !turn.variations().isEmpty()));
        assertSeen(record -> record.turns().stream()
                .flatMap(turn -> turn.variations().stream())
                .flatMap(variation -> variation.turns().stream())
                .anyMatch(turn -> !turn.variations().isEmpty()));
        assertSeen(record -> record.turns().stream()
                .anyMatch(turn -> turn.isPass() && !turn.comments().isEmpty()));
        for (Termination termination : Termination.values()) {
            assertSeen(record -> record.termination() == termination);
        }
    }

    private static void assertSeen(Predicate<GameRecord> wanted) {
        RandomGenerator<GameRecord> generator = LyngkArbitraries.records().generator(1000);
        Random random = new Random(17);
        assertThat(Stream.generate(() -> generator.next(random).value()).limit(2000))
                .anyMatch(wanted);
    }
}
