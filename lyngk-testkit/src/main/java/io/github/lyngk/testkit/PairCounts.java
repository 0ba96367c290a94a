package io.github.lyngk.testkit;

import static com.google.common.base.Preconditions.checkArgument;

import java.util.Locale;

/**
 * The numbers of pairs of games of a {@link Match} with each result, and the strength of the first bot computed from them.
 * The two games of a pair have the same start, and each bot has the first move once.
 *
 * <p>Pairs are counted instead of games because the two games of a pair are not independent: a start that favours one side
 * favours each bot once. Before each computation, 0.001 is added to each count, so that the results are finite even if one
 * bot wins all games. Elo differences are logistic: {@code 400 log10(s / (1 - s))} for the mean score {@code s} of a game
 * from 0 to 1, limited to the range from -2,400 to 2,400. With few pairs, or if nearly all pairs have the same result, the
 * variance of the score is underestimated, and the interval from {@link #eloLow()} to {@link #eloHigh()} is too narrow.
 *
 * @param ll the number of pairs with two losses of the first bot
 * @param ld the number of pairs with a loss and a draw
 * @param even the number of pairs with two draws, or with a win and a loss
 * @param wd the number of pairs with a win and a draw
 * @param ww the number of pairs with two wins of the first bot
 */
public record PairCounts(int ll, int ld, int even, int wd, int ww) {

    /** No pairs. */
    public static final PairCounts NONE = new PairCounts(0, 0, 0, 0, 0);

    /** The number of results that a pair may have, by its half points: {@code ll} is 0, {@code ww} is 4. */
    private static final int RESULTS = 5;

    private static final double SMALL = 0.001;

    /** The score of an Elo difference of 2,400. */
    private static final double HIGHEST_SCORE = 1 - 1 / (1 + 1e6);

    /** 95 % of a normal distribution is within this number of standard deviations of its mean. */
    private static final double DEVIATIONS = 1.959963984540054;

    /** At this number of standard deviations, the normal distribution function is 0 or 1 in double precision. */
    private static final double FAR = 8.3;

    private static final double SQUARE_ROOT_OF_TWO_PI = Math.sqrt(2 * Math.PI);

    /**
     * Creates counts of pairs.
     *
     * @param ll the number of pairs with two losses of the first bot
     * @param ld the number of pairs with a loss and a draw
     * @param even the number of pairs with two draws, or with a win and a loss
     * @param wd the number of pairs with a win and a draw
     * @param ww the number of pairs with two wins of the first bot
     * @throws IllegalArgumentException if a count is negative
     */
    public PairCounts {
        checkArgument(ll >= 0 && ld >= 0 && even >= 0 && wd >= 0 && ww >= 0, "a count of pairs is negative");
    }

    /** {@return the total number of pairs} */
    public int count() {
        return ll + ld + even + wd + ww;
    }

    /**
     * {@return these counts with one more pair}
     *
     * @param halfPoints the score of the first bot in both games together, in half points from 0 to 4: a win is 2, a draw is
     *     1
     * @throws IllegalArgumentException if {@code halfPoints} is not from 0 to 4
     */
    public PairCounts plus(int halfPoints) {
        return switch (halfPoints) {
            case 0 -> new PairCounts(ll + 1, ld, even, wd, ww);
            case 1 -> new PairCounts(ll, ld + 1, even, wd, ww);
            case 2 -> new PairCounts(ll, ld, even + 1, wd, ww);
            case 3 -> new PairCounts(ll, ld, even, wd + 1, ww);
            case 4 -> new PairCounts(ll, ld, even, wd, ww + 1);
            default -> throw new IllegalArgumentException("a pair scores from 0 to 4 half points, not " + halfPoints);
        };
    }

    /** {@return the estimated Elo difference, from -2,400 to 2,400; positive if the first bot is stronger} */
    public double elo() {
        return elo(mean());
    }

    /** {@return the lower bound of the 95 % confidence interval of the Elo difference, from -2,400 to 2,400} */
    public double eloLow() {
        return elo(mean() - DEVIATIONS * error());
    }

    /** {@return the upper bound of the 95 % confidence interval of the Elo difference, from -2,400 to 2,400} */
    public double eloHigh() {
        return elo(mean() + DEVIATIONS * error());
    }

    /** {@return the likelihood of superiority (LOS): the probability that the first bot is stronger, from 0 to 1} */
    public double likelihoodOfSuperiority() {
        return normal((mean() - 0.5) / error());
    }

    /**
     * Returns the log-likelihood ratio (LLR) of two hypotheses about the Elo difference.
     *
     * <p>The likelihood of a hypothesis is the maximum likelihood over all distributions of pairs that have its mean score
     * {@code s}. The most likely distribution has the probabilities {@code p / (1 + t (x - s))}, where {@code p} is the
     * observed share of pairs with the score {@code x}, and {@code t} is the number for which the mean score is {@code s}.
     *
     * @param elo0 the Elo difference of the hypothesis H0
     * @param elo1 the Elo difference of the hypothesis H1
     * @return the natural logarithm of the ratio, positive if H1 is more likely than H0
     */
    public double logLikelihoodRatio(double elo0, double elo1) {
        double s0 = score(elo0);
        double s1 = score(elo1);
        double t0 = tilt(s0);
        double t1 = tilt(s1);
        double sum = 0;
        for (int i = 0; i < RESULTS; i++) {
            sum += weight(i) * (Math.log1p(t0 * (value(i) - s0)) - Math.log1p(t1 * (value(i) - s1)));
        }
        return sum;
    }

    /** The number t for a mean score: the root of the sum of p (x - s) / (1 + t (x - s)), which falls as t grows. */
    private double tilt(double score) {
        double low = -1 / (1 - score);
        double high = 1 / score;
        while (true) {
            double middle = (low + high) / 2;
            if (middle <= low || middle >= high) {
                return middle;
            }
            double sum = 0;
            for (int i = 0; i < RESULTS; i++) {
                sum += weight(i) * (value(i) - score) / (1 + middle * (value(i) - score));
            }
            if (sum > 0) {
                low = middle;
            } else {
                high = middle;
            }
        }
    }

    /** The score of a pair, from 0 to 1. */
    private static double value(int result) {
        return result / (RESULTS - 1.0);
    }

    private double weight(int result) {
        int count = switch (result) {
            case 0 -> ll;
            case 1 -> ld;
            case 2 -> even;
            case 3 -> wd;
            default -> ww;
        };
        return count + SMALL;
    }

    private double total() {
        return count() + RESULTS * SMALL;
    }

    /** The mean score, from 0 to 1. */
    private double mean() {
        double sum = 0;
        for (int i = 0; i < RESULTS; i++) {
            sum += weight(i) * value(i);
        }
        return sum / total();
    }

    /** The standard deviation of the mean score. */
    private double error() {
        double mean = mean();
        double sum = 0;
        for (int i = 0; i < RESULTS; i++) {
            sum += weight(i) * (value(i) - mean) * (value(i) - mean);
        }
        return Math.sqrt(sum) / total();
    }

    private static double elo(double score) {
        double cut = Math.max(1 - HIGHEST_SCORE, Math.min(HIGHEST_SCORE, score));
        return 400 * Math.log10(cut / (1 - cut));
    }

    private static double score(double elo) {
        return 1 / (1 + Math.pow(10, -elo / 400));
    }

    /** The normal distribution function, by its power series. */
    private static double normal(double z) {
        if (Math.abs(z) > FAR) {
            return z < 0 ? 0 : 1;
        }
        double sum = 0;
        double term = z;
        for (int n = 3; sum + term != sum; n += 2) {
            sum += term;
            term *= z * z / n;
        }
        return 0.5 + sum * Math.exp(-z * z / 2) / SQUARE_ROOT_OF_TWO_PI;
    }

    /** {@return the counts in one line, for example {@code LL 3, LD 5, DD/WL 60, WD 6, WW 26}} */
    @Override
    public String toString() {
        return String.format(Locale.ROOT, "LL %d, LD %d, DD/WL %d, WD %d, WW %d", ll, ld, even, wd, ww);
    }
}
