package io.github.lyngk.testkit;

import static com.google.common.base.Preconditions.checkArgument;

import java.util.Locale;

/**
 * How many pairs of games of a {@link Match} ended in each way, and what follows about the strength of the first bot. The two
 * games of a pair have the same start, each bot once with the first move.
 *
 * <p>Pairs are the units of all figures, since the two games of a pair depend on each other: a start that favours one side
 * favours each bot once. 0.001 is added to each count, which keeps the figures of a clean sweep finite. An Elo difference is
 * logistic: {@code 400 log10(s / (1 - s))} for a mean score s, cut at 2,400. With few pairs, or if nearly all pairs end alike,
 * the variance of the score is underestimated, and the interval is too narrow.
 *
 * @param ll pairs of two losses
 * @param ld pairs of a loss and a draw
 * @param even pairs of two draws, or of a win and a loss
 * @param wd pairs of a win and a draw
 * @param ww pairs of two wins
 */
public record PairCounts(int ll, int ld, int even, int wd, int ww) {

    /** No pairs. */
    public static final PairCounts NONE = new PairCounts(0, 0, 0, 0, 0);

    /** How many results a pair may have, counted in quarters of its score: {@code ll} is 0, {@code ww} is 4. */
    private static final int RESULTS = 5;

    private static final double SMALL = 0.001;

    /** The score of an Elo difference of 2,400. */
    private static final double HIGHEST_SCORE = 1 - 1 / (1 + 1e6);

    /** 95 % of a normal distribution is within so many standard deviations of its mean. */
    private static final double DEVIATIONS = 1.959963984540054;

    /** At so many standard deviations a normal distribution is 0 or 1 to double precision. */
    private static final double FAR = 8.3;

    private static final double SQUARE_ROOT_OF_TWO_PI = Math.sqrt(2 * Math.PI);

    /**
     * Counts of pairs.
     *
     * @param ll pairs of two losses
     * @param ld pairs of a loss and a draw
     * @param even pairs of two draws, or of a win and a loss
     * @param wd pairs of a win and a draw
     * @param ww pairs of two wins
     * @throws IllegalArgumentException if one is negative
     */
    public PairCounts {
        checkArgument(ll >= 0 && ld >= 0 && even >= 0 && wd >= 0 && ww >= 0, "a count of pairs is negative");
    }

    /** {@return how many pairs there are} */
    public int count() {
        return ll + ld + even + wd + ww;
    }

    /**
     * {@return these counts and one more pair}
     *
     * @param halfPoints what the first bot scored in both games, from 0 to 4: a win is 2, a draw 1
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

    /** {@return by how many Elo points the first bot is stronger, from -2,400 to 2,400} */
    public double elo() {
        return elo(mean());
    }

    /** {@return the lower end of the interval that covers the Elo difference with a probability of 95 %} */
    public double eloLow() {
        return elo(mean() - DEVIATIONS * error());
    }

    /** {@return the upper end of the interval that covers the Elo difference with a probability of 95 %} */
    public double eloHigh() {
        return elo(mean() + DEVIATIONS * error());
    }

    /** {@return the likelihood of superiority: the probability, from 0 to 1, that the first bot is the stronger one} */
    public double likelihoodOfSuperiority() {
        return normal((mean() - 0.5) / error());
    }

    /**
     * Returns the log-likelihood ratio of two hypotheses about the Elo difference. Each hypothesis is as likely as the most
     * likely distribution of pairs that has its mean score. Such a distribution has the probabilities
     * {@code p / (1 + t (x - s))} for the observed shares p of the scores x, the mean score s and one number t.
     *
     * @param elo0 the Elo difference of one hypothesis
     * @param elo1 the Elo difference of the other one
     * @return the ratio, above zero if the pairs are more likely with {@code elo1}
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

    /** {@return the counts in one line, as in {@code LL 3, LD 5, DD/WL 60, WD 6, WW 26}} */
    @Override
    public String toString() {
        return String.format(Locale.ROOT, "LL %d, LD %d, DD/WL %d, WD %d, WW %d", ll, ld, even, wd, ww);
    }
}
