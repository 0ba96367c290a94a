package io.github.lyngk.testkit.checking;

import com.google.common.collect.ImmutableSet;
import io.github.lyngk.core.Variant;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * How a check is made.
 *
 * @param games how many games to go through, or in how many positions to ask a bot
 * @param budget the time after which the check ends early; empty for the usual one
 * @param limit how long an answer may take; empty if that is not judged
 * @param patience after how long without an answer a program hangs
 * @param seed what all games are drawn from
 * @param variants the variants to try; empty for all that the program declares
 * @param enoughFaults at how many faults to stop looking for more
 * @param sharers how many programs are checked in turn within the budget
 * @param progress receives a line on the progress a few times a second
 */
public record Settings(
        int games,
        Optional<Duration> budget,
        Optional<Duration> limit,
        Duration patience,
        long seed,
        ImmutableSet<Variant> variants,
        int enoughFaults,
        int sharers,
        Consumer<String> progress) {

    public static Settings usual(int games, long seed) {
        return new Settings(
                games,
                Optional.empty(),
                Optional.empty(),
                HangGuard.USUAL_PATIENCE,
                seed,
                ImmutableSet.of(),
                Integer.MAX_VALUE,
                1,
                line -> {});
    }

    public Settings withGames(int other) {
        return new Settings(other, budget, limit, patience, seed, variants, enoughFaults, sharers, progress);
    }

    public Settings withBudget(Duration other) {
        return new Settings(
                games, Optional.of(other), limit, patience, seed, variants, enoughFaults, sharers, progress);
    }

    /** With a limit; an answer is waited for at least twice as long. */
    public Settings withLimit(Duration other) {
        Duration twice = other.multipliedBy(2);
        Duration waiting = twice.compareTo(patience) > 0 ? twice : patience;
        return new Settings(
                games, budget, Optional.of(other), waiting, seed, variants, enoughFaults, sharers, progress);
    }

    public Settings withPatience(Duration other) {
        return new Settings(games, budget, limit, other, seed, variants, enoughFaults, sharers, progress);
    }

    public Settings withSeed(long other) {
        return new Settings(games, budget, limit, patience, other, variants, enoughFaults, sharers, progress);
    }

    public Settings withVariants(ImmutableSet<Variant> others) {
        return new Settings(games, budget, limit, patience, seed, others, enoughFaults, sharers, progress);
    }

    public Settings withEnoughFaults(int faults) {
        return new Settings(games, budget, limit, patience, seed, variants, faults, sharers, progress);
    }

    public Settings withSharers(int count) {
        return new Settings(games, budget, limit, patience, seed, variants, enoughFaults, count, progress);
    }

    public Settings withProgress(Consumer<String> listener) {
        return new Settings(games, budget, limit, patience, seed, variants, enoughFaults, sharers, listener);
    }
}
