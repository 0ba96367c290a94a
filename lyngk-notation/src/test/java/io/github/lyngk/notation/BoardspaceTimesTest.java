package io.github.lyngk.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.time.Duration;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The times of the players, which the nodes of a game may have in milliseconds. */
class BoardspaceTimesTest {
    private static RecordResult read(String nodes) {
        return SgfGame.read("(;GM[lyngk]SU[lyngk 2 1 100]" + nodes + ")");
    }

    /** The milliseconds of each turn, with - for none. */
    private static String times(RecordResult result) {
        return result.record().orElseThrow().turns().stream()
                .map(Turn::elapsed)
                .map(time -> time.map(Duration::toMillis).map(String::valueOf).orElse("-"))
                .collect(Collectors.joining(" "));
    }

    @Test
    void aTurnTakesTheTimeSinceTheLastTurnOfItsPlayer() {
        RecordResult result = read("; P0[0 Start P0]TM[0]"
                + "; P0[1 Pickb H 1 0]TM[1200]; P0[2 Dropb G 2]TM[1400]; P0[3 Done]TM[1500]"
                + "; P1[4 Move F 4 F 3]TM[800]; TM[900]P1[5 Done]"
                + "; P0[6 Move F 6 E 7]TM[3900]; P0[7 Done]TM[4000]");
        assertThat(result.diagnostics()).isEmpty();
        assertThat(times(result)).isEqualTo("1500 900 2500");
        assertThat(result.record().orElseThrow().turns().get(2)).hasToString("f6-e7 {[%emt 0:00:02.5]}");
    }

    @Test
    void aTurnHasNoTimeIfItsEndOrThatOfTheLastTurnHasNone() {
        assertThat(times(read("; P0[1 Move H 1 G 2]TM[5]; P0[2 Done]; P1[3 Move F 4 F 3]; P1[4 Done]TM[7]"
                        + "; P0[5 Move F 6 E 7]; P0[6 Done]TM[20]; P1[7 Move C 5 D 4]; P1[8 Done]TM[6]")))
                .isEqualTo("- 7 - -");
    }

    @Test
    void aTurnWithoutDoneEndsWithItsLastAction() {
        assertThat(times(read("; P0[1 Move H 1 G 2]TM[5]; P1[2 Move F 4 F 3]TM[3]")))
                .isEqualTo("5 3");
    }

    @Test
    void malformedTimesAreLeftOutWithAWarning() {
        for (String odd : new String[] {"", "x", "-1", "1.5", "36000000000", "99999999999999999999"}) {
            RecordResult result = read("; P0[1 Move H 1 G 2]; P0[2 Done]TM[" + odd + "]");
            assertThat(times(result)).isEqualTo("-");
            assertThat(result.diagnostics())
                    .extracting(Diagnostic::severity, Diagnostic::message)
                    .containsExactly(tuple(
                            Severity.WARNING, "TM \"" + odd + "\" is not a number of milliseconds, and is left out"));
        }
        assertThat(read("; P0[1 Move H 1 G 2]; P0[2 Done]TM[35999999999]")
                        .record()
                        .flatMap(record -> record.turns().get(0).elapsed()))
                .isEqualTo(Optional.of(Duration.ofMillis(35_999_999_999L)));
    }
}
