package io.github.lyngk.testkit;

import static com.google.common.base.Preconditions.checkArgument;

import java.util.Optional;

/**
 * A sequential probability ratio test (SPRT) of two hypotheses about the Elo difference between the bots of a {@link Match}.
 * The match ends as soon as the test accepts one of them. The probability of rejecting a true hypothesis is about 5 %.
 *
 * <p>The test is a generalized SPRT (GSPRT) on pairs of games with logistic Elo: see {@link PairCounts#logLikelihoodRatio}.
 *
 * @param elo0 the Elo difference of the hypothesis H0, at least -1,000
 * @param elo1 the Elo difference of the hypothesis H1, more than {@code elo0} and at most 1,000
 */
public record Sprt(double elo0, double elo1) {

    /**
     * The bound of the log-likelihood ratio, ln 19 or about 2.94: H1 is accepted if the ratio is at least this bound, and H0
     * if it is at most the negative bound.
     */
    public static final double BOUND = Math.log(0.95 / 0.05);

    private static final double MOST = 1000;

    /** One of the two hypotheses. */
    public enum Hypothesis {
        /** The Elo difference is {@code elo0}. */
        H0,
        /** The Elo difference is {@code elo1}. */
        H1
    }

    /**
     * Creates a test.
     *
     * @param elo0 the Elo difference of the hypothesis H0, at least -1,000
     * @param elo1 the Elo difference of the hypothesis H1, more than {@code elo0} and at most 1,000
     * @throws IllegalArgumentException unless {@code elo0} is less than {@code elo1}, and both are from -1,000 to 1,000
     */
    public Sprt {
        checkArgument(
                -MOST <= elo0 && elo0 < elo1 && elo1 <= MOST,
                "a test needs two Elo differences from -1000 to 1000, the lower one first, but was given %s and %s",
                elo0,
                elo1);
    }

    /**
     * {@return the log-likelihood ratio, positive if H1 is more likely than H0}
     *
     * @param pairs the pairs of games so far
     */
    public double logLikelihoodRatio(PairCounts pairs) {
        return pairs.logLikelihoodRatio(elo0, elo1);
    }

    /**
     * {@return the hypothesis that the test accepts; empty if more games are needed}
     *
     * @param pairs the pairs of games so far
     */
    public Optional<Hypothesis> accepted(PairCounts pairs) {
        double llr = logLikelihoodRatio(pairs);
        if (llr >= BOUND) {
            return Optional.of(Hypothesis.H1);
        }
        return llr <= -BOUND ? Optional.of(Hypothesis.H0) : Optional.empty();
    }
}
