package io.github.lyngk.testkit.judging;

import com.google.common.base.Throwables;
import com.google.common.collect.ArrayListMultimap;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMultiset;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.LinkedHashMultiset;
import com.google.common.collect.ListMultimap;
import com.google.common.collect.Multimaps;
import com.google.common.collect.Multiset;
import com.google.common.collect.Sets;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Position;
import io.github.lyngk.testkit.comparing.Difference;
import io.github.lyngk.testkit.comparing.Finding;
import io.github.lyngk.testkit.games.RareEvent;
import io.github.lyngk.testkit.judging.Occam.Suspicion;
import io.github.lyngk.testkit.judging.Verdict.Judged;
import io.github.lyngk.testkit.judging.Visit.Manner;
import io.github.lyngk.testkit.judging.Watch.End;
import io.github.lyngk.testkit.judging.Watch.Hang;
import io.github.lyngk.testkit.remote.RemoteFailure;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SplittableRandom;

/**
 * The course of a check: look for faults as long as there is time, tell one from another, make each small.
 *
 * <p>All of it happens on a thread that is left behind when foreign code does not come back; the next thread goes on where
 * that one stopped. After three times there is no next one.
 */
public abstract class Inquiry {

    private static final int MOST_HANGS = 3;
    private static final int MANY = 3;

    /** What happens to programs that run elsewhere. */
    private static final ImmutableSet<Difference> OF_PROGRAMS = Sets.immutableEnumSet(
            Difference.GARBLED_ANSWER, Difference.UNEXPECTED_END, Difference.CRASH, Difference.REFUSAL);

    private static final String THREE_HANGS = "it did not answer three times";

    /** How often what was asked before is asked again, to find out what of it matters. */
    private static final int MANY_TRIES = 60;

    private static final int FEW_TRIES = 12;

    /** Looking through a game for all events takes time, so only some games are. */
    private static final int EVENTS_ONE_IN = 4;

    final Settings settings;
    final Watch watch;
    final Punctuality punctuality;
    final FaultLog log = new FaultLog();
    final SplittableRandom random;
    final List<Visit> history = new ArrayList<>();
    Optional<Game> only = Optional.empty();
    private int plan;
    private final Deque<Suspicion> pending = new ArrayDeque<>();
    private final List<Charge> charges = new ArrayList<>();
    private final Charging charging;
    private final Multiset<RareEvent> events = LinkedHashMultiset.create();
    private int round;
    private volatile int games;
    private int hangs;
    private int silences;
    private Optional<Game> lastGame = Optional.empty();
    private volatile boolean shrinking;
    private int judgedAt = -1;
    private int distinct;
    private String end = "";
    private boolean interrupted;

    /**
     * Prepares a check.
     *
     * @param plan how many rounds to go, if time allows
     */
    Inquiry(Settings settings, int plan) {
        this.settings = settings;
        this.plan = plan;
        this.watch = new Watch(new Budget(settings.budget(), settings.sharers()), settings.patience());
        this.punctuality = new Punctuality(watch, settings.limit());
        this.random = new SplittableRandom(settings.seed());
        this.charging = new Charging(this, watch);
    }

    /** Looks for faults once. */
    abstract void explore(SplittableRandom chance);

    /** Whoever is asked. */
    abstract Pool<?> pool();

    /** Whether a fresh one that is asked only this gives rise to the same finding in the end. */
    abstract boolean isSeenAgain(Finding finding, List<Visit> visits);

    /**
     * All that is wrong in the last position of a game, asked in the way of another finding.
     *
     * @param fresh whether it has to be asked of a fresh one; else somebody will do whom only that is asked
     */
    abstract ImmutableList<Finding> again(Sight sight, Game game, boolean fresh);

    /** Whether a position may be set up. */
    abstract boolean startsFrom(Position position);

    /** What to call whoever is asked, as in "the engine". */
    abstract String role();

    /** A fault that does not show by itself, told as such. */
    abstract Finding asMemory(Finding finding);

    /**
     * The distinct faults behind all that was found. A program that fails to answer ever so many questions in the same way
     * has one fault, not many.
     */
    ImmutableList<Suspicion> suspicions() {
        ListMultimap<Difference, Suspicion> silent = ArrayListMultimap.create();
        ImmutableList.Builder<Suspicion> told = ImmutableList.builder();
        for (Suspicion suspicion : Occam.suspicions(log)) {
            Difference difference = suspicion.explanation().difference();
            if (OF_PROGRAMS.contains(difference) && !suspicion.explanation().remembered()) {
                silent.put(difference, suspicion);
            } else {
                told.add(suspicion);
            }
        }
        Multimaps.asMap(silent)
                .values()
                .forEach(same -> told.addAll(
                        same.size() < MANY
                                ? same
                                : same.stream().reduce(Occam::join).stream().toList()));
        return told.build();
    }

    /** What could be judged of whoever was asked. */
    abstract ImmutableSet<Judged> judged();

    /** The name of what was asked, where it has one. */
    public final Optional<String> name() {
        return pool().name();
    }

    /** Looks for faults in whatever comes to mind. */
    public final Verdict verdict() {
        return run();
    }

    /** Looks for faults in one game. */
    public final Verdict replay(Game game) {
        only = Optional.of(game);
        plan = 1;
        return run();
    }

    /** Carries the check out. */
    private Verdict run() {
        boolean goOn = true;
        boolean calm = false;
        while (goOn) {
            End how = watch.guard(this::work, () -> settings.progress().accept(progress()));
            goOn = how instanceof End.Silence silence && goOnAfter(silence.hang());
            if (how instanceof End.Failed failed) {
                endBy(failed.thrown());
            }
            if (how instanceof End.BrokenOff) {
                end = "its time was up in the middle of an answer";
            }
            interrupted = how instanceof End.Interrupted;
            calm = how instanceof End.Done;
        }
        if (!shrinking) {
            pending.addAll(suspicions());
        }
        pending.forEach(suspicion -> charges.add(charging.asFound(suspicion)));
        close(calm);
        if (interrupted || watch.answers() == 0) {
            end = interrupted ? "it was interrupted" : "nothing was answered";
        }
        return new Verdict(
                ImmutableList.copyOf(charges),
                games,
                watch.answers(),
                ImmutableMultiset.copyOf(events),
                watch.taken(),
                judged(),
                !interrupted && watch.answers() > 0,
                end);
    }

    /** Who cannot be started again has at least answered before; everything else is beyond judging. */
    private void endBy(Throwable thrown) {
        if (thrown instanceof RemoteFailure failure && lastGame.isPresent()) {
            Finding finding = Foreign.finding(role(), "start", lastGame.get(), failure);
            log.add(round, Sight.unrepeated(finding, Visit.of(finding.game())));
            shrinking = false;
            pending.clear();
            charges.clear();
            end = "it could not be started again";
            return;
        }
        close(false);
        Throwables.throwIfUnchecked(thrown);
        throw new IllegalStateException(thrown);
    }

    /** Closes whoever is left, unless there is nobody but one who hangs; how the main one fails to end may be a fault. */
    private void close(boolean judged) {
        if (hangs == 0 || pool().isRenewable() || pool().isCostly()) {
            boolean stopped = Thread.interrupted();
            watch.guardToTheEnd(() -> pool().close().filter(failure -> judged).ifPresent(this::chargeWithTheEnd));
            if (stopped) {
                Thread.currentThread().interrupt();
            }
        }
    }

    private void chargeWithTheEnd(RemoteFailure failure) {
        lastGame.map(game -> Foreign.finding(role(), "quit", game, failure)).ifPresent(finding -> {
            log.add(round, Sight.plain(finding, Visit.of(finding.game())).seenInPlay(true));
            suspicions().stream()
                    .filter(suspicion -> suspicion.explanation().cause().equals("quit"))
                    .forEach(suspicion -> charges.add(charging.asFound(suspicion)));
        });
    }

    private String progress() {
        return watch.taken().toSeconds() + " s: " + games + " games, " + watch.answers() + " answers, "
                + (shrinking ? "making faults small" : log.changes() + " wrong");
    }

    private boolean goOnAfter(Hang hang) {
        hangs++;
        String sentence = String.format(
                Locale.ROOT,
                "%s's %s gave no answer for %.1f s",
                role(),
                hang.question(),
                hang.taken().toMillis() / 1000.0);
        Finding finding =
                Finding.ofNoRule(hang.game(), Difference.HANG, hang.question().split(" ")[0], sentence);
        Finding told = pool().inUse()
                .filter(asked -> pool().isCostly())
                .map(remote -> Foreign.hearing(remote, finding))
                .orElseGet(() -> finding.thrownBy(new HangingThread(hang)));
        if (shrinking) {
            charges.add(charging.asFound(pending.remove()));
        } else {
            log.add(round, Sight.plain(told, Visit.of(hang.game())));
        }
        boolean renewable = pool().isRenewable();
        if (renewable) {
            pool().abandon();
            history.clear();
        }
        if (hangs == MOST_HANGS) {
            end = THREE_HANGS;
        } else if (!renewable) {
            end = "it did not answer, and there is no other to ask";
        }
        return renewable && hangs < MOST_HANGS;
    }

    private void work() {
        while (!shrinking && !isEnough()) {
            round++;
            explore(random.split());
        }
        if (!shrinking) {
            shrinking = true;
            pending.addAll(suspicions());
        }
        while (!pending.isEmpty()) {
            Suspicion next = pending.element();
            charges.add(
                    watch.isTimeUp() || next.explanation().difference() == Difference.HANG
                            ? charging.asFound(next)
                            : charging.shrunk(next));
            pending.remove();
        }
    }

    private boolean isEnough() {
        if (silences >= MOST_HANGS) {
            end = THREE_HANGS;
            return true;
        }
        if (round >= plan || (log.isEmpty() ? watch.isTimeUp() : watch.isTimeToShrink())) {
            return true;
        }
        if (settings.enoughFaults() < Integer.MAX_VALUE && judgedAt != log.changes()) {
            judgedAt = log.changes();
            distinct = suspicions().size();
        }
        return distinct >= settings.enoughFaults();
    }

    /** Counts a game that was gone through, and now and then what happened in it. */
    final void countGame(Game game) {
        lastGame = Optional.of(game);
        int before = games;
        games = before + 1;
        if (before % EVENTS_ONE_IN == 0) {
            settings.events().stream()
                    .filter(event -> event.variants().contains(game.start().variant()))
                    .filter(event -> event.firstPly(game).isPresent())
                    .forEach(events::add);
        }
    }

    /**
     * Notes a finding: whether it shows by itself, or what has to be asked before.
     *
     * @param asked everything that was asked of the same object, the visit with the finding last
     */
    final void note(Finding finding, Visit visit, List<Visit> asked) {
        if (finding.first().explanation().difference() == Difference.HANG) {
            silences++;
        }
        try {
            sift(finding, visit, asked);
        } catch (RemoteFailure notStarted) {
            log.add(round, Sight.unrepeated(finding, visit));
            throw notStarted;
        }
    }

    private void sift(Finding finding, Visit visit, List<Visit> asked) {
        Visit last = visit.in(finding.game()).asking(Manner.AT_THE_END);
        Visit alone = finding.topic().map(last::about).orElse(last);
        boolean sure = finding.first().explanation().cause().equals(Punctuality.TOO_OFTEN);
        if (sure || log.knows(finding) || watch.isTimeUp() || isSeenAgain(finding, ImmutableList.of(alone))) {
            log.add(round, Sight.plain(finding, alone));
            return;
        }
        boolean slow = finding.first().explanation().difference() == Difference.SLOW_ANSWER;
        Finding told = asMemory(finding).afterOthers();
        boolean known = log.knows(told);
        Optional<ImmutableList<Visit>> fewest = known
                ? Optional.of(ImmutableList.copyOf(asked))
                : new Isolation(
                                visits -> !watch.isTimeUp() && isSeenAgain(finding, visits),
                                pool().isCostly() ? FEW_TRIES : MANY_TRIES)
                        .fewest(asked);
        if (slow && fewest.isEmpty()) {
            return; // the machine stumbled
        }
        if (fewest.isEmpty() && watch.isTimeUp()) {
            log.add(round, Sight.plain(finding, alone)); // nobody knows whether it would have come again
            return;
        }
        log.add(
                round,
                fewest.map(visits -> Sight.remembered(told, visit, visits.subList(0, visits.size() - 1)))
                        .orElseGet(() -> Sight.unrepeated(told, visit)));
        if (pool().isRenewable()) {
            pool().renew();
            history.clear();
        }
    }

    /** Where a thread stood when it was given up. */
    private static final class HangingThread extends RuntimeException {
        private static final long serialVersionUID = 1L;

        HangingThread(Hang hang) {
            super("where the thread of " + hang.question() + " stands");
            setStackTrace(hang.trace().toArray(StackTraceElement[]::new));
        }
    }
}
