package io.github.lyngk.testkit;

import static com.google.common.base.Preconditions.checkArgument;

import java.util.Optional;

/**
 * A sequential test of two hypotheses about how much stronger the first bot of a {@link Match} is. The match ends as soon as
 * the test accepts one. Each hypothesis, if it is true, is rejected with a probability of 5 %.
 *
 * <p>It is a generalized sequential probability ratio test on pairs of games, with logistic Elo: see {@link PairCounts#logLikelihoodRatio}.
 *
 * @param elo0 the Elo difference of the hypothesis H0
 * @param elo1 the Elo difference of the hypothesis H1, more than {@code elo0}
 */
public record Sprt(double elo0, double elo1) {

    /** H1 is accepted if the log-likelihood ratio is at least this, H0 if it is at most its negative: ln 19. */
    public static final double BOUND = Math.log(0.95 / 0.05);

    private static final double MOST = 1000;

    /** One of the two hypotheses. */
    public enum Hypothesis {
        /** The difference is {@code elo0}. */
        H0,
        /** The difference is {@code elo1}. */
        H1
    }

    /**
     * A test.
     *
     * @param elo0 the Elo difference of the hypothesis H0
     * @param elo1 the Elo difference of the hypothesis H1, more than {@code elo0}
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
     * {@return the log-likelihood ratio of H1 to H0}
     *
     * @param pairs the pairs of games so far
     */
    public double logLikelihoodRatio(PairCounts pairs) {
        return pairs.logLikelihoodRatio(elo0, elo1);
    }

    /**
     * {@return the hypothesis that the test accepts, empty if more games are needed}
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
