package io.github.lyngk.testkit.judging;

import java.time.Duration;
import java.util.Optional;

/**
 * The time a check may take, shrinking included: so long, and longer only until enough answers are in for a verdict.
 *
 * <p>Safe to ask from several threads.
 */
final class Budget {

    /** What a check without a wish gets. */
    static final Duration USUAL = Duration.ofSeconds(15);

    /** As long as the usual budget is stretched for somebody who thinks for a second about every answer. */
    static final Duration STRETCHED = Duration.ofSeconds(120);

    /** So many answers make a verdict. */
    static final int ENOUGH = 60;

    /** The share of the time in which faults are looked for; the rest is for making them small. */
    private static final double LOOKING = 0.6;

    private final long start = System.nanoTime();
    private final long usual;
    private final long stretched;

    /**
     * A budget that begins to run now.
     *
     * @param wish how long it is; the usual one, which alone is stretched, if empty
     * @param sharers how many share it in turn
     */
    Budget(Optional<Duration> wish, int sharers) {
        usual = wish.orElse(USUAL).toNanos() / sharers;
        stretched = wish.orElse(STRETCHED).toNanos() / sharers;
    }

    /** Whether it is over, given the number of answers so far. */
    boolean isSpent(long answers) {
        return elapsed() >= limit(answers);
    }

    /** Whether it is time to stop looking for faults and to make small those found. */
    boolean isTimeToShrink(long answers) {
        return elapsed() >= LOOKING * limit(answers);
    }

    private long limit(long answers) {
        return answers < ENOUGH ? stretched : usual;
    }

    private long elapsed() {
        return System.nanoTime() - start;
    }

    Duration taken() {
        return Duration.ofNanos(elapsed());
    }
}
