package io.github.lyngk.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import io.github.lyngk.testkit.Sprt.Hypothesis;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The figures of a match, beside published ones and in simulated matches. */
class PairCountsTest {

    private static PairCounts counts(int ll, int ld, int even, int wd, int ww) {
        return new PairCounts(ll, ld, even, wd, ww);
    }

    /** Published by users and tests of fastchess: Elo, half the interval, the likelihood of superiority in percent. */
    @ParameterizedTest
    @CsvSource({
        "34, 54, 63, 64, 75, 55.58, 27.65, 100.00",
        "332, 433, 498, 333, 334, -8.64, 10.33, 5.05",
        "55, 116, 214, 185, 112, 46.90, 15.43, 100.00",
        "352, 579, 1264, 743, 464, 19.83, 6.77, 100.00",
        "19, 82, 272, 308, 361, 162.63, 13.49, 100.00",
        "790, 1759, 3256, 1780, 807, 1.14, 4.04, 70.95",
        "34, 49, 128, 62, 27, -0.58, 21.41, 47.88",
    })
    void eloIsAsPublished(int ll, int ld, int even, int wd, int ww, double elo, double half, double los) {
        PairCounts pairs = counts(ll, ld, even, wd, ww);

        assertThat(pairs.elo()).isCloseTo(elo, within(0.005));
        assertThat((pairs.eloHigh() - pairs.eloLow()) / 2).isCloseTo(half, within(0.005));
        assertThat(100 * pairs.likelihoodOfSuperiority()).isCloseTo(los, within(0.005));
    }

    /** As published with tests of Stockfish that fishtest made in 2020, and two of the tests of fastchess. */
    @ParameterizedTest
    @CsvSource({
        "424, 2948, 5832, 3045, 460, -1, 3, 2.94",
        "1284, 17437, 55536, 18085, 1292, 0, 2, 2.94",
        "665, 4806, 9333, 4893, 747, -0.5, 1.5, 2.95",
        "328, 4564, 15580, 4789, 371, 0.25, 1.75, 2.98",
        "59, 754, 2467, 865, 75, -0.5, 1.5, 2.95",
        "174, 2658, 10273, 2713, 178, -1.5, 0.5, 2.96",
        "14, 1030, 14318, 1163, 19, 0.25, 1.25, 2.93",
        "223, 9863, 21279, 10037, 246, 0.5, 2.5, -3.07",
        "871, 26175, 55983, 26678, 821, 0, 2, -4.98",
    })
    void llrIsAsPublished(int ll, int ld, int even, int wd, int ww, double elo0, double elo1, double llr) {
        assertThat(counts(ll, ld, even, wd, ww).logLikelihoodRatio(elo0, elo1)).isCloseTo(llr, within(0.006));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 50, 1_000_000})
    void cleanSweepIsFinite(int pairs) {
        PairCounts sweep = counts(0, 0, 0, 0, pairs);

        assertThat(sweep.eloLow()).isLessThanOrEqualTo(sweep.elo());
        assertThat(sweep.elo()).isBetween(0.0, sweep.eloHigh());
        assertThat(sweep.eloHigh()).isEqualTo(2400, within(1e-6));
        assertThat(sweep.likelihoodOfSuperiority()).isBetween(0.5, 1.0);
        assertThat(sweep.logLikelihoodRatio(0, 10)).isFinite();
    }

    @Test
    void figuresOfTheOtherBotAreTheOpposite() {
        PairCounts one = counts(3, 5, 60, 6, 26);
        PairCounts other = counts(26, 6, 60, 5, 3);

        assertThat(other.elo()).isCloseTo(-one.elo(), within(1e-9));
        assertThat(other.eloLow()).isCloseTo(-one.eloHigh(), within(1e-9));
        assertThat(other.likelihoodOfSuperiority()).isCloseTo(1 - one.likelihoodOfSuperiority(), within(1e-9));
        assertThat(other.logLikelihoodRatio(-10, 0)).isCloseTo(-one.logLikelihoodRatio(0, 10), within(1e-9));
    }

    @Test
    void pairsAreCountedByHalfPoints() {
        PairCounts pairs =
                PairCounts.NONE.plus(0).plus(1).plus(2).plus(2).plus(3).plus(4);

        assertThat(pairs).isEqualTo(counts(1, 1, 2, 1, 1)).hasToString("LL 1, LD 1, DD/WL 2, WD 1, WW 1");
        assertThat(pairs.count()).isEqualTo(6);
        assertThatIllegalArgumentException().isThrownBy(() -> pairs.plus(5));
        assertThatIllegalArgumentException().isThrownBy(() -> counts(0, 0, -1, 0, 0));
    }

    @Test
    void intervalOfEqualBotsCoversZeroAsOftenAsItSays() {
        SplittableRandom random = new SplittableRandom(31);
        int covered = 0;
        for (int match = 0; match < 1_000; match++) {
            PairCounts pairs = PairCounts.NONE;
            for (int pair = 0; pair < 500; pair++) {
                pairs = pairs.plus(pair(random, 0.5));
            }
            covered += pairs.eloLow() <= 0 && 0 <= pairs.eloHigh() ? 1 : 0;
        }

        assertThat(covered).isBetween(930, 970);
    }

    @Test
    void testAcceptsTheHypothesisThatIsTrue() {
        SplittableRandom random = new SplittableRandom(31);
        Sprt test = new Sprt(0, 50);
        double score = 1 / (1 + Math.pow(10, -50 / 400.0));
        int wrong = 0;
        for (int match = 0; match < 400; match++) {
            PairCounts pairs = PairCounts.NONE;
            Hypothesis truth = match % 2 == 0 ? Hypothesis.H0 : Hypothesis.H1;
            while (test.accepted(pairs).isEmpty()) {
                pairs = pairs.plus(pair(random, truth == Hypothesis.H0 ? 0.5 : score));
            }
            wrong += test.accepted(pairs).orElseThrow() == truth ? 0 : 1;
        }

        assertThat(wrong).isBetween(4, 28); // 5 % of 400 are 20
    }

    /**
     * Half points of a pair of games of a bot with a mean score. The start decides one pair in three; the score of the other
     * games makes up for it.
     */
    private static int pair(RandomGenerator random, double score) {
        if (random.nextInt(3) == 0) {
            return 2;
        }
        double strength = 0.5 + (score - 0.5) * 1.5;
        return game(random, strength) + game(random, strength);
    }

    /** Half points of a game; one in four is a draw. */
    private static int game(RandomGenerator random, double score) {
        double chance = random.nextDouble();
        double wins = score - 0.125;
        return chance < wins ? 2 : chance < wins + 0.25 ? 1 : 0;
    }

    @Test
    void testNeedsTheLowerDifferenceFirst() {
        assertThatIllegalArgumentException().isThrownBy(() -> new Sprt(5, 5)).withMessageContaining("5.0 and 5.0");
        assertThatIllegalArgumentException().isThrownBy(() -> new Sprt(Double.NaN, 5));
        assertThatIllegalArgumentException().isThrownBy(() -> new Sprt(0, 1001));
    }
}
