package io.github.lyngk.testkit.judging;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.lyngk.core.Variant;
import io.github.lyngk.testkit.games.RareEvent;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * How an engine or a bot is to be checked.
 *
 * @param budget how long all of it may take; the usual time, stretched for slow thinkers, if empty
 * @param limit how long an answer may take; empty if speed is not judged
 * @param patience after how long an answer is no longer waited for
 * @param seed what all chance is drawn from
 * @param variants the variants to try; those that are known to whoever is checked if empty
 * @param events the rare events to look for
 * @param enoughFaults at how many distinct faults to stop looking for more
 * @param sharers how many are checked in turn within the budget
 * @param progress is told now and then, in a line, how far the check has come
 */
public record Settings(
        Optional<Duration> budget,
        Optional<Duration> limit,
        Duration patience,
        long seed,
        ImmutableSet<Variant> variants,
        ImmutableList<RareEvent> events,
        int enoughFaults,
        int sharers,
        Consumer<String> progress) {

    /** The budget of those who ask for none. */
    public static final Duration USUAL_BUDGET = Budget.USUAL;

    public static Settings usual(long seed, ImmutableList<RareEvent> events) {
        return new Settings(
                Optional.empty(),
                Optional.empty(),
                Watch.USUAL_PATIENCE,
                seed,
                ImmutableSet.of(),
                events,
                Integer.MAX_VALUE,
                1,
                line -> {});
    }

    public Settings within(Duration other) {
        return new Settings(
                Optional.of(other), limit, patience, seed, variants, events, enoughFaults, sharers, progress);
    }

    /** With a limit for an answer; who is given long is waited for longer. */
    public Settings limitedTo(Duration other) {
        Duration twice = other.multipliedBy(2);
        Duration waiting = twice.compareTo(patience) > 0 ? twice : patience;
        return new Settings(
                budget, Optional.of(other), waiting, seed, variants, events, enoughFaults, sharers, progress);
    }

    public Settings waiting(Duration other) {
        return new Settings(budget, limit, other, seed, variants, events, enoughFaults, sharers, progress);
    }

    public Settings from(long other) {
        return new Settings(budget, limit, patience, other, variants, events, enoughFaults, sharers, progress);
    }

    public Settings in(ImmutableSet<Variant> others) {
        return new Settings(budget, limit, patience, seed, others, events, enoughFaults, sharers, progress);
    }

    public Settings stoppingAt(int faults) {
        return new Settings(budget, limit, patience, seed, variants, events, faults, sharers, progress);
    }

    public Settings sharedBy(int count) {
        return new Settings(budget, limit, patience, seed, variants, events, enoughFaults, count, progress);
    }

    public Settings telling(Consumer<String> listener) {
        return new Settings(budget, limit, patience, seed, variants, events, enoughFaults, sharers, listener);
    }
}
