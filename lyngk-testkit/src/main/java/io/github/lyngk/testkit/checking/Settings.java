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
        Consumer<String> progress) {

    /** The time of a check for which none is set. */
    public static final Duration USUAL_BUDGET = Duration.ofSeconds(60);

    /** To this the usual time is stretched until enough answers are in for a verdict. */
    static final Duration STRETCHED_BUDGET = Duration.ofSeconds(120);

    /** The fewest answers on which a verdict can rest. */
    public static final int FEWEST_ANSWERS = 60;

    private static final Duration PATIENCE = Duration.ofSeconds(10);

    public static Settings usual(int games, long seed) {
        return new Settings(
                games,
                Optional.empty(),
                Optional.empty(),
                PATIENCE,
                seed,
                ImmutableSet.of(),
                Integer.MAX_VALUE,
                line -> {});
    }

    public Settings withGames(int other) {
        return new Settings(other, budget, limit, patience, seed, variants, enoughFaults, progress);
    }

    public Settings withBudget(Duration other) {
        Optional<Duration> time = Optional.of(other);
        return new Settings(games, time, limit, patience, seed, variants, enoughFaults, progress);
    }

    /** With a limit; an answer is waited for at least twice as long. */
    public Settings withLimit(Duration other) {
        Duration twice = other.multipliedBy(2);
        Duration wait = twice.compareTo(patience) > 0 ? twice : patience;
        return new Settings(games, budget, Optional.of(other), wait, seed, variants, enoughFaults, progress);
    }

    public Settings withPatience(Duration other) {
        return new Settings(games, budget, limit, other, seed, variants, enoughFaults, progress);
    }

    public Settings withSeed(long other) {
        return new Settings(games, budget, limit, patience, other, variants, enoughFaults, progress);
    }

    public Settings withVariants(ImmutableSet<Variant> others) {
        return new Settings(games, budget, limit, patience, seed, others, enoughFaults, progress);
    }

    public Settings withEnoughFaults(int faults) {
        return new Settings(games, budget, limit, patience, seed, variants, faults, progress);
    }

    public Settings withProgress(Consumer<String> listener) {
        return new Settings(games, budget, limit, patience, seed, variants, enoughFaults, listener);
    }
}
