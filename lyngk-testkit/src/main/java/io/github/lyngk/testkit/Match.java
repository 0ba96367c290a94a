package io.github.lyngk.testkit;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableSet;
import io.github.lyngk.core.Bot;
import io.github.lyngk.core.Variant;
import io.github.lyngk.testkit.checking.MatchRun;
import io.github.lyngk.testkit.checking.Settings;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;

/**
 * A match between two bots, which measures how much stronger the first one is.
 *
 * <pre>{@code
 * MatchResult result = Match.between(NewBot::new, OldBot::new).games(1_000).run();
 * System.out.println(result);
 * }</pre>
 *
 * <p>Games are played in pairs: two games from the same random start, each bot once with the first move. Starts are drawn from
 * the seed. With the same seed, deterministic bots play the same games and have the same result, whatever the number of jobs.
 *
 * <p>A bot that answers with an illegal move or null, throws, or does not answer in time loses that game, and a fresh instance
 * plays the next one. So does a program that crashes or gives no proper answer. The match goes on unless a program cannot be
 * started again in three games in a row. Bots that are {@link AutoCloseable} are closed.
 *
 * <p>Immutable: every method that changes a setting returns another match.
 */
public final class Match {

    private static final int GAMES = 100;

    private static final int MOST_JOBS = 1_000;

    private final Supplier<? extends Bot> a;
    private final Supplier<? extends Bot> b;
    private final boolean renewable;
    private final Settings settings;
    private final int jobs;
    private final Optional<Sprt> sprt;
    private final Consumer<? super MatchGame> listener;

    private Match(
            Supplier<? extends Bot> a,
            Supplier<? extends Bot> b,
            boolean renewable,
            Settings settings,
            int jobs,
            Optional<Sprt> sprt,
            Consumer<? super MatchGame> listener) {
        this.a = a;
        this.b = b;
        this.renewable = renewable;
        this.settings = settings;
        this.jobs = jobs;
        this.sprt = sprt;
        this.listener = listener;
    }

    /**
     * Creates a match between two bots of which there is one instance each. They also play on after a fault. With several
     * jobs, several threads ask them at the same time.
     *
     * @param a the first bot, whose result is measured
     * @param b the second bot
     * @return a match of 100 games
     */
    public static Match between(Bot a, Bot b) {
        requireNonNull(a, "a");
        requireNonNull(b, "b");
        return between(() -> a, () -> b, false);
    }

    /**
     * Creates a match between two bots of which there can be several instances: each job has its own.
     *
     * @param a returns a new instance of the first bot, whose result is measured, at every call
     * @param b returns a new instance of the second bot at every call
     * @return a match of 100 games
     */
    public static Match between(Supplier<? extends Bot> a, Supplier<? extends Bot> b) {
        return between(requireNonNull(a, "a"), requireNonNull(b, "b"), true);
    }

    private static Match between(Supplier<? extends Bot> a, Supplier<? extends Bot> b, boolean renewable) {
        Settings settings = Settings.usual(GAMES, RandomGenerator.getDefault().nextLong())
                .withVariants(ImmutableSet.of(Variant.STANDARD));
        return new Match(a, b, renewable, settings, 1, Optional.empty(), game -> {});
    }

    private Match with(Settings other) {
        return new Match(a, b, renewable, other, jobs, sprt, listener);
    }

    /**
     * Sets how many games to play, or at most in a match with a test. By default 100.
     *
     * @param games how many, an even number of at least two
     * @return a match with that number of games
     */
    public Match games(int games) {
        checkArgument(games > 0 && games % 2 == 0, "games are played in pairs: %s is no even number above zero", games);
        return with(settings.withGames(games));
    }

    /**
     * Sets the time for a move, which bots receive with every position. An answer that comes more than half a second later
     * loses the game. By default bots receive no limit, and lose after 10 s.
     *
     * @param time the time, more than zero
     * @return a match with that time for each move
     */
    public Match time(Duration time) {
        checkArgument(time.compareTo(Duration.ZERO) > 0, "the time for a move is more than zero, but was %s", time);
        return with(settings.withLimit(time));
    }

    /**
     * Sets the variants to play, one pair after another. By default the standard game only.
     *
     * @param variants the variants, at least one
     * @return a match in those variants
     */
    public Match variants(Set<Variant> variants) {
        checkArgument(!variants.isEmpty(), "a match needs at least one variant");
        return with(settings.withVariants(ImmutableSet.copyOf(variants)));
    }

    /**
     * Sets the seed from which the starts are drawn. By default it is random.
     *
     * @param seed the seed, as in a result
     * @return a match with that seed
     */
    public Match seed(long seed) {
        return with(settings.withSeed(seed));
    }

    /**
     * Sets how many games to play at the same time. By default one.
     *
     * @param number how many, from 1 to 1,000
     * @return a match with that number of jobs
     */
    public Match jobs(int number) {
        checkArgument(number > 0 && number <= MOST_JOBS, "a match has from 1 to %s jobs, not %s", MOST_JOBS, number);
        return new Match(a, b, renewable, settings, number, sprt, listener);
    }

    /**
     * Ends the match as soon as a test decides between two hypotheses about the Elo difference.
     *
     * @param elo0 the Elo difference of the hypothesis H0, as in 0
     * @param elo1 the Elo difference of the hypothesis H1, as in 10
     * @return a match with that test
     */
    public Match sprt(double elo0, double elo1) {
        return new Match(a, b, renewable, settings, jobs, Optional.of(new Sprt(elo0, elo1)), listener);
    }

    /**
     * Sends each game to a listener when it has ended, in the order of the pairs, from the thread that runs the match. A game
     * waits until those with lower numbers have ended.
     *
     * @param listener receives the games, for example to write their records
     * @return a match with that listener
     */
    public Match onGame(Consumer<? super MatchGame> listener) {
        return new Match(a, b, renewable, settings, jobs, sprt, requireNonNull(listener, "listener"));
    }

    /**
     * Sends a line about the progress of the match to a listener, a few times a second, from the thread that runs it.
     *
     * @param listener receives the lines
     * @return a match with that listener
     */
    public Match onProgress(Consumer<String> listener) {
        return with(settings.withProgress(requireNonNull(listener, "listener")));
    }

    /** For tests: how long an answer is waited for if there is no time for a move. */
    Match waiting(Duration patience) {
        return with(settings.withPatience(patience));
    }

    /**
     * Plays the match. If the thread is interrupted, the match ends early with the games played so far, and the thread remains
     * interrupted.
     *
     * @return the result
     * @throws io.github.lyngk.notation.protocol.ProgramFailure if a program cannot be started, or does not play a variant
     */
    public MatchResult run() {
        return new MatchRun(a, b, renewable, settings, jobs, sprt, listener).run();
    }
}
