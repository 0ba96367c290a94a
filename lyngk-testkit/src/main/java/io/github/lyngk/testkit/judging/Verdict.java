package io.github.lyngk.testkit.judging;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMultiset;
import io.github.lyngk.testkit.games.RareEvent;
import java.time.Duration;

/**
 * What came of a check.
 *
 * @param charges the distinct faults, those seen most often first
 * @param games how many games, or stretches of games, were gone through
 * @param answers how many answers were given
 * @param events how many games showed which rare events
 * @param tellsPosition whether the engine told what it takes positions to be, so that they could be compared
 * @param triesIllegalMoves whether illegal moves were played, which the engine promises to refuse
 * @param conclusive whether anything can be concluded: something was answered, and nobody broke the check off
 * @param end how the check ended, where it did not come to its own end; else empty
 */
public record Verdict(
        ImmutableList<Charge> charges,
        int games,
        long answers,
        ImmutableMultiset<RareEvent> events,
        Duration taken,
        boolean tellsPosition,
        boolean triesIllegalMoves,
        boolean conclusive,
        String end) {}
