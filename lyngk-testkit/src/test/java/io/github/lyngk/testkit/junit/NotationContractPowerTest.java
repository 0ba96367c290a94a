package io.github.lyngk.testkit.junit;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import io.github.lyngk.testkit.house.BrokenNotation;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * How strong the notation contract is: printers and parsers with one fault each have to be found out, by tests of the
 * method that they break, and the report has to be short.
 */
@Tag("slow")
class NotationContractPowerTest {
    private static final int LONGEST_REPORT = 25;

    /** The tests of each method, quick ones first. */
    static final ImmutableListMultimap<String, String> TESTS = ImmutableListMultimap.<String, String>builder()
            .put("printPosition", "positionsArePrintedCanonically")
            .putAll("parsePosition", "positionsAreReadBack", "oddPositionLinesAreReadOrRefused")
            .put("printMove", "movesArePrintedCanonically")
            .putAll("parseMove", "movesAreReadBack", "oddMovesAreReadOrRefused")
            .put("describeMove", "describedMovesArePrintedCanonically")
            .putAll(
                    "parseDescribedMove",
                    "describedMovesAreReadBack",
                    "routesAreReadOrRefused",
                    "marksAreReadOrRefused",
                    "illegalMovesAreRefused",
                    "oddDescribedMovesAreReadOrRefused")
            .put("printRecord", "recordsArePrintedCanonically")
            .putAll(
                    "parseRecord",
                    "recordLinesAreReadOrRefused",
                    "recordTagsAreReadOrRefused",
                    "recordEndingsAreReadOrRefused",
                    "recordTurnsAreReadOrRefused",
                    "recordAnnotationsAreReadOrRefused",
                    "recordsAreReadBack",
                    "oddRecordsAreReadOrRefused",
                    "recordLimitsAreKept")
            .build();

    static List<BrokenNotation> brokenNotations() {
        return BrokenNotation.all();
    }

    /** A sample for every build; the profile {@code power} tries them all. */
    static List<BrokenNotation> everyTenth() {
        List<BrokenNotation> all = BrokenNotation.all();
        return IntStream.range(0, all.size())
                .filter(index -> index % 10 == 0)
                .mapToObj(all::get)
                .toList();
    }

    @Tag("power")
    @ParameterizedTest
    @MethodSource("brokenNotations")
    void everyFaultIsFound(BrokenNotation broken) {
        faultIsFoundWhereItIs(broken);
    }

    @ParameterizedTest
    @MethodSource("everyTenth")
    void faultIsFoundWhereItIs(BrokenNotation broken) {
        ImmutableList<String> tests = TESTS.get(broken.method());
        NotationRun run = NotationRun.untilOneFails(broken.notation(), tests);

        assertThat(run.failures()).isNotEmpty();
        assertThat(tests).containsAll(run.failures().keySet()).containsAll(run.passed());
        assertThat(run.message().lines()).hasSizeLessThanOrEqualTo(LONGEST_REPORT);
    }
}
