package io.github.lyngk.notation.archive;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;
import static org.assertj.core.api.Assertions.within;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class HistogramTest {
    private static final Histogram SOME = Histogram.of(3, 1, 3, 7);

    @Test
    void numbersAreCounted() {
        assertThat(SOME.counts()).containsExactly(Map.entry(1, 1L), Map.entry(3, 2L), Map.entry(7, 1L));
        assertThat(SOME.count(3)).isEqualTo(2);
        assertThat(SOME.count(1)).isEqualTo(1);
        assertThat(SOME.count(2)).isZero();
        assertThat(SOME.total()).isEqualTo(4);
        assertThat(SOME.sum()).isEqualTo(14);
        assertThat(SOME.mean().orElseThrow()).isEqualTo(3.5, within(1e-9));
        assertThat(SOME).hasToString("{1=1, 3=2, 7=1}");
    }

    @Test
    void nothingHasNoMean() {
        assertThat(Histogram.EMPTY.mean()).isEmpty();
        assertThat(Histogram.EMPTY.quantile(0.5)).isEmpty();
        assertThat(Histogram.EMPTY.total()).isZero();
        assertThat(Histogram.EMPTY.counts()).isEmpty();
        assertThat(Histogram.of()).isEqualTo(Histogram.EMPTY);
    }

    @ParameterizedTest
    @CsvSource({"0, 1", "0.25, 1", "0.26, 3", "0.5, 3", "0.75, 3", "0.76, 7", "1, 7"})
    void aShareLiesBelowItsQuantile(double share, int quantile) {
        assertThat(SOME.quantile(share)).hasValue(quantile);
    }

    @ParameterizedTest
    @ValueSource(doubles = {-0.01, 1.01, Double.NaN})
    void aShareIsFrom0To1(double share) {
        assertThatIllegalArgumentException().isThrownBy(() -> SOME.quantile(share));
    }

    @Test
    void histogramsAddUp() {
        assertThat(SOME.plus(Histogram.of(0, 3, 8))).hasToString("{0=1, 1=1, 3=3, 7=1, 8=1}");
        assertThat(Histogram.of(0, 3, 8).plus(SOME)).isEqualTo(SOME.plus(Histogram.of(0, 3, 8)));
        assertThat(SOME.plus(Histogram.EMPTY)).isEqualTo(SOME);
        assertThat(Histogram.EMPTY.plus(SOME)).isEqualTo(SOME);
        assertThat(SOME.plus(SOME)).hasToString("{1=2, 3=4, 7=2}").isNotEqualTo(SOME);
        assertThatNullPointerException().isThrownBy(() -> Histogram.EMPTY.plus(null));
    }
}
