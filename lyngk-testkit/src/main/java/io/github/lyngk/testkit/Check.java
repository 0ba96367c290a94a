package io.github.lyngk.testkit;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableSet;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Rule;
import io.github.lyngk.core.Variant;
import io.github.lyngk.testkit.judging.Inquiry;
import io.github.lyngk.testkit.judging.Settings;
import io.github.lyngk.testkit.judging.Verdict;
import java.time.Duration;
import java.util.Set;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;

/**
 * A check of somebody's program, in plain Java: what to test, for how long, on which games. It needs no test framework.
 *
 * <p>Immutable: every method that changes a wish returns another check. Each {@link #run()} asks anew.
 *
 * @param <C> the type of the check
 */
public abstract sealed class Check<C extends Check<C>> permits EngineCheck, BotCheck {

    private static final Duration LONGEST = Duration.ofDays(100);

    private final Settings settings;
    private final ImmutableSet<Rule> departures;

    Check(Settings settings, Set<Rule> departures) {
        this.settings = settings;
        this.departures = ImmutableSet.copyOf(departures);
    }

    /** Wishes of those who have none. */
    static Settings usual() {
        return Settings.usual(RandomGenerator.getDefault().nextLong(), EdgeCase.events());
    }

    final Settings settings() {
        return settings;
    }

    final ImmutableSet<Rule> departures() {
        return departures;
    }

    abstract C with(Settings wishes, Set<Rule> known);

    abstract Inquiry inquiry(Settings wishes);

    /**
     * Sets how long all of it may take, making faults small included. Without this: 15 s, and up to 120 s until 60 answers
     * are in.
     *
     * @param budget the time
     * @return a check with that budget
     */
    public final C budget(Duration budget) {
        checkArgument(budget.compareTo(Duration.ZERO) > 0, "a budget is more than nothing, but was %s", budget);
        return with(settings.within(atMost(budget)), departures);
    }

    /** Nobody waits longer than this, and sums of times stay numbers. */
    private static Duration atMost(Duration time) {
        return time.compareTo(LONGEST) > 0 ? LONGEST : time;
    }

    /**
     * Sets how long an answer may take. Without this speed is not judged, but who does not answer for 10 s hangs.
     *
     * @param limit the time
     * @return a check with that limit
     */
    public final C limit(Duration limit) {
        checkArgument(limit.compareTo(Duration.ZERO) > 0, "a limit is more than nothing, but was %s", limit);
        return with(settings.limitedTo(atMost(limit)), departures);
    }

    /**
     * Sets the seed from which all games are drawn. Without this every check draws others.
     *
     * @param seed the seed, as a report tells it
     * @return a check with that seed
     */
    public final C seed(long seed) {
        return with(settings.from(seed), departures);
    }

    /**
     * Sets the variants to try, as far as they are known to an engine or a {@code RemoteProgram} that says which it
     * knows. Without this: all of those. A check of none fails with an {@link IllegalArgumentException} when it runs.
     *
     * @param variants the variants, at least one
     * @return a check of those variants
     */
    public final C variants(Set<Variant> variants) {
        checkArgument(!variants.isEmpty(), "a check needs at least one variant");
        return with(settings.in(ImmutableSet.copyOf(variants)), departures);
    }

    /**
     * Declares rules from which the program departs on purpose or for now. Such faults are told, but the check is sound
     * with them; exceptions, hangs and the like offend no rule and always count.
     *
     * @param rules the rules, as a report names them
     * @return a check that knows these departures
     */
    public final C knownDepartures(Set<Rule> rules) {
        return with(settings, rules);
    }

    /**
     * Stops looking once so many distinct faults are found. This is looked at after every game or so, and some more may be
     * found meanwhile.
     *
     * @param faults how many
     * @return a check that is content with so many
     */
    public final C stoppingAfter(int faults) {
        checkArgument(faults > 0, "a check stops after one fault or more, but was told %s", faults);
        return with(settings.stoppingAt(faults), departures);
    }

    /**
     * Has somebody told a few times a second how far the check has come, in a line, by the thread that runs it.
     *
     * @param listener is told
     * @return a check that tells
     */
    public final C telling(Consumer<String> listener) {
        return with(settings.telling(requireNonNull(listener, "listener")), departures);
    }

    /** The time shared with others who are checked in turn. */
    final C sharedBy(int count) {
        return with(settings.sharedBy(count), departures);
    }

    /** For tests: how long is waited for an answer. */
    final C waiting(Duration patience) {
        return with(settings.waiting(patience), departures);
    }

    /** {@return what comes of many games} */
    public final CheckReport run() {
        Inquiry inquiry = inquiry(settings);
        return report(inquiry, inquiry.verdict());
    }

    /**
     * Goes through one game only, as a report printed it: a regression test.
     *
     * @param game the game; read one with {@link Game#parse} or {@code GameRecord.parse(text).game()}
     * @return what comes of it
     */
    public final CheckReport replay(Game game) {
        Inquiry inquiry = inquiry(settings);
        return report(inquiry, inquiry.replay(game));
    }

    private CheckReport report(Inquiry inquiry, Verdict verdict) {
        boolean bot = this instanceof BotCheck;
        return new CheckReport(
                inquiry.name().orElse(bot ? "The bot" : "The engine"),
                bot ? "position" : "game",
                verdict,
                departures,
                settings.seed());
    }
}
