package io.github.lyngk.testkit.checking;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.base.Throwables;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMultiset;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.LinkedHashMultiset;
import com.google.common.collect.Multiset;
import com.google.common.collect.Sets;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Variant;
import io.github.lyngk.testkit.Fault;
import io.github.lyngk.testkit.Fault.Kind;
import io.github.lyngk.testkit.checking.FaultLog.Entry;
import io.github.lyngk.testkit.checking.FaultLog.Repeat;
import io.github.lyngk.testkit.checking.FaultLog.Sighting;
import io.github.lyngk.testkit.checking.HangGuard.End;
import io.github.lyngk.testkit.checking.HangGuard.Outcome;
import io.github.lyngk.testkit.games.GameShrinker;
import io.github.lyngk.testkit.games.RareEvent;
import io.github.lyngk.testkit.games.SetupShrinker;
import io.github.lyngk.testkit.remote.RemoteFailure;
import io.github.lyngk.testkit.remote.RemoteProgram;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;

/**
 * The course of a check: go through so many scenarios, note every disagreement, see whether a fresh instance shows it, and
 * make each fault small.
 *
 * <p>All work is counted, so that the same seed gives the same report. Time only ends a check early.
 *
 * @param <T> the type of the instances that are asked
 */
public abstract class CheckRun<T> {

    private static final int MOST_HANGS = 3;
    private static final int GAME_TRIES = 300;
    private static final int SETUP_TRIES = 600;

    /** How often disagreements are tried again on fresh instances, and how often to find out what was asked before. */
    private static final int REPEATS = 2_000;

    private static final int REMOTE_REPEATS = 40;
    private static final int HISTORY_TRIES = 60;
    private static final int REMOTE_HISTORY_TRIES = 12;
    private static final int MOST_HISTORIES = 5;

    /** Only one game in so many is searched for rare events, which takes time. */
    private static final int EVENTS_ONE_IN = 4;

    final Settings settings;
    final HangGuard guard;
    final Limit limit;
    final Tally tally = new Tally();
    final Instances<T> instances;
    final SplittableRandom random;
    final Optional<Game> only;
    private final String role;
    private final int planned;
    private final FaultLog log = new FaultLog();
    private final List<Scenario> history = new ArrayList<>();
    private final List<Fault> faults = new ArrayList<>();
    private final Multiset<RareEvent> events = LinkedHashMultiset.create();
    private final ImmutableList<RareEvent> lookedFor;
    private volatile int games;
    private volatile boolean shrinking;
    private volatile Optional<Sighting> unsettled = Optional.empty();
    private Optional<Game> lastGame = Optional.empty();
    private Optional<String> brokenOff = Optional.empty();
    private int silences;
    private int failedStarts;
    private int repeats;
    private int histories;
    private int entriesAt = -1;
    private int entries;

    /**
     * Prepares a check.
     *
     * @param role what is checked, as in "the engine"
     * @param only the one game to go through; empty to draw games
     */
    CheckRun(
            String role,
            Function<CheckRun<T>, Supplier<T>> maker,
            Function<T, Object> program,
            boolean renewable,
            Settings settings,
            ImmutableList<RareEvent> lookedFor,
            Optional<Game> only) {
        this.role = role;
        this.settings = settings;
        this.lookedFor = lookedFor;
        this.only = only;
        this.planned = only.isPresent() ? 1 : settings.games();
        this.guard = new HangGuard(new Budget(settings.budget(), settings.sharers()), settings.patience());
        this.limit = new Limit(guard, settings.limit());
        this.random = new SplittableRandom(settings.seed());
        this.instances = new Instances<>(maker.apply(this), program, renewable, guard, settings);
    }

    /** Goes through the next scenario, or the next few. */
    abstract void explore();

    /** The disagreements of an instance in a scenario. */
    abstract ImmutableList<Disagreement> disagreements(T instance, Scenario scenario);

    /** Whether the program may be asked to set up a position. */
    abstract boolean canSetUp(Position position);

    /** What was judged besides moves and results. */
    abstract ImmutableSet<RunResult.Judged> judged();

    /** The variants to try: those that are declared and selected. */
    final ImmutableSet<Variant> variants(Object program, Set<Variant> declared) {
        ImmutableSet<Variant> selected = settings.variants();
        ImmutableSet<Variant> both = selected.isEmpty()
                ? ImmutableSet.copyOf(declared)
                : Sets.intersection(selected, declared).immutableCopy();
        String sentence = "declares the variants " + declared + ", and the check is of " + selected;
        if (both.isEmpty() && program instanceof RemoteProgram) {
            throw new RemoteFailure(RemoteFailure.Kind.NO_START, sentence, ImmutableList.of());
        }
        checkArgument(!both.isEmpty(), "%s %s", role, sentence);
        return both;
    }

    /** Carries the check out. */
    public final RunResult run() {
        boolean calm = true;
        while (calm && !isDone()) {
            calm = goesOn(guard.run(this::explore, this::showProgress));
        }
        shrinking = true;
        for (Entry entry : log.entries(tally)) {
            faults.add(calm || silences < MOST_HANGS ? shrink(entry) : asFound(entry));
        }
        close(calm);
        boolean enough = only.isPresent() ? guard.answers() > 0 : guard.answers() >= Budget.MINIMUM;
        return new RunResult(
                instances.name(),
                ImmutableList.copyOf(faults),
                games,
                planned,
                guard.answers(),
                ImmutableMultiset.copyOf(events),
                guard.taken(),
                judged(),
                games >= planned || entries >= settings.enoughFaults(),
                enough,
                brokenOff);
    }

    private boolean isDone() {
        if (games >= planned || (log.isEmpty() ? guard.isTimeUp() : guard.isTimeToShrink())) {
            return true;
        }
        if (settings.enoughFaults() < Integer.MAX_VALUE && entriesAt != log.changes()) {
            entriesAt = log.changes();
            entries = log.entries(tally).size();
        }
        return entries >= settings.enoughFaults();
    }

    private void showProgress() {
        settings.progress()
                .accept(String.format(
                        Locale.ROOT,
                        "%d s: %d of %d games, %d answers, %s",
                        guard.taken().toSeconds(),
                        games,
                        planned,
                        guard.answers(),
                        shrinking ? "making faults small" : log.changes() + " wrong"));
    }

    /** Whether the check can go on after a piece of work. */
    private boolean goesOn(Outcome outcome) {
        unsettled.ifPresent(sighting -> log.add(games, sighting));
        unsettled = Optional.empty();
        switch (outcome.end()) {
            case DONE -> {}
            case TIME_UP -> brokenOff = Optional.of("the time was up in the middle of an answer");
            case INTERRUPTED -> brokenOff = Optional.of("the check was interrupted");
            case HANG -> hang(outcome);
            case FAILED -> fail(outcome.thrown());
        }
        if (silences >= MOST_HANGS) {
            brokenOff = Optional.of(role + " did not answer three times");
        } else if (failedStarts >= MOST_HANGS) {
            brokenOff = Optional.of(role + " could not be started again");
        }
        return brokenOff.isEmpty();
    }

    private void hang(Outcome outcome) {
        silences++;
        games++;
        Feature feature = Feature.withoutRule(Kind.HANG, outcome.question().split(" ")[0]);
        String sentence = role + "'s " + outcome.question() + " did not return";
        Disagreement.Evidence evidence = new Disagreement.Evidence(
                Optional.ofNullable(outcome.thrown()), ImmutableList.of(), ImmutableList.of());
        Disagreement hang = new Disagreement(outcome.game(), ImmutableList.of(feature), sentence, evidence);
        log.add(games, new Sighting(hang, Scenario.of(outcome.game()), ImmutableList.of(), Repeat.UNTRIED));
        if (instances.isRenewable()) {
            instances.abandon();
            history.clear();
        } else {
            brokenOff = Optional.of(role + " did not answer, and there is no other instance to ask");
        }
    }

    /** An error that is no answer: of the machine, of the check itself, or of a program that cannot be started. */
    private void fail(Throwable thrown) {
        if (log.isEmpty()) {
            close(false);
            Throwables.throwIfUnchecked(thrown);
            throw new IllegalStateException(thrown);
        }
        brokenOff = Optional.of("the check failed: " + thrown);
    }

    /** Closes all instances, unless there is only one and it hangs; how the main one ends is judged if it was calm. */
    private void close(boolean calm) {
        if (silences > 0 && !instances.isRenewable() && !instances.isRemote()) {
            return;
        }
        boolean interrupted = Thread.interrupted();
        guard.runToTheEnd(() -> instances
                .close()
                .filter(failure -> calm)
                .ifPresent(failure -> lastGame.ifPresent(game -> {
                    Disagreement end = Disagreement.thrown(game, role, "quit", failure);
                    Sighting sighting = new Sighting(end, Scenario.of(game), ImmutableList.of(), Repeat.REPRODUCED);
                    faults.add(fault(
                            new Entry(end.features().get(0), end.features().get(0), 1, sighting, Optional.empty()),
                            end));
                })));
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    /** Goes through a scenario with the main instance. */
    final void ask(Scenario scenario) {
        history.add(scenario);
        askMain(scenario);
        count(scenario.game());
    }

    /** Asks the main instance and hands every disagreement to {@link #found}. */
    abstract void askMain(Scenario scenario);

    final void count(Game game) {
        lastGame = Optional.of(game);
        if (games % EVENTS_ONE_IN == 0) {
            lookedFor.stream()
                    .filter(event -> event.variants().contains(game.start().variant()))
                    .filter(event -> event.firstPly(game).isPresent())
                    .forEach(events::add);
        }
        games++;
    }

    final int games() {
        return games;
    }

    final boolean isPlanned() {
        return games < planned;
    }

    /** Keeps a disagreement in case the instance hangs while it is asked again. */
    final void seen(Disagreement disagreement, Scenario scenario) {
        unsettled = Optional.of(new Sighting(disagreement, scenario, ImmutableList.of(), Repeat.UNTRIED));
    }

    /** Notes a disagreement, and then asks a fresh instance the same. */
    final void found(Disagreement disagreement, Scenario scenario) {
        Scenario alone = new Scenario(disagreement.game(), scenario.manner(), scenario.illegal());
        Sighting sighting = new Sighting(disagreement, alone, ImmutableList.of(), Repeat.UNTRIED);
        if (log.isReproduced(disagreement)) {
            log.reproduce(games, sighting);
            unsettled = Optional.empty();
            return;
        }
        log.add(games, sighting);
        unsettled = Optional.empty();
        Kind kind = disagreement.kind();
        silences += kind == Kind.HANG ? 1 : 0;
        failedStarts += kind == Kind.NO_START ? 1 : 0;
        boolean sure = kind == Kind.HANG
                || kind == Kind.NO_START
                || disagreement.features().get(0).text().equals(Limit.TOO_OFTEN);
        if (sure || guard.isTimeUp() || repeats >= (instances.isRemote() ? REMOTE_REPEATS : REPEATS)) {
            return;
        }
        repeats++;
        try {
            repeat(sighting, scenario);
        } catch (RemoteFailure notStarted) {
            return; // noted already
        }
    }

    private void repeat(Sighting sighting, Scenario scenario) {
        Disagreement disagreement = sighting.disagreement();
        if (isSeenAgain(disagreement, ImmutableList.of(sighting.scenario()))) {
            log.reproduce(games, sighting);
            return;
        }
        if (guard.isTimeUp()) {
            return; // the fresh instance may not have been asked
        }
        if (isSeenAgain(disagreement, ImmutableList.of(scenario))) {
            log.reproduce(games, new Sighting(disagreement, scenario, ImmutableList.of(), Repeat.REPRODUCED));
            return;
        }
        Optional<ImmutableList<Scenario>> fewest = histories++ >= MOST_HISTORIES
                ? Optional.empty()
                : new Isolation(
                                scenarios -> !guard.isTimeUp() && isSeenAgain(disagreement, scenarios),
                                instances.isRemote() ? REMOTE_HISTORY_TRIES : HISTORY_TRIES)
                        .fewest(history);
        if (fewest.isPresent()) {
            ImmutableList<Scenario> before =
                    fewest.get().subList(0, fewest.get().size() - 1);
            log.doubt(games, sighting, Repeat.AFTER_OTHERS, before);
        } else if (disagreement.kind() == Kind.SLOW_ANSWER) {
            log.remove(sighting); // retried in vain: the machine was busy
        } else if (!guard.isTimeUp()) {
            log.doubt(games, sighting, Repeat.NEVER, ImmutableList.of());
        }
        if (instances.isRenewable()) {
            instances.renew();
            history.clear();
        }
    }

    /** Whether a fresh instance, asked only this, disagrees in the same way or place in the last of some scenarios. */
    private boolean isSeenAgain(Disagreement disagreement, List<Scenario> scenarios) {
        T other = instances.fresh();
        boolean seen = false;
        for (Scenario scenario : scenarios) {
            seen = disagreements(other, scenario).stream()
                    .anyMatch(again -> again.features().equals(disagreement.features())
                            || again.kind() == disagreement.kind()
                                    && again.game().equals(disagreement.game()));
        }
        instances.giveBack(other);
        return seen;
    }

    private Fault shrink(Entry entry) {
        boolean fixed = entry.smallest().repeat() != Repeat.REPRODUCED
                || entry.feature().kind() == Kind.HANG;
        if (fixed || guard.isTimeUp()) {
            return asFound(entry);
        }
        List<Disagreement> small = new ArrayList<>();
        Outcome outcome = guard.run(() -> smallest(entry).ifPresent(small::add), this::showProgress);
        if (outcome.end() == End.HANG) {
            instances.abandon();
        }
        return small.isEmpty() || outcome.end() != End.DONE ? asFound(entry) : fault(entry, small.get(0));
    }

    private Optional<Disagreement> smallest(Entry entry) {
        Disagreement found = entry.smallest().disagreement();
        Predicate<Game> fails = game -> !guard.isTimeUp()
                && game.isOver() == found.game().isOver()
                && canSetUp(game.start())
                && again(entry, game).isPresent();
        Game bare = SetupShrinker.shrink(found.game(), GameShrinker.atMost(SETUP_TRIES, fails));
        Game shortest = GameShrinker.shrink(bare, GameShrinker.atMost(GAME_TRIES, fails));
        return again(entry, shortest);
    }

    private Optional<Disagreement> again(Entry entry, Game game) {
        T other = instances.forTrial();
        ImmutableList<Disagreement> all =
                disagreements(other, entry.smallest().scenario().with(game));
        instances.giveBack(other);
        return all.stream()
                .filter(again -> again.game().equals(game))
                .filter(again -> tally.worst(again.features()).equals(entry.particular()))
                .findFirst();
    }

    private Fault asFound(Entry entry) {
        return fault(entry, entry.smallest().disagreement());
    }

    private Fault fault(Entry entry, Disagreement shown) {
        Feature feature = entry.feature();
        String addition = feature.rule().isEmpty() || feature.text().isEmpty() ? "" : "; " + feature.text();
        boolean ruled = feature.rule().isPresent();
        ImmutableList<String> exchanges = shown.evidence().exchanges();
        int kept = ruled ? 0 : entry.smallest().isSuspect() ? exchanges.size() : Math.min(3, exchanges.size());
        return new Fault(
                feature.kind(),
                feature.rule(),
                shown.sentence() + addition,
                entry.games(),
                shown.game(),
                entry.smallest().before().stream().map(Scenario::game).collect(ImmutableList.toImmutableList()),
                remarks(entry),
                entry.thrown(),
                exchanges.subList(exchanges.size() - kept, exchanges.size()),
                shown.evidence().errorOutput());
    }

    private ImmutableList<String> remarks(Entry entry) {
        String again = instances.isRenewable() ? Fault.NOT_REPRODUCED : "Not reproduced when asked again.";
        return switch (entry.smallest().repeat()) {
            case REPRODUCED -> ImmutableList.of();
            case UNTRIED -> ImmutableList.of("Not asked again: there was no time or no fresh instance.");
            case AFTER_OTHERS -> ImmutableList.of(again);
            case NEVER -> ImmutableList.of(again, "Not reproduced after the questions asked before either.");
        };
    }
}
