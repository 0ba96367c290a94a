package io.github.lyngk.testkit.checking;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.base.Throwables;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Variant;
import io.github.lyngk.notation.protocol.ProgramFailure;
import io.github.lyngk.notation.protocol.RemoteProgram;
import io.github.lyngk.testkit.EndgameScore;
import io.github.lyngk.testkit.Fault;
import io.github.lyngk.testkit.Fault.Kind;
import io.github.lyngk.testkit.checking.FaultLog.Entry;
import io.github.lyngk.testkit.checking.FaultLog.Repeat;
import io.github.lyngk.testkit.checking.FaultLog.Sighting;
import io.github.lyngk.testkit.checking.HangGuard.Hang;
import io.github.lyngk.testkit.checking.HangGuard.Stopped;
import io.github.lyngk.testkit.scenarios.Scenario;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Runs a check: goes through the scenarios, records every disagreement, repeats it on a fresh instance, and shrinks each
 * fault.
 *
 * <p>All work is counted, so that the same seed gives the same report. Time can only end a check early.
 *
 * @param <T> the type of the instances that are asked
 */
public abstract class CheckRun<T> {

    private static final int MOST_HANGS = 3;
    private static final int EXCHANGES_KEPT = 3;

    final Settings settings;
    final HangGuard guard;
    final Limit limit;
    final Tally tally = new Tally();
    final Instances<T> instances;
    final Optional<Game> only;
    final SplittableRandom random;
    private final String role;
    private final int planned;
    private final FaultLog log = new FaultLog();
    private final List<Scenario> history = new ArrayList<>();
    private final List<Fault> faults = new ArrayList<>();

    private final Repeater<T> repeater;
    private int games;
    private boolean shrinking;

    /** Whether to replace the main instance before the next scenario, because it has leaked state. */
    private boolean stale;

    private Optional<Game> lastGame = Optional.empty();
    private Optional<String> endedEarly = Optional.empty();
    private int silences;
    private int failedStarts;

    /**
     * Prepares a check.
     *
     * @param role the kind of program that is checked, for example "the engine"
     * @param maker creates an instance, or returns the only one
     * @param program returns the engine or bot of an instance
     * @param renewable whether the maker creates a new instance at every call
     * @param only the game to replay; empty to generate games
     */
    CheckRun(
            String role,
            Function<CheckRun<T>, Supplier<T>> maker,
            Function<T, Object> program,
            boolean renewable,
            Settings settings,
            Optional<Game> only) {
        this.role = role;
        this.settings = settings;
        this.only = only;
        this.planned = only.isPresent() ? 1 : settings.games();
        this.guard = new HangGuard(settings, this::showProgress);
        this.limit = new Limit(guard, settings.limit());
        this.random = new SplittableRandom(settings.seed());
        this.instances = new Instances<>(maker.apply(this), program, renewable, guard, settings);
        this.repeater = new Repeater<>(instances, guard, tally, log, this::disagreements, this::maySend);
    }

    /** Goes through the next scenario, or the next few. */
    abstract void explore();

    /** Asks the main instance and passes every disagreement to {@link #found}. */
    abstract void askMain(Scenario scenario);

    /** The disagreements of an instance in a scenario. */
    abstract ImmutableList<Disagreement> disagreements(T instance, Scenario scenario);

    /** Whether a position may be sent to the program. */
    abstract boolean maySend(Position position);

    /** The conditional kinds of fault that were tested, because of what the program declares or shows. */
    abstract ImmutableSet<Kind> testedKinds();

    /** The score in endgames; empty if there are none. */
    Optional<EndgameScore> endgames() {
        return Optional.empty();
    }

    /** The variants to try: those that are declared and selected. */
    final ImmutableSet<Variant> variants(Object program, Set<Variant> declared) {
        ImmutableSet<Variant> selected = settings.variants();
        Set<Variant> both = selected.isEmpty() ? declared : Sets.intersection(selected, declared);
        String message = Settings.wrongVariants(declared, "check", selected);
        if (both.isEmpty() && program instanceof RemoteProgram remote) {
            throw new ProgramFailure(
                    ProgramFailure.Kind.NO_START, remote.name(), message, ImmutableList.of(), remote.exchanges());
        }
        checkArgument(!both.isEmpty(), "%s %s", role, message);
        return Sets.immutableEnumSet(both);
    }

    /** Runs the check. */
    public final RunResult run() {
        try {
            while (endedEarly.isEmpty() && !isDone()) {
                explore();
            }
        } catch (Stopped | Hang ended) {
            endedEarly = Optional.ofNullable(ended.getMessage());
        } catch (Throwable failure) { // also a checked exception that was not declared
            fail(failure);
        }
        long compared = guard.answers();
        shrinking = true;
        log.entries(tally).forEach(entry -> faults.add(shrunk(entry)));
        close();
        return new RunResult(
                instances.name(),
                ImmutableList.copyOf(faults),
                games,
                planned,
                compared,
                guard.duration(),
                settings.limit().isPresent()
                        ? Sets.union(testedKinds(), ImmutableSet.of(Kind.SLOW_ANSWER))
                                .immutableCopy()
                        : testedKinds(),
                isComplete(),
                compared >= (only.isPresent() ? 1 : Settings.FEWEST_ANSWERS),
                endedEarly,
                endgames());
    }

    private boolean isDone() {
        boolean late = log.isEmpty() ? guard.isTimeUp() : guard.isTimeToShrink();
        return late || isComplete();
    }

    /** Whether all planned work is done, or there are enough faults. */
    private boolean isComplete() {
        return games >= planned
                || settings.enoughFaults() < Integer.MAX_VALUE
                        && log.entries(tally).size() >= settings.enoughFaults();
    }

    private void showProgress() {
        String now = shrinking ? "shrinking faults" : log.changes() + " wrong";
        settings.progress()
                .accept(String.format(
                        Locale.ROOT,
                        "%d s: %d of %d games, %d answers, %s",
                        guard.duration().toSeconds(),
                        games,
                        planned,
                        guard.answers(),
                        now));
    }

    private void breakOffAfterSilence() {
        if (silences >= MOST_HANGS) {
            endedEarly = Optional.of(role + " did not answer three times");
        } else if (failedStarts >= MOST_HANGS) {
            endedEarly = Optional.of(role + " could not be started again");
        } else if (silences > 0 && !instances.isRenewable()) {
            endedEarly = Optional.of(role + " did not answer, and there is no other instance to ask");
        }
    }

    /**
     * Ends the check for an error that is not an answer: of the machine, of the check, or of a program that cannot start.
     */
    private void fail(Throwable failure) {
        if (log.isEmpty()) {
            close();
            Throwables.throwIfUnchecked(failure);
            throw new IllegalStateException(failure);
        }
        endedEarly = Optional.of("the check failed: " + failure);
    }

    /**
     * Closes all instances, unless the only one hangs. A failure of the main one to end is a fault, if nothing broke off.
     */
    private void close() {
        boolean interrupted = Thread.interrupted();
        if (silences == 0 || instances.isRenewable() || instances.isRemote()) {
            instances
                    .close()
                    .filter(failure -> endedEarly.isEmpty())
                    .ifPresent(failure -> lastGame.ifPresent(game -> {
                        Disagreement quit = Disagreement.thrown(game, role, "quit", failure);
                        Sighting sighting =
                                Sighting.untried(quit, Scenario.of(game)).as(Repeat.REPRODUCED, ImmutableList.of());
                        faults.add(fault(Entry.of(games, sighting), quit));
                    }));
        }
        guard.close();
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    /** Goes through a scenario with the main instance. */
    final void ask(Scenario scenario) {
        if (stale) {
            stale = false;
            history.clear();
            instances.renew();
        }
        if (history.size() >= 2 * Isolation.LONGEST) {
            history.subList(0, Isolation.LONGEST).clear();
        }
        history.add(scenario);
        askMain(scenario);
        count(scenario.game());
    }

    final void count(Game game) {
        lastGame = Optional.of(game);
        games++;
    }

    /** The number of games or positions that are left. */
    final int left() {
        return planned - games;
    }

    final boolean hasEndedEarly() {
        return endedEarly.isPresent();
    }

    /** Records a disagreement of the main instance, and repeats it on a fresh one. */
    final void found(Disagreement disagreement, Scenario scenario) {
        found(disagreement, scenario, history.isEmpty() ? List.of(scenario) : history);
    }

    /**
     * Records a disagreement, and repeats it on a fresh instance.
     *
     * @param asked the scenarios that the instance was asked so far
     */
    final void found(Disagreement disagreement, Scenario scenario, List<Scenario> asked) {
        Sighting sighting = Sighting.untried(disagreement, scenario.with(disagreement.game()));
        boolean known = repeater.isReproduced(disagreement);
        log.add(games, known ? sighting.as(Repeat.REPRODUCED, ImmutableList.of()) : sighting);
        Kind kind = disagreement.kind();
        if (kind == Kind.HANG) {
            silences++;
            instances.abandon();
            history.clear();
        }
        failedStarts += kind == Kind.NO_START ? 1 : 0;
        breakOffAfterSilence();
        boolean sure = kind == Kind.HANG || kind == Kind.NO_START || Limit.isTooOften(disagreement);
        if (!known && !sure && repeater.failsToRepeat(games, sighting, asked)) {
            stale |= asked == history && instances.isRenewable();
        }
    }

    /** Shrinks a fault, if a fresh instance shows it and there is time. */
    private Fault shrunk(Entry entry) {
        Optional<Disagreement> small = Optional.empty();
        if (entry.smallest().repeat() == Repeat.REPRODUCED && endedEarly.isEmpty() && !guard.isTimeUp()) {
            try {
                small = repeater.smallest(entry);
            } catch (Stopped stopped) {
                boolean interrupted = Thread.currentThread().isInterrupted();
                endedEarly = interrupted ? Optional.ofNullable(stopped.getMessage()) : Optional.empty();
            } catch (Throwable failure) {
                endedEarly = Optional.of("a fault could not be made smaller: " + failure);
            }
        }
        return fault(entry, small.orElse(entry.smallest().disagreement()));
    }

    private Fault fault(Entry entry, Disagreement shown) {
        Feature feature = entry.feature();
        boolean ruled = feature.rule().isPresent();
        ImmutableList<String> exchanges = shown.evidence().exchanges();
        int kept = ruled ? 0 : entry.smallest().repeat() == Repeat.REPRODUCED ? EXCHANGES_KEPT : exchanges.size();
        return new Fault(
                feature.kind(),
                feature.rule(),
                shown.message() + (ruled && !feature.text().isEmpty() ? "; " + feature.text() : ""),
                entry.games().size(),
                shown.game(),
                entry.smallest().before().stream().map(Scenario::game).collect(ImmutableList.toImmutableList()),
                remarks(entry.smallest().repeat()),
                entry.exception(),
                exchanges.subList(Math.max(0, exchanges.size() - kept), exchanges.size()),
                shown.evidence().errorOutput());
    }

    private ImmutableList<String> remarks(Repeat repeat) {
        return switch (repeat) {
            case REPRODUCED -> ImmutableList.of();
            case UNTRIED -> ImmutableList.of("No fresh instance has confirmed it.");
            case OTHERWISE -> ImmutableList.of("Wrong in another way when asked the same again.");
            case NOT_REPRODUCED ->
                ImmutableList.of(instances.isRenewable() ? Fault.NOT_REPRODUCED : "Not reproduced when asked again.");
        };
    }
}
