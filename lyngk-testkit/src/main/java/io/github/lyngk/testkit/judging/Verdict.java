package io.github.lyngk.testkit.judging;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMultiset;
import com.google.common.collect.ImmutableSet;
import io.github.lyngk.testkit.games.RareEvent;
import java.time.Duration;

/**
 * What came of a check.
 *
 * @param charges the distinct faults, those seen most often first
 * @param games how many games, or stretches of games, were gone through
 * @param answers how many answers were given
 * @param events how many games showed which rare events
 * @param judged what was judged besides legal moves and results
 * @param conclusive whether anything can be concluded: something was answered, and nobody broke the check off
 * @param end how the check ended, where it did not come to its own end; else empty
 */
public record Verdict(
        ImmutableList<Charge> charges,
        int games,
        long answers,
        ImmutableMultiset<RareEvent> events,
        Duration taken,
        ImmutableSet<Judged> judged,
        boolean conclusive,
        String end) {

    /** What can be judged only of those who declare or tell something. */
    public enum Judged {
        /** What an engine takes positions to be. */
        POSITIONS,
        /** Whether an engine refuses illegal moves. */
        REFUSALS,
        /** Whether a bot answers the same again. */
        STEADINESS
    }
}
