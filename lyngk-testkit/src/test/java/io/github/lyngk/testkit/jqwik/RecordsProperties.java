package io.github.lyngk.testkit.jqwik;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.lyngk.core.Variant;
import io.github.lyngk.notation.GameEvent;
import io.github.lyngk.notation.GameRecord;
import io.github.lyngk.notation.Result;
import io.github.lyngk.notation.Termination;
import io.github.lyngk.notation.Turn;
import io.github.lyngk.notation.Variation;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Predicate;
import java.util.stream.Stream;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.RandomGenerator;
import net.jqwik.api.Shrinkable;

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
            @ForAll @WithEvent(GameEvent.FORCED_SKIP) GameRecord skips) {
        assertThat(finished.end().isOver()).isTrue();
        assertThat(finished.variant()).isEqualTo(Variant.CLAIM_CAPTURES);
        assertThat(ongoing.moves()).hasSizeLessThanOrEqualTo(5);
        assertThat(skips.turns()).anyMatch(Turn::isPass);
    }

    @Example
    void recordsHaveEverythingARecordCanHave() {
        List<GameRecord> records = draw(1000);
        assertThat(records).anyMatch(record -> record.tags().size() > 4);
        assertThat(records).anyMatch(record -> !record.comments().isEmpty());
        assertThat(records).anyMatch(record -> !record.closingComments().isEmpty());
        assertThat(records)
                .flatMap(GameRecord::turns)
                .anyMatch(turn -> !turn.nags().isEmpty());
        assertThat(records)
                .flatMap(GameRecord::turns)
                .anyMatch(turn -> !turn.comments().isEmpty());
        assertThat(records)
                .flatMap(GameRecord::turns)
                .anyMatch(turn -> turn.isPass() && !turn.comments().isEmpty());
        assertThat(records)
                .flatMap(GameRecord::turns)
                .flatMap(Turn::variations)
                .flatMap(Variation::turns)
                .anyMatch(turn -> !turn.variations().isEmpty());
    }

    @Example
    void recordsEndInEveryWay() {
        assertThat(draw(500)).extracting(GameRecord::termination).contains(Termination.values());
        assertThat(draw(500)).extracting(GameRecord::result).contains(Result.values());
    }

    /** The other moves, tags and remarks are removed, and the comment becomes short. */
    @Example
    void aFailingRecordIsShrunkToWhatFails() {
        Predicate<GameRecord> fails = record -> record.turns().stream()
                .flatMap(turn -> turn.comments().stream())
                .anyMatch(comment -> comment.text().length() > 2);
        RandomGenerator<GameRecord> generator = LyngkArbitraries.records().generator(1000);
        Random random = new Random(17);
        Shrinkable<GameRecord> smallest = Stream.generate(() -> generator.next(random))
                .filter(drawn ->
                        fails.test(drawn.value()) && drawn.value().moves().size() > 20)
                .findFirst()
                .orElseThrow();
        for (Optional<Shrinkable<GameRecord>> next = Optional.of(smallest); next.isPresent(); ) {
            smallest = next.get();
            next = smallest.shrink()
                    .filter(simpler -> fails.test(simpler.value()))
                    .findFirst();
        }
        GameRecord record = smallest.value();
        assertThat(record.turns()).hasSize(1);
        assertThat(record.turns().get(0).comments())
                .singleElement()
                .satisfies(comment -> assertThat(comment.text()).hasSize(3));
        assertThat(record.turns().get(0).variations()).isEmpty();
        assertThat(record.tag("Event")).isEmpty();
        assertThat(record.closingComments()).isEmpty();
        assertThat(record.result()).isEqualTo(Result.NONE);
    }

    private static List<GameRecord> draw(int count) {
        RandomGenerator<GameRecord> generator = LyngkArbitraries.records().generator(1000);
        Random random = new Random(17);
        return Stream.generate(() -> generator.next(random).value())
                .limit(count)
                .toList();
    }
}
