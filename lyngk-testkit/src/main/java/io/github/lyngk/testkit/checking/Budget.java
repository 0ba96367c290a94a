package io.github.lyngk.testkit.checking;

import java.time.Duration;
import java.util.Optional;

/**
 * The time after which a check ends early: 60 s unless set otherwise, and then up to 120 s until enough answers are in for a
 * verdict.
 *
 * <p>Safe for use by several threads.
 */
public final class Budget {

    /** The time of a check for which none is set. */
    public static final Duration USUAL = Duration.ofSeconds(60);

    /** The fewest answers on which a verdict can rest. */
    public static final int MINIMUM = 60;

    private static final Duration STRETCHED = Duration.ofSeconds(120);

    /** The share of the time in which faults are looked for, if there are any; the rest is for making them small. */
    private static final double LOOKING = 0.7;

    private final long start = System.nanoTime();
    private final long time;
    private final long longest;

    /**
     * Starts the clock.
     *
     * @param wish the time that is set; empty if none is
     * @param sharers how many programs are checked in turn in this time
     */
    Budget(Optional<Duration> wish, int sharers) {
        this.time = wish.orElse(USUAL).toNanos() / sharers;
        this.longest = wish.orElse(STRETCHED).toNanos() / sharers;
    }

    /** Whether the time is up after so many answers. */
    boolean isSpent(long answers) {
        return nanos() > (answers < MINIMUM ? longest : time);
    }

    /** Whether it is time to stop looking for more faults. */
    boolean isTimeToShrink(long answers) {
        return nanos() > LOOKING * (answers < MINIMUM ? longest : time);
    }

    Duration taken() {
        return Duration.ofNanos(nanos());
    }

    private long nanos() {
        return System.nanoTime() - start;
    }
}
