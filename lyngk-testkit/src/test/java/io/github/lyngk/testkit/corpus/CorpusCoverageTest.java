package io.github.lyngk.testkit.corpus;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.EnumMultiset;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Multiset;
import io.github.lyngk.core.Problem;
import io.github.lyngk.core.Rule;
import io.github.lyngk.core.Setup;
import io.github.lyngk.core.Variant;
import io.github.lyngk.core.Violation;
import io.github.lyngk.notation.DiagnosticCode;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What the committed files hold, read off them alone. */
class CorpusCoverageTest {
    private static final int ENOUGH = 3;
    private static final Multiset<Rule> LABELS = count(Rule.class, labels());
    private static final Multiset<Violation> VIOLATIONS =
            count(Violation.class, Corpus.refused().stream().map(RefusedLine::violation));
    private static final Multiset<Problem.Kind> PROBLEMS = count(
            Problem.Kind.class,
            Corpus.rows(Corpus.SETUPS).stream()
                    .flatMap(row -> Tsv.split(row.get(4)).stream())
                    .map(Problem.Kind::valueOf));
    private static final Multiset<DiagnosticCode> CODES = count(
            DiagnosticCode.class,
            Corpus.rows(Corpus.DIAGNOSTICS).stream().map(row -> DiagnosticCode.valueOf(row.get(4))));

    /** A case for each label of a line. */
    private static Stream<Rule> labels() {
        Function<List<String>, Stream<Rule>> ofSetup = row -> Tsv.rules(row.get(1)).stream();
        Function<List<String>, Stream<Rule>> ofRecord = row -> Tsv.rules(row.get(3)).stream();
        return Stream.of(
                        Corpus.positions().stream().flatMap(line -> line.labels().stream()),
                        Corpus.refused().stream().flatMap(line -> line.labels().stream()),
                        Corpus.games().stream().flatMap(List::stream).flatMap(line -> line.labels().stream()),
                        Corpus.rows(Corpus.SETUPS).stream().flatMap(ofSetup),
                        Corpus.rows(Corpus.RECORDS).stream().flatMap(ofRecord),
                        Corpus.rows(Corpus.BOARDSPACE).stream().flatMap(ofRecord))
                .flatMap(labels -> labels);
    }

    private static <E extends Enum<E>> Multiset<E> count(Class<E> type, Stream<E> values) {
        return values.collect(Collectors.toCollection(() -> EnumMultiset.create(type)));
    }

    @ParameterizedTest
    @EnumSource
    void everyRuleIsALabel(Rule rule) {
        boolean isRuling = rule.name().startsWith("R");
        assertThat(LABELS.count(rule)).isGreaterThanOrEqualTo(isRuling ? ENOUGH : 1);
    }

    @ParameterizedTest
    @EnumSource
    void everyViolationOccurs(Violation violation) {
        assertThat(VIOLATIONS.count(violation)).isGreaterThanOrEqualTo(ENOUGH);
    }

    @ParameterizedTest
    @EnumSource
    void everyKindOfProblemOccurs(Problem.Kind kind) {
        assertThat(PROBLEMS.count(kind)).isGreaterThanOrEqualTo(ENOUGH);
    }

    /** A file that cannot be read cannot be in the corpus. */
    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "UNREADABLE")
    void everyDiagnosticCodeOccurs(DiagnosticCode code) {
        assertThat(CODES.count(code)).isGreaterThanOrEqualTo(ENOUGH);
    }

    @ParameterizedTest
    @EnumSource
    void everyVariantIsInEveryTable(Variant variant) {
        ImmutableList<Stream<String>> positions = ImmutableList.of(
                Corpus.positions().stream().map(PositionLine::position),
                Corpus.refused().stream().map(RefusedLine::position),
                Corpus.games().stream().map(game -> game.get(0).position()),
                Corpus.rows(Corpus.SETUPS).stream().map(row -> row.get(2)),
                Corpus.rows(Corpus.PERFT).stream().map(row -> row.get(2)),
                Corpus.rows(Corpus.RECORDS).stream()
                        .map(row -> row.get(5))
                        .filter(start -> !start.equals(Tsv.NOTHING)));

        assertThat(positions)
                .allSatisfy(
                        lines -> assertThat(lines.map(line -> Setup.parse(line).variant()))
                                .contains(variant));
    }

    /** How games can end, and what every end is decided by. */
    @Test
    void everyWayToDecideAGameOccurs() {
        assertThat(Corpus.games().stream().flatMap(List::stream).map(PlyLine::decided))
                .contains("sudden_death", "fives", "fours", "threes", "twos", "singles", "all_equal");
    }

    @Test
    void noIdOccursTwice() {
        assertThat(Corpus.positions().stream().map(PositionLine::id)).doesNotHaveDuplicates();
        assertThat(Corpus.positions().stream().map(PositionLine::position)).doesNotHaveDuplicates();
        assertThat(Corpus.refused().stream().map(RefusedLine::id)).doesNotHaveDuplicates();
    }
}
