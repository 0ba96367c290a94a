package io.github.lyngk.notation;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Iterables;
import com.google.common.collect.Sets;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.RandomGames;
import io.github.lyngk.core.Variant;
import io.github.lyngk.notation.archive.ArchiveStats;
import io.github.lyngk.notation.archive.GameFilter;
import io.github.lyngk.notation.archive.GameKey;
import io.github.lyngk.notation.archive.Histogram;
import io.github.lyngk.notation.archive.Likeness;
import io.github.lyngk.notation.archive.RecordPlace;
import java.io.StringReader;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Hash codes spread: values that differ, in whatever part, seldom share one. */
class HashCodesTest {
    private static final int SIDE = 12;

    private static final ImmutableList<GameRecord> GAMES = IntStream.range(0, 40)
            .mapToObj(seed -> GameRecord.of(RandomGames.game(Variant.STANDARD, seed)))
            .collect(ImmutableList.toImmutableList());

    /** Records one below the other, with more to say about each; so their results differ in all parts. */
    private static final ImmutableList<RecordResult> RESULTS = ImmutableList.copyOf(new RecordReader(new StringReader(
            IntStream.range(0, 40).mapToObj(HashCodesTest::faulty).collect(Collectors.joining("\n")))));

    private static String faulty(int i) {
        return Records.record(Records.START, "*", "1. d1-e1" + " {x}".repeat(i % 7) + " a1-c1 *", "[N \"" + i + "\"]");
    }

    private static Arguments each(String name, int many, IntFunction<Object> value) {
        return Arguments.of(name, IntStream.range(0, many).mapToObj(value).toList());
    }

    /** Values of two numbers, each below 31. */
    private interface Pair {
        Object of(int a, int b);
    }

    private static Arguments square(String name, Pair value) {
        return each(name, SIDE * SIDE, i -> value.of(i / SIDE, i % SIDE));
    }

    private static Move move(int i) {
        return Move.ofIndex(i);
    }

    private static Comment comment(int i) {
        return new Comment("c" + i);
    }

    private static String records(int valid, int invalid) {
        return (Records.open("1. d1-e1 *") + "\n").repeat(valid) + (Records.open("1. a1-c1 *") + "\n").repeat(invalid);
    }

    private static RecordResult result(GameRecord record, List<Diagnostic> diagnostics, RecordLocation location) {
        return new RecordResult(RecordResult.Read.of(record), diagnostics, location);
    }

    static Stream<Arguments> values() {
        Diagnostic diagnostic = Diagnostic.error(DiagnosticCode.SYNTAX, "a message");
        RecordValidator strict = RecordValidator.strict();
        return Stream.of(
                each("comments", 100, HashCodesTest::comment),
                each("annotations", 256, Nag::new),
                square("turns", (a, b) -> Turn.of(move(a), comment(b))),
                each("passes", 100, i -> Turn.pass(comment(i))),
                each(
                        "variations by comment",
                        100,
                        i -> Variation.of(GAMES.get(0).start(), List.of(comment(i)), List.of())),
                each(
                        "variations by turn",
                        40,
                        i -> Variation.of(
                                GAMES.get(0).start(),
                                List.of(),
                                List.of(Turn.of(GAMES.get(0).start().legalMove(i))))),
                each("records", GAMES.size(), GAMES::get),
                each(
                        "records by tag",
                        40,
                        i -> GameRecord.builder(GAMES.get(0).start())
                                .tag("A", "a" + i)
                                .build()),
                each(
                        "records by move",
                        10,
                        i -> GameRecord.builder(GAMES.get(0).start())
                                .play(GAMES.get(0).start().legalMoves().get(i))
                                .build()),
                each("results", RESULTS.size(), RESULTS::get),
                each(
                        "results of one record",
                        RESULTS.size(),
                        i -> result(
                                GAMES.get(0),
                                RESULTS.get(i).diagnostics(),
                                RESULTS.get(0).location())),
                each(
                        "results with a record",
                        GAMES.size(),
                        i -> result(GAMES.get(i), List.of(), RESULTS.get(0).location())),
                each("locations", RESULTS.size(), i -> RESULTS.get(i).location()),
                each(
                        "texts",
                        RESULTS.size(),
                        i -> RecordFormat.LYNGK
                                .split(new StringReader(faulty(i)))
                                .next()),
                each(
                        "texts by place",
                        40,
                        i -> RecordFormat.LYNGK
                                .split(new StringReader("\n".repeat(i) + faulty(0)))
                                .next()),
                square("diagnostics by record and line", (a, b) -> diagnostic.at(1 + a, 1 + b, 1)),
                square("diagnostics by line and column", (a, b) -> diagnostic.at(1, 1 + a, 1 + b)),
                each(
                        "diagnostics by code",
                        DiagnosticCode.values().length,
                        i -> Diagnostic.error(DiagnosticCode.values()[i], "x")),
                each(
                        "diagnostics by severity",
                        2,
                        i -> Diagnostic.error(DiagnosticCode.LIMIT, "x").withSeverity(Severity.values()[i])),
                each("diagnostics by message", 100, i -> Diagnostic.error(DiagnosticCode.LIMIT, "x" + i)),
                square("summaries", (a, b) -> strict.validate(records(a, b)).summary()),
                each("reports", RESULTS.size(), i -> strict.validate(faulty(i))),
                each("validators by name", 100, i -> strict.withFile("n" + i)),
                each(
                        "validators by format",
                        RecordFormat.values().length,
                        i -> strict.reading(RecordFormat.values()[i])),
                Arguments.of(
                        "validators by leniency",
                        Sets.powerSet(Leniency.all()).stream()
                                .map(strict::accepting)
                                .toList()),
                each("ranges", 100, i -> RecordRange.divide(1_000, 10).get(i)),
                square("counts", RecordRange.Count::new),
                square("histograms", (a, b) -> Histogram.of(a, b, b)),
                each(
                        "statistics",
                        GAMES.size(),
                        i -> ArchiveStats.of(
                                result(GAMES.get(i), List.of(), RESULTS.get(0).location()))),
                each("keys", GAMES.size(), i -> GameKey.of(GAMES.get(i), Likeness.SYMMETRIC)),
                square(
                        "places",
                        (a, b) -> new RecordPlace("f" + a, RESULTS.get(b).location())),
                square("filters", (a, b) -> GameFilter.moves(a, a + b)));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("values")
    void hashCodesSpread(String name, List<Object> values) {
        ImmutableSet<Object> different = ImmutableSet.copyOf(values);
        ImmutableSet<Integer> hashes = ImmutableSet.copyOf(Iterables.transform(different, Object::hashCode));
        assertThat(hashes.size()).as(name).isGreaterThan(different.size() * 9 / 10);
    }
}
