package io.github.lyngk.notation.archive;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.google.common.collect.TreeMultiset;
import io.github.lyngk.core.Claim;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Variant;
import io.github.lyngk.notation.GameEvent;
import io.github.lyngk.notation.GameRecord;
import io.github.lyngk.notation.RecordFormat;
import io.github.lyngk.notation.RecordResult;
import io.github.lyngk.notation.Turn;
import java.io.StringReader;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.LongStream;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** Numbers are those of a plain count, and parts add up to the whole. */
class ArchiveStatsProperties {
    private static RecordResult read(String text) {
        return RecordFormat.LYNGK.split(new StringReader(text)).next().read(Set.of());
    }

    private static ArchiveStats of(List<GameRecord> records) {
        return records.stream()
                .map(record -> ArchiveStats.of(read(record.toString())))
                .reduce(ArchiveStats.EMPTY, ArchiveStats::plus);
    }

    @Property(tries = 40)
    void numbersAreThoseOfAPlainCount(@ForAll long seed) {
        List<GameRecord> records =
                LongStream.range(0, 12).mapToObj(i -> Archives.record(seed + i)).toList();
        ArchiveStats stats = of(records);

        assertThat(stats.records()).isEqualTo(12);
        for (Variant variant : Variant.values()) {
            TreeMultiset<Integer> results = TreeMultiset.create();
            TreeMultiset<Integer> terminations = TreeMultiset.create();
            TreeMultiset<Integer> moves = TreeMultiset.create();
            TreeMultiset<Integer> skips = TreeMultiset.create();
            TreeMultiset<Integer> plies = TreeMultiset.create();
            TreeMultiset<Integer> claimed = TreeMultiset.create();
            TreeMultiset<Integer> wonWith = TreeMultiset.create();
            TreeMultiset<Integer> first = TreeMultiset.create();
            TreeMultiset<Integer> second = TreeMultiset.create();
            for (GameRecord record : records) {
                if (record.variant() != variant) {
                    continue;
                }
                Game game = record.game();
                results.add(record.result().ordinal());
                terminations.add(record.termination().ordinal());
                moves.add(game.size());
                int skipped = 0;
                for (int ply = 1; ply <= game.size(); ply++) {
                    skipped += game.wasSkipped(ply) ? 1 : 0;
                    if (game.moves().get(ply - 1).claim().isPresent()) {
                        plies.add(ply);
                    }
                }
                skips.add(skipped);
                int ofFirst = 0;
                for (Claim claim : game.claims()) {
                    claimed.add(claim.color().ordinal());
                    ofFirst += claim.player() == Player.FIRST ? 1 : 0;
                    if (record.result().winner().filter(claim.player()::equals).isPresent()) {
                        wonWith.add(claim.color().ordinal());
                    }
                }
                first.add(ofFirst);
                second.add(game.claims().size() - ofFirst);
            }
            assertCounts(stats, variant, Measure.RESULT, results);
            assertCounts(stats, variant, Measure.TERMINATION, terminations);
            assertCounts(stats, variant, Measure.MOVES, moves);
            assertCounts(stats, variant, Measure.SKIPS, skips);
            assertCounts(stats, variant, Measure.CLAIM_PLY, plies);
            assertCounts(stats, variant, Measure.CLAIMED, claimed);
            assertCounts(stats, variant, Measure.WON_WITH, wonWith);
            assertCounts(stats, variant, Measure.FIRST_CLAIMS, first);
            assertCounts(stats, variant, Measure.SECOND_CLAIMS, second);
        }
    }

    private static void assertCounts(
            ArchiveStats stats, Variant variant, Measure measure, TreeMultiset<Integer> expected) {
        assertThat(stats.histogram(variant, measure))
                .as("%s of %s", measure, variant)
                .isEqualTo(Histogram.of(
                        expected.stream().mapToInt(Integer::intValue).toArray()));
    }

    @Property(tries = 20)
    void partsAddUpToTheWhole(
            @ForAll long seed, @ForAll @IntRange(max = 9) int at, @ForAll @IntRange(max = 9) int end) {
        List<GameRecord> records =
                LongStream.range(0, 9).mapToObj(i -> Archives.record(seed + i)).toList();
        int from = Math.min(at, end);
        int to = Math.max(at, end);
        ArchiveStats a = of(records.subList(0, from));
        ArchiveStats b = of(records.subList(from, to));
        ArchiveStats c = of(records.subList(to, 9));

        assertThat(a.plus(b).plus(c)).isEqualTo(a.plus(b.plus(c))).isEqualTo(of(records));
        assertThat(b.plus(a)).isEqualTo(a.plus(b));
        assertThat(a.plus(ArchiveStats.EMPTY)).isEqualTo(a).hasSameHashCodeAs(a);
    }

    @Property(tries = 20)
    void eventsAreCountedOncePerGame(@ForAll long seed) {
        List<GameRecord> records =
                LongStream.range(0, 9).mapToObj(i -> Archives.record(seed + i)).toList();
        Histogram events = of(records).histogram(Measure.EVENT);
        for (GameEvent event : GameEvent.values()) {
            assertThat(events.count(event.ordinal()))
                    .as(event.tag())
                    .isEqualTo(records.stream()
                            .filter(record -> event.happensIn(record.game()))
                            .count());
        }
    }

    @Example
    void timesAreThoseOfTheMoves() {
        ArchiveStats stats = ArchiveStats.of(read(GameRecord.builder(Position.parse("I/1R2/7/6/7/6/7/1G2/R 2 -:- 0:0"))
                .turn(Turn.of(Move.parse("i1-h2")).withElapsed(Duration.ofMillis(7999)))
                .turn(Turn.of(Move.parse("a1-b2"))
                        .withElapsed(Duration.ofHours(2))
                        .withClock(Duration.ZERO))
                .build()
                .toString()));
        assertThat(stats.histogram(Measure.TIMED_MOVES)).isEqualTo(Histogram.of(2));
        assertThat(stats.histogram(Measure.FIRST_SECONDS)).isEqualTo(Histogram.of(3600));
        assertThat(stats.histogram(Measure.SECOND_SECONDS)).isEqualTo(Histogram.of(7));
        assertThat(stats.toText())
                .contains("\ngames with times                      1          1\n")
                .contains("\nseconds of first, mean           3600.0     3600.0\n");
        assertThat(stats.toJson(0)).contains("\"firstSeconds\":{\"3600\":1},\"secondSeconds\":{\"7\":1}");
    }

    @Example
    void aPassIsNobodysMove() {
        ArchiveStats stats =
                ArchiveStats.of(read(GameRecord.builder(Position.parse("1/2(RB)G/7/5I/7/6/7/2K1/1 1 B:RI 3:0"))
                        .turn(Turn.of(Move.parse("K:h3-d6")).withElapsed(Duration.ofSeconds(1)))
                        .turn(Turn.pass().withElapsed(Duration.ofSeconds(2)))
                        .turn(Turn.of(Move.parse("b3-b4")).withElapsed(Duration.ofSeconds(3)))
                        .build()
                        .toString()));
        assertThat(stats.histogram(Measure.TIMED_MOVES)).isEqualTo(Histogram.of(2));
        assertThat(stats.histogram(Measure.FIRST_SECONDS)).isEqualTo(Histogram.of(1, 3));
        assertThat(stats.histogram(Measure.SECOND_SECONDS)).isEqualTo(Histogram.EMPTY);
    }

    @Example
    void invalidRecordsAreOnlyCounted() {
        ArchiveStats stats = ArchiveStats.of(read("[Result \"*\"]\n\n*\n"));
        assertThat(stats).hasToString("1 record: 0 valid, 1 invalid");
        assertThat(stats.histogram(Measure.RESULT)).isEqualTo(Histogram.EMPTY);
        assertThat(stats.toText()).isEqualTo("1 record: 0 valid, 1 invalid\n");
        assertThat(stats.toJson(0))
                .isEqualTo("{\"version\":1,\"records\":1,\"valid\":0,\"invalid\":1,\"variants\":{}}");
    }

    @Property
    void aHistogramKnowsItsNumbers(@ForAll List<@IntRange(min = -20, max = 20) Integer> numbers) {
        Histogram histogram =
                Histogram.of(numbers.stream().mapToInt(Integer::intValue).toArray());
        List<Integer> sorted = new ArrayList<>(numbers);
        sorted.sort(null);

        assertThat(histogram.total()).isEqualTo(numbers.size());
        assertThat(histogram.sum())
                .isEqualTo(numbers.stream().mapToLong(Integer::longValue).sum());
        assertThat(histogram.counts().keySet()).containsExactlyElementsOf(new java.util.TreeSet<>(numbers));
        for (int number : numbers) {
            assertThat(histogram.count(number))
                    .isEqualTo(numbers.stream().filter(each -> each == number).count());
        }
        if (numbers.isEmpty()) {
            assertThat(histogram.mean()).isEmpty();
            assertThat(histogram.quantile(0.5)).isEmpty();
        } else {
            assertThat(histogram.quantile(0)).hasValue(sorted.get(0));
            assertThat(histogram.quantile(0.5)).hasValue(sorted.get((sorted.size() - 1) / 2));
            assertThat(histogram.quantile(1)).hasValue(sorted.get(sorted.size() - 1));
        }
    }

    @Example
    void aShareIsFromNoneToAll() {
        assertThatIllegalArgumentException().isThrownBy(() -> Histogram.EMPTY.quantile(1.1));
        assertThatIllegalArgumentException().isThrownBy(() -> Histogram.EMPTY.quantile(Double.NaN));
    }
}
