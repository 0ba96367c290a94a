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
 * A check of a program, in plain Java: what to test, how much of it, on which games. It needs no test framework.
 *
 * <p>The work is counted: the same seed and the same number of games give the same report on any machine. Time only ends a
 * check early, and its report says so. A check that compared fewer than 60 answers is never sound.
 *
 * <p>Immutable: every method that changes a setting returns another check.
 *
 * @param <C> the type of the check
 */
public abstract sealed class Check<C extends Check<C>> permits EngineCheck, BotCheck {

    private static final Duration LONGEST = Duration.ofDays(100);

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
     * Sets how many games an engine goes through, or in how many positions a bot is asked. By default 2,000 games or 1,000
     * positions.
     *
     * @param games how many, at least one
     * @return a check of so many
     */
    public final C games(int games) {
        checkArgument(games > 0, "a check needs at least one game, but was given %s", games);
        return with(settings.withGames(games));
    }

    /**
     * Sets the time after which the check ends early, making faults small included. By default 60 s, and up to 120 s until
     * 60 answers are in.
     *
     * @param budget the time, more than zero
     * @return a check with that budget
     */
    public final C budget(Duration budget) {
        checkArgument(budget.compareTo(Duration.ZERO) > 0, "a budget is more than zero, but was %s", budget);
        return with(settings.withBudget(atMost(budget)));
    }

    /** Sums of times have to stay in range. */
    private static Duration atMost(Duration time) {
        return time.compareTo(LONGEST) > 0 ? LONGEST : time;
    }

    /**
     * Sets how long an answer may take. By default speed is not judged, but a program that does not answer for 10 s hangs.
     *
     * @param limit the time, more than zero
     * @return a check with that limit
     */
    public final C limit(Duration limit) {
        checkArgument(limit.compareTo(Duration.ZERO) > 0, "a limit is more than zero, but was %s", limit);
        return with(settings.withLimit(atMost(limit)));
    }

    /**
     * Sets the seed from which all games are drawn. By default every check draws others.
     *
     * @param seed the seed, as in a report
     * @return a check with that seed
     */
    public final C seed(long seed) {
        return with(settings.withSeed(seed));
    }

    /**
     * Selects variants. Only those of them are tried that the engine or a {@code RemoteProgram} declares; by default all it
     * declares. A check of none fails with an {@link IllegalArgumentException} when it runs.
     *
     * @param variants the variants, at least one
     * @return a check of those variants
     */
    public final C variants(Set<Variant> variants) {
        checkArgument(!variants.isEmpty(), "a check needs at least one variant");
        return with(settings.withVariants(ImmutableSet.copyOf(variants)));
    }

    /**
     * Declares rules that the program breaks on purpose or for now. Such faults are reported, but the check is sound with
     * them.
     *
     * @param rules the rules, as reports name them
     * @return a check with these known violations
     */
    public final C knownViolations(Set<Rule> rules) {
        return with(settings, new Known(ImmutableSet.copyOf(rules), known.kinds()));
    }

    /**
     * Declares kinds of fault that are known, such as those that break no rule. Such faults are reported, but the check is
     * sound with them.
     *
     * @param kinds the kinds, as reports name them
     * @return a check with these known kinds
     */
    public final C knownKinds(Set<Fault.Kind> kinds) {
        return with(settings, new Known(known.rules(), ImmutableSet.copyOf(kinds)));
    }

    /**
     * Stops looking after so many faults. This is decided after every game, so that a few more may be found.
     *
     * @param faults how many, at least one
     * @return a check that stops after so many
     */
    public final C stoppingAfter(int faults) {
        checkArgument(faults > 0, "a check stops after at least one fault, but was given %s", faults);
        return with(settings.withEnoughFaults(faults));
    }

    /**
     * Sends a line about the progress of the check to a listener, a few times a second, from the thread that runs it.
     *
     * @param listener receives the lines
     * @return a check with that listener
     */
    public final C onProgress(Consumer<String> listener) {
        return with(settings.withProgress(requireNonNull(listener, "listener")));
    }

    /** For tests: how long an answer is waited for. */
    final C waiting(Duration patience) {
        return with(settings.withPatience(patience));
    }

    /** {@return what comes of many games} */
    public final CheckReport run() {
        return report(Optional.empty());
    }

    /**
     * Goes through one game only, as a report printed it: a regression test.
     *
     * @param game the game; read one with {@link Game#parse} or {@code GameRecord.parse(text).game()}
     * @return what comes of it
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
