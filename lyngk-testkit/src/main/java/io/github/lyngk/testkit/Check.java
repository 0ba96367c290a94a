package io.github.lyngk.testkit;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableSet;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Rule;
import io.github.lyngk.core.Variant;
import io.github.lyngk.testkit.CheckReport.Known;
import io.github.lyngk.testkit.checking.CheckRun;
import io.github.lyngk.testkit.checking.Settings;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;

/**
 * A check of an engine or a bot: its settings, and the methods that run it. It needs no test framework.
 *
 * <p>A check is limited by its number of games. With the same seed and the same number of games, its report is the same on
 * every machine. A check that exceeds its {@linkplain #budget time budget} stops before it has played all games; see
 * {@link CheckReport#isComplete()}. A check that compared fewer than 60 answers never passes.
 *
 * <p>Immutable: every method that changes a setting returns a new check.
 *
 * @param <C> the type of the check
 */
public abstract sealed class Check<C extends Check<C>> permits EngineCheck, BotCheck {

    private final Settings settings;
    private final Known known;

    Check(Settings settings, Known known) {
        this.settings = settings;
        this.known = known;
    }

    static Settings usual(int games) {
        return Settings.usual(games, RandomGenerator.getDefault().nextLong());
    }

    final Settings settings() {
        return settings;
    }

    final Known known() {
        return known;
    }

    abstract C with(Settings other, Known violations);

    abstract CheckRun<?> newRun(Optional<Game> only);

    private C with(Settings other) {
        return with(other, known);
    }

    /**
     * Sets the number of games played with an engine (2,000 by default), or of positions in which a bot is asked for a move
     * (1,000 by default).
     *
     * @param games the number, at least one
     * @return a check with that number
     * @throws IllegalArgumentException if the number is less than one
     */
    public final C games(int games) {
        checkArgument(games > 0, "a check needs at least one game, but was given %s", games);
        return with(settings.withGames(games));
    }

    /**
     * Sets the time after which the check stops, including the time for shrinking faults. By default, the check stops after
     * 60 s or, if it has fewer than 60 answers by then, as soon as it has 60, and after 120 s at the latest.
     *
     * @param budget the time, more than zero
     * @return a check with that budget
     * @throws IllegalArgumentException if the time is zero or negative
     */
    public final C budget(Duration budget) {
        checkArgument(budget.compareTo(Duration.ZERO) > 0, "a budget must be more than zero, but was %s", budget);
        return with(settings.withBudget(budget));
    }

    /**
     * Sets the maximum time for each answer. Bots receive it with every position. By default there is no limit. A program
     * hangs if it does not answer within 10 s, or within twice the limit if that is longer.
     *
     * @param limit the time, more than zero
     * @return a check with that limit
     * @throws IllegalArgumentException if the time is zero or negative
     */
    public final C limit(Duration limit) {
        checkArgument(limit.compareTo(Duration.ZERO) > 0, "a limit must be more than zero, but was %s", limit);
        return with(settings.withLimit(limit));
    }

    /**
     * Sets the seed of the random games. By default, every check has a different seed.
     *
     * @param seed the seed, for example {@link CheckReport#seed()} of a report to reproduce
     * @return a check with that seed
     */
    public final C seed(long seed) {
        return with(settings.withSeed(seed));
    }

    /**
     * Sets the variants to check; by default all that the program supports. Variants that an engine or a
     * {@code RemoteProgram} does not declare are ignored; {@link #run()} throws an exception if none remains.
     *
     * @param variants the variants, at least one
     * @return a check of those variants
     * @throws IllegalArgumentException if there are no variants
     */
    public final C variants(Set<Variant> variants) {
        checkArgument(!variants.isEmpty(), "a check needs at least one variant");
        return with(settings.withVariants(variants));
    }

    /**
     * Declares rules that the program breaks intentionally or temporarily. Their faults are
     * {@linkplain CheckReport#knownViolations() reported separately} and do not fail the check.
     *
     * @param rules the rules, as {@link Fault#rule()} reports them
     * @return a check with these known violations
     */
    public final C knownViolations(Set<Rule> rules) {
        return with(settings, new Known(ImmutableSet.copyOf(rules), known.kinds()));
    }

    /**
     * Declares known kinds of fault, for example {@link Fault.Kind#SLOW_ANSWER}, which has no rule. Their faults are
     * {@linkplain CheckReport#knownViolations() reported separately} and do not fail the check.
     *
     * @param kinds the kinds, as {@link Fault#kind()} reports them
     * @return a check with these known kinds
     */
    public final C knownKinds(Set<Fault.Kind> kinds) {
        return with(settings, new Known(known.rules(), ImmutableSet.copyOf(kinds)));
    }

    /**
     * Stops the check after a number of faults. Faults are counted after every game, so the report may have a few more.
     *
     * @param faults the number of faults, at least one
     * @return a check that stops after that number
     * @throws IllegalArgumentException if the number is less than one
     */
    public final C stopAfterFaults(int faults) {
        checkArgument(faults > 0, "a check stops after at least one fault, but was given %s", faults);
        return with(settings.withEnoughFaults(faults));
    }

    /**
     * Passes a line of progress, for example for a terminal, to a listener a few times a second. It is called on the thread
     * that runs the check. By default there is no listener.
     *
     * @param listener receives the lines
     * @return a check with that listener
     */
    public final C onProgress(Consumer<String> listener) {
        return with(settings.withProgress(requireNonNull(listener, "listener")));
    }

    /** For tests: sets how long to wait for an answer. */
    final C waiting(Duration timeout) {
        return with(settings.withTimeout(timeout));
    }

    /**
     * Runs the check and returns its report. If the thread is interrupted, the check ends early with a report of the answers
     * so far, and the thread remains interrupted.
     *
     * <p>Exceptions that the engine or bot throws during the check are faults. An exception from the first call of its
     * supplier is passed on.
     *
     * @return the report
     * @throws IllegalArgumentException if an engine in Java supports none of the selected variants
     * @throws io.github.lyngk.notation.protocol.ProgramFailure if a program in another process cannot be started, or
     *     supports none of the selected variants
     */
    public final CheckReport run() {
        return report(Optional.empty());
    }

    /**
     * Runs the check on one game only, for example on the counterexample of a fault as a regression test. One answer is
     * enough for a verdict.
     *
     * @param game the game; to read one, use {@link Game#parse} or {@code GameRecord.parse(text).game()}
     * @return the report
     * @throws IllegalArgumentException if an engine cannot be set up with the start of the game, or as in {@link #run()}
     * @throws io.github.lyngk.notation.protocol.ProgramFailure as in {@link #run()}
     */
    public final CheckReport replay(Game game) {
        return report(Optional.of(game));
    }

    private CheckReport report(Optional<Game> only) {
        boolean bot = this instanceof BotCheck;
        return new CheckReport(
                bot ? "The bot" : "The engine",
                bot ? "position" : "game",
                newRun(only).run(),
                known,
                settings.seed());
    }
}
