package io.github.lyngk.core;

import static io.github.lyngk.core.Boards.position;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.lyngk.core.Outcome.Reason;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class OutcomeTest {
    private static final Outcome BY_FOURS = position("1 I:B 1:1", "e4 RGKI", "e5 RKB", "e6 RGB", "c1 RB")
            .outcome()
            .orElseThrow();
    private static final Outcome BY_SIX =
            position("2 R:- 0:0 six#1", "e4 IBGKJR").outcome().orElseThrow();
    private static final Outcome DRAW =
            position("2 I:B 1:1", "e4 RI", "e5 RB").outcome().orElseThrow();

    @ParameterizedTest
    @CsvSource({"SUDDEN_DEATH, 6", "FIVES, 5", "FOURS, 4", "THREES, 3", "TWOS, 2", "SINGLES, 1", "ALL_EQUAL, 0"})
    void reasonsHaveHeights(Reason reason, int height) {
        assertThat(reason.height()).isEqualTo(height);
    }

    @Test
    void talliesAreByPlayerAndHeight() {
        assertThat(BY_FOURS.tally(Player.FIRST, 5)).isEqualTo(1);
        assertThat(BY_FOURS.tally(Player.SECOND, 5)).isEqualTo(1);
        assertThat(BY_FOURS.tally(Player.FIRST, 4)).isEqualTo(1);
        assertThat(BY_FOURS.tally(Player.SECOND, 4)).isZero();
        assertThat(BY_FOURS.tally(Player.FIRST, 3)).isZero();
        assertThat(BY_FOURS.tally(Player.SECOND, 3)).isEqualTo(2);
        assertThat(BY_FOURS.tally(Player.SECOND, 2)).isEqualTo(1);
        assertThat(BY_FOURS.tally(Player.SECOND, 1)).isZero();
        assertThat(BY_FOURS.tally(Player.FIRST, 6)).isZero();
    }

    @Test
    void suddenDeathIsATallyOfOneSix() {
        assertThat(BY_SIX.tally(Player.FIRST, 6)).isEqualTo(1);
        assertThat(BY_SIX.tally(Player.SECOND, 6)).isZero();
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 7, -1})
    void otherHeightsAreNeverCounted(int height) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> DRAW.tally(Player.FIRST, height))
                .withMessageContaining("" + height);
    }

    @Test
    void winnerOfAPositionIsThatOfItsOutcome() {
        assertThat(position("2 R:- 0:0 six#1", "e4 IBGKJR").winner()).contains(Player.FIRST);
        assertThat(position("1 I:B 0:2", "e4 RI").winner()).contains(Player.SECOND);
        assertThat(position("2 I:B 1:1", "e4 RI", "e5 RB").isOver()).isTrue();
        assertThat(position("2 I:B 1:1", "e4 RI", "e5 RB").winner()).isEmpty();
        assertThat(position("1 R:- 0:9", "e4 R", "e5 G").winner()).isEmpty();
    }

    @Test
    void textNamesWinnerAndReason() {
        assertThat(BY_FOURS).hasToString("FIRST wins by FOURS, 1 to 0");
        assertThat(BY_SIX).hasToString("FIRST wins by SUDDEN_DEATH");
        assertThat(DRAW).hasToString("a draw, ALL_EQUAL");
        assertThat(position("1 I:B 0:2", "e4 RI").outcome().orElseThrow()).hasToString("SECOND wins by FIVES, 2 to 0");
    }

    @Test
    void equalWhenEverythingCountedIs() {
        Outcome same = position("2 I:B 1:1", "a1 RI", "b2 RB").outcome().orElseThrow();
        Outcome other = position("2 I:B 1:1", "a1 RI", "b2 RB", "c1 RGI", "c2 RGB")
                .outcome()
                .orElseThrow();

        assertThat(DRAW)
                .isEqualTo(same)
                .hasSameHashCodeAs(same)
                .isNotEqualTo(other)
                .isNotEqualTo(BY_FOURS)
                .isNotEqualTo(DRAW.toString());
        assertThat(DRAW.hashCode()).isNotEqualTo(other.hashCode());
    }
}
