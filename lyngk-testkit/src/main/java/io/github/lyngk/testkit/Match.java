package io.github.lyngk.testkit;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableSet;
import io.github.lyngk.core.Bot;
import io.github.lyngk.core.Variant;
import io.github.lyngk.testkit.checking.MatchPlan;
import io.github.lyngk.testkit.checking.MatchRun;
import io.github.lyngk.testkit.checking.Settings;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;

/**
 * Plays a match between two bots and measures how much stronger the first one is.
 *
 * <pre>{@code
 * MatchResult result = Match.between(NewBot::new, OldBot::new).games(1_000).run();
 * System.out.println(result);
 * }</pre>
 *
 * <p>Games are played in pairs: two games from the same random start, in which each bot has the first move once. The seed
 * determines the starts. With the same seed, deterministic bots play the same games, whatever the number of jobs.
 *
 * <p>A bot loses a game if it answers with an illegal move or null, throws an exception, or does not answer in time, and
 * also if it is a program that crashes or prints an invalid answer. If suppliers were passed, a new instance plays the next
 * game. The match ends early if a program could not be started again in three consecutive games. Bots that are
 * {@link AutoCloseable} are closed.
 *
 * <p>Immutable: every method that changes a setting returns a new match.
 */
public final class Match {

    private static final int GAMES = 100;

    private static final int MOST_JOBS = 1_000;

    private final MatchPlan plan;

    private Match(MatchPlan plan) {
        this.plan = plan;
    }

    /**
     * Creates a match between two single bot instances. The same instances are used after a fault. With several
     * {@linkplain #jobs jobs}, several threads call them at the same time.
     *
     * @param a the first bot, whose strength is measured
     * @param b the second bot
     * @return a match of 100 games
     */
    public static Match between(Bot a, Bot b) {
        requireNonNull(a, "a");
        requireNonNull(b, "b");
        return between(() -> a, () -> b, false);
    }

    /**
     * Creates a match that can create new bot instances, for several {@linkplain #jobs jobs} and after faults.
     *
     * @param a returns a new instance of the first bot, whose strength is measured, at every call
     * @param b returns a new instance of the second bot at every call
     * @return a match of 100 games
     */
    public static Match between(Supplier<? extends Bot> a, Supplier<? extends Bot> b) {
        return between(requireNonNull(a, "a"), requireNonNull(b, "b"), true);
    }

    private static Match between(Supplier<? extends Bot> a, Supplier<? extends Bot> b, boolean renewable) {
        Settings settings = Settings.usual(GAMES, RandomGenerator.getDefault().nextLong())
                .withVariants(ImmutableSet.of(Variant.STANDARD));
        return new Match(new MatchPlan(a, b, renewable, settings, 1, Optional.empty(), game -> {}));
    }

    private Match with(Settings other) {
        return new Match(plan.withSettings(other));
    }

    /**
     * Sets the number of games; with a {@linkplain #sprt test}, the maximum number. By default 100.
     *
     * @param games the number, even and at least 2
     * @return a match with that number of games
     * @throws IllegalArgumentException if the number is odd or less than 2
     */
    public Match games(int games) {
        checkArgument(games > 0 && games % 2 == 0, "games are played in pairs: %s is no even number above zero", games);
        return with(plan.settings().withGames(games));
    }

    /**
     * Sets the time for each move, which bots receive with every position. A bot loses the game if it exceeds this time by
     * more than half a second. By default bots receive no limit, and lose if they do not answer within 10 s.
     *
     * @param time the time, more than zero
     * @return a match with that time for each move
     * @throws IllegalArgumentException if the time is zero or negative
     */
    public Match time(Duration time) {
        checkArgument(time.compareTo(Duration.ZERO) > 0, "the time for a move is more than zero, but was %s", time);
        return with(plan.settings().withLimit(time));
    }

    /**
     * Sets the variants to play. Successive pairs use them in turn. By default only the standard game is played.
     *
     * @param variants the variants, at least one
     * @return a match in those variants
     * @throws IllegalArgumentException if there are no variants
     */
    public Match variants(Set<Variant> variants) {
        checkArgument(!variants.isEmpty(), "a match needs at least one variant");
        return with(plan.settings().withVariants(variants));
    }

    /**
     * Sets the seed of the random starts. By default, every match has a different seed.
     *
     * @param seed the seed, for example {@link MatchResult#seed()} of a match to repeat
     * @return a match with that seed
     */
    public Match seed(long seed) {
        return with(plan.settings().withSeed(seed));
    }

    /**
     * Sets the number of games to play at the same time. By default one.
     *
     * @param number the number, from 1 to 1,000
     * @return a match with that number of jobs
     * @throws IllegalArgumentException if the number is not from 1 to 1,000
     */
    public Match jobs(int number) {
        checkArgument(number > 0 && number <= MOST_JOBS, "a match has from 1 to %s jobs, not %s", MOST_JOBS, number);
        return new Match(plan.withJobs(number));
    }

    /**
     * Ends the match as soon as a sequential test ({@link Sprt}) decides between two hypotheses about the Elo difference.
     *
     * <p>The maximum number of games remains 100 unless you also call {@link #games games}. That is usually too few for a
     * decision; {@code games(100_000)} is the default of the {@code match} command with {@code --sprt}.
     *
     * @param elo0 the Elo difference of the hypothesis H0, for example 0
     * @param elo1 the Elo difference of the hypothesis H1, for example 10
     * @return a match with that test
     * @throws IllegalArgumentException unless {@code elo0} is less than {@code elo1}, and both are from -1,000 to 1,000
     */
    public Match sprt(double elo0, double elo1) {
        return new Match(plan.withSprt(new Sprt(elo0, elo1)));
    }

    /**
     * Passes each finished game to a listener, on the thread that runs the match. Games are passed in the order of their
     * numbers, so a game waits until all games with lower numbers have ended. By default there is no listener.
     *
     * @param listener receives the games, for example to write their records
     * @return a match with that listener
     */
    public Match onGame(Consumer<? super MatchGame> listener) {
        return new Match(plan.withListener(requireNonNull(listener, "listener")));
    }

    /**
     * Passes a line of progress, for example for a terminal, to a listener a few times a second. It is called on the thread
     * that runs the match. By default there is no listener.
     *
     * @param listener receives the lines
     * @return a match with that listener
     */
    public Match onProgress(Consumer<String> listener) {
        return with(plan.settings().withProgress(requireNonNull(listener, "listener")));
    }

    /** For tests: sets how long to wait for an answer if there is no time for a move. */
    Match waiting(Duration timeout) {
        return with(plan.settings().withTimeout(timeout));
    }

    /**
     * Plays the match and returns its result. If the thread is interrupted, the match ends early with the games played so
     * far, and the thread remains interrupted.
     *
     * @return the result
     * @throws IllegalArgumentException if there are several jobs, but only one instance of a bot that is
     *     {@link AutoCloseable}
     * @throws io.github.lyngk.notation.protocol.ProgramFailure if a program cannot be started at the beginning of the match,
     *     or does not support one of the variants
     */
    public MatchResult run() {
        return new MatchRun(plan).run();
    }
}
