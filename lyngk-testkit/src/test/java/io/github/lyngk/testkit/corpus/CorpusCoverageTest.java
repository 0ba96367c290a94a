package io.github.lyngk.testkit.corpus;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.EnumMultiset;
import com.google.common.collect.Multiset;
import io.github.lyngk.core.Problem;
import io.github.lyngk.core.Rule;
import io.github.lyngk.core.Setup;
import io.github.lyngk.core.Variant;
import io.github.lyngk.core.Violation;
import io.github.lyngk.notation.DiagnosticCode;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The contents of the committed files, without the library's answers. */
class CorpusCoverageTest {
    private static final int ENOUGH = 3;
    private static final Multiset<Rule> LABELS = count(
            Rule.class,
            Stream.of(
                            words("positions.tsv", 1),
                            words("refused.tsv", 1),
                            words("games.tsv", 2),
                            words("setups.tsv", 1),
                            words("records.tsv", 3),
                            words("boardspace.tsv", 3))
                    .flatMap(labels -> labels));
    private static final Multiset<Violation> VIOLATIONS = count(Violation.class, words("refused.tsv", 4));
    private static final Multiset<Problem.Kind> PROBLEMS = count(Problem.Kind.class, words("setups.tsv", 4));
    private static final Multiset<DiagnosticCode> CODES = count(DiagnosticCode.class, words("diagnostics.tsv", 4));

    private static Stream<String> column(String table, int column) {
        return Corpus.rows(table).stream().map(row -> row.get(column));
    }

    /** The words in a column of all lines. */
    private static Stream<String> words(String table, int column) {
        return column(table, column).flatMap(words -> Tsv.split(words).stream());
    }

    private static <E extends Enum<E>> Multiset<E> count(Class<E> type, Stream<String> names) {
        return names.map(name -> Enum.valueOf(type, name))
                .collect(Collectors.toCollection(() -> EnumMultiset.create(type)));
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
        List<Stream<String>> tables = List.of(
                column("positions.tsv", 2),
                column("refused.tsv", 2),
                column("games.tsv", 9),
                column("setups.tsv", 2),
                column("perft.tsv", 2),
                column("records.tsv", 5));

        assertThat(tables)
                .allSatisfy(lines -> assertThat(lines.filter(line -> !line.equals(Tsv.NOTHING))
                                .map(line -> Setup.parse(line).variant()))
                        .contains(variant));
    }

    /** How games end. */
    @Test
    void everyWayToDecideAGameOccurs() {
        assertThat(words("games.tsv", 10))
                .contains("sudden_death", "fives", "fours", "threes", "twos", "singles", "all_equal");
    }

    @Test
    void noIdOccursTwice() {
        assertThat(column("positions.tsv", 0)).doesNotHaveDuplicates();
        assertThat(column("refused.tsv", 0)).doesNotHaveDuplicates();
        assertThat(column("setups.tsv", 0)).doesNotHaveDuplicates();
    }
}
