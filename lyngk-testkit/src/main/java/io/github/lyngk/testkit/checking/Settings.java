package io.github.lyngk.testkit.checking;

import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import io.github.lyngk.core.Variant;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/**
 * The settings of a check.
 *
 * @param games the number of games to play, or of positions in which to ask a bot for a move
 * @param budget the time after which the check ends early; empty for the default
 * @param limit the maximum time of an answer; empty if there is no limit
 * @param timeout the time without an answer after which a program hangs
 * @param seed the seed of all games
 * @param variants the variants to try; empty for all that the program declares
 * @param enoughFaults the number of faults after which the check ends
 * @param progress receives a line of progress a few times a second
 */
public record Settings(
        int games,
        Optional<Duration> budget,
        Optional<Duration> limit,
        Duration timeout,
        long seed,
        ImmutableSet<Variant> variants,
        int enoughFaults,
        Consumer<String> progress) {

    /** The default time of a check. */
    public static final Duration USUAL_BUDGET = Duration.ofSeconds(60);

    /** Longer than any check, but short enough to avoid overflow in sums of times. */
    static final Duration ENDLESS = Duration.ofDays(100);

    /** The maximum to which the default time is extended until there are enough answers for a verdict. */
    static final Duration STRETCHED_BUDGET = Duration.ofSeconds(120);

    /** The minimum number of answers for a verdict. */
    public static final int FEWEST_ANSWERS = 60;

    private static final Duration TIMEOUT = Duration.ofSeconds(10);

    public static Settings usual(int games, long seed) {
        return new Settings(
                games,
                Optional.empty(),
                Optional.empty(),
                TIMEOUT,
                seed,
                ImmutableSet.of(),
                Integer.MAX_VALUE,
                line -> {});
    }

    /** Returns what is wrong with a program that does not play the variants of a check or match. */
    static String wrongVariants(Set<Variant> declared, String what, Set<Variant> selected) {
        return "declares variants=" + tags(declared) + ", but the " + what + " is for " + tags(selected);
    }

    private static String tags(Set<Variant> variants) {
        return variants.stream().map(Variant::tag).collect(joining(","));
    }

    public Settings withGames(int other) {
        return new Settings(other, budget, limit, timeout, seed, variants, enoughFaults, progress);
    }

    public Settings withBudget(Duration other) {
        Optional<Duration> time = Optional.of(atMostEndless(other));
        return new Settings(games, time, limit, timeout, seed, variants, enoughFaults, progress);
    }

    /** Sets the limit, and a timeout of at least twice that time. */
    public Settings withLimit(Duration other) {
        Duration time = atMostEndless(other);
        Duration twice = time.multipliedBy(2);
        Duration wait = twice.compareTo(timeout) > 0 ? twice : timeout;
        return new Settings(games, budget, Optional.of(time), wait, seed, variants, enoughFaults, progress);
    }

    private static Duration atMostEndless(Duration time) {
        return time.compareTo(ENDLESS) > 0 ? ENDLESS : time;
    }

    public Settings withTimeout(Duration other) {
        return new Settings(games, budget, limit, other, seed, variants, enoughFaults, progress);
    }

    public Settings withSeed(long other) {
        return new Settings(games, budget, limit, timeout, other, variants, enoughFaults, progress);
    }

    /** Sorts the variants, since sets of the JDK iterate in another order in every virtual machine. */
    public Settings withVariants(Set<Variant> others) {
        ImmutableSet<Variant> sorted = Sets.immutableEnumSet(others);
        return new Settings(games, budget, limit, timeout, seed, sorted, enoughFaults, progress);
    }

    public Settings withEnoughFaults(int faults) {
        return new Settings(games, budget, limit, timeout, seed, variants, faults, progress);
    }

    public Settings withProgress(Consumer<String> listener) {
        return new Settings(games, budget, limit, timeout, seed, variants, enoughFaults, listener);
    }
}
