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
 * The settings of a check of an engine or a bot, and the methods that run it. It needs no test framework.
 *
 * <p>The work is counted: the same seed and the same number of games give the same report on any machine. Time only ends a
 * check early, which its report states. A check that compared fewer than 60 answers is never sound.
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
     * Sets the number of games played through with an engine (2,000 by default), or of positions in which a bot is asked
     * (1,000 by default).
     *
     * @param games the number, at least one
     * @return a check with that number
     */
    public final C games(int games) {
        checkArgument(games > 0, "a check needs at least one game, but was given %s", games);
        return with(settings.withGames(games));
    }

    /**
     * Sets the time after which the check ends early, which includes shrinking faults. By default 60 s, and up to 120 s until
     * there are 60 answers.
     *
     * @param budget the time, more than zero
     * @return a check with that budget
     */
    public final C budget(Duration budget) {
        checkArgument(budget.compareTo(Duration.ZERO) > 0, "a budget must be more than zero, but was %s", budget);
        return with(settings.withBudget(budget));
    }

    /**
     * Sets how long an answer may take; bots receive it with every position. By default speed is not judged, but no answer
     * for 10 s counts as a hang.
     *
     * @param limit the time, more than zero
     * @return a check with that limit
     */
    public final C limit(Duration limit) {
        checkArgument(limit.compareTo(Duration.ZERO) > 0, "a limit must be more than zero, but was %s", limit);
        return with(settings.withLimit(limit));
    }

    /**
     * Sets the seed from which all games are drawn. By default, every check uses a different seed.
     *
     * @param seed the seed, as in a report
     * @return a check with that seed
     */
    public final C seed(long seed) {
        return with(settings.withSeed(seed));
    }

    /**
     * Selects variants, of which the check uses those that the engine or a {@code RemoteProgram} declares; by default all
     * that it declares. If none remains, running the check throws an {@link IllegalArgumentException}.
     *
     * @param variants the variants, at least one
     * @return a check of those variants
     */
    public final C variants(Set<Variant> variants) {
        checkArgument(!variants.isEmpty(), "a check needs at least one variant");
        return with(settings.withVariants(ImmutableSet.copyOf(variants)));
    }

    /**
     * Declares rules that the program breaks on purpose or for now. Such faults are reported, but do not make the check
     * unsound.
     *
     * @param rules the rules, as reports name them
     * @return a check with these known violations
     */
    public final C knownViolations(Set<Rule> rules) {
        return with(settings, new Known(ImmutableSet.copyOf(rules), known.kinds()));
    }

    /**
     * Declares kinds of fault that are known, for example those without a rule. Such faults are reported, but do not make the
     * check unsound.
     *
     * @param kinds the kinds, as reports name them
     * @return a check with these known kinds
     */
    public final C knownKinds(Set<Fault.Kind> kinds) {
        return with(settings, new Known(known.rules(), ImmutableSet.copyOf(kinds)));
    }

    /**
     * Ends the check after a number of faults. They are counted after every game, so the report may have a few more.
     *
     * @param faults the number of faults, at least one
     * @return a check that stops after that number
     */
    public final C stopAfterFaults(int faults) {
        checkArgument(faults > 0, "a check stops after at least one fault, but was given %s", faults);
        return with(settings.withEnoughFaults(faults));
    }

    /**
     * Sends a line of progress to a listener a few times a second, on the thread that runs the check.
     *
     * @param listener receives the lines
     * @return a check with that listener
     */
    public final C onProgress(Consumer<String> listener) {
        return with(settings.withProgress(requireNonNull(listener, "listener")));
    }

    /** For tests: how long to wait for an answer. */
    final C waiting(Duration patience) {
        return with(settings.withPatience(patience));
    }

    /** {@return the report of the check, after running it} */
    public final CheckReport run() {
        return report(Optional.empty());
    }

    /**
     * Runs the check on one game only, for example one from a report as a regression test.
     *
     * @param game the game; read one with {@link Game#parse} or {@code GameRecord.parse(text).game()}
     * @return the report
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
