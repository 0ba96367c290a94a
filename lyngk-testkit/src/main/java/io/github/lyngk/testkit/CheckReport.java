package io.github.lyngk.testkit;

import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import io.github.lyngk.core.Rule;
import io.github.lyngk.testkit.judging.ContractFailure;
import io.github.lyngk.testkit.judging.Verdict;
import io.github.lyngk.testkit.judging.Verdict.Judged;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * What came of an {@link EngineCheck} or a {@link BotCheck}.
 *
 * <p>Immutable and thread-safe.
 */
public final class CheckReport {

    /** Beyond so many faults the boards are left out, so that a log can still be read. */
    private static final int DRAWN = 4;

    private final String name;
    private final String unit;
    private final Verdict verdict;
    private final Set<Rule> declared;
    private final long seed;
    private final ImmutableList<Fault> all;

    /**
     * A report.
     *
     * @param unit what was gone through, as in "game"
     */
    CheckReport(String name, String unit, Verdict verdict, Set<Rule> declared, long seed) {
        this.name = name;
        this.unit = unit;
        this.verdict = verdict;
        this.declared = declared;
        this.seed = seed;
        this.all = verdict.charges().stream().map(Fault::new).collect(ImmutableList.toImmutableList());
    }

    /** {@return what was checked, by the name of its class or the one it gives itself} */
    public String name() {
        return name;
    }

    /**
     * {@return whether something was answered and nothing found but known departures, if those; false when the check was
     * interrupted}
     */
    public boolean isSound() {
        return faults().isEmpty() && verdict.conclusive();
    }

    /** {@return the distinct faults, those seen most often first, without known departures} */
    public ImmutableList<Fault> faults() {
        return which(fault -> !isKnown(fault));
    }

    /** {@return the faults that were declared as known departures from the rules} */
    public ImmutableList<Fault> knownDepartures() {
        return which(this::isKnown);
    }

    /** {@return the rules that were declared as known departures, but from which nobody was seen to depart} */
    public ImmutableSet<Rule> unseenDepartures() {
        Set<Rule> seen = all.stream().flatMap(fault -> fault.rule().stream()).collect(ImmutableSet.toImmutableSet());
        return Sets.difference(declared, seen).immutableCopy();
    }

    private boolean isKnown(Fault fault) {
        return fault.rule().filter(declared::contains).isPresent();
    }

    private ImmutableList<Fault> which(Predicate<Fault> wanted) {
        return all.stream().filter(wanted).collect(ImmutableList.toImmutableList());
    }

    /** {@return how many games, or stretches of games, an engine was led through, or in how many positions a bot was asked} */
    public int games() {
        return verdict.games();
    }

    /** {@return how many answers were given} */
    public long answers() {
        return verdict.answers();
    }

    /** {@return in how many of the games looked through, one in four, which rare events happened} */
    public ImmutableMap<EdgeCase, Integer> events() {
        ImmutableMap.Builder<EdgeCase, Integer> events = ImmutableMap.builder();
        for (EdgeCase event : EdgeCase.values()) {
            events.put(event, verdict.events().count(event.event()));
        }
        return events.build();
    }

    /** {@return how long it took} */
    public Duration taken() {
        return verdict.taken();
    }

    /** {@return the seed that draws the same games again} */
    public long seed() {
        return seed;
    }

    /** {@return whether the engine told what it takes positions to be, so that they could be compared} */
    public boolean comparedPositions() {
        return verdict.judged().contains(Judged.POSITIONS);
    }

    /** {@return whether illegal moves were played, as an engine that promises to refuse them can bear} */
    public boolean triedIllegalMoves() {
        return verdict.judged().contains(Judged.REFUSALS);
    }

    /** {@return whether a bot was held to giving the same answer again} */
    public boolean comparedAnswers() {
        return verdict.judged().contains(Judged.STEADINESS);
    }

    /** {@return why the check ended before its time, if it did} */
    public Optional<String> brokenOff() {
        return Optional.of(verdict.end()).filter(end -> !end.isEmpty());
    }

    /**
     * Fails with this report unless the check was sound.
     *
     * @throws AssertionError with the faults, and what was thrown first as its cause
     */
    public void orThrow() {
        if (!isSound()) {
            throw failure(ImmutableList.of(this), fault -> true);
        }
    }

    /** Whether there are faults of some kind that are not known departures, or no telling. */
    boolean has(Predicate<Fault> wanted) {
        return faults().stream().anyMatch(wanted) || !verdict.conclusive();
    }

    /** A failure with the faults of some kind in some reports; the more there are, the shorter each is told. */
    static AssertionError failure(ImmutableList<CheckReport> reports, Predicate<Fault> wanted) {
        ImmutableList<Fault> faults = reports.stream()
                .flatMap(report -> report.faults().stream())
                .filter(wanted)
                .collect(ImmutableList.toImmutableList());
        String headlines = reports.stream()
                .flatMap(report -> report.verdict.conclusive()
                                || !report.faults().isEmpty()
                        ? report.faults().stream().filter(wanted).map(fault -> report.name + ": " + fault.headline())
                        : Stream.of(report.summary()))
                .collect(joining("\n"));
        String whole = reports.stream()
                .map(report -> report.text(wanted, faults.size() <= DRAWN))
                .collect(joining("\n"));
        Optional<Throwable> cause =
                faults.stream().flatMap(fault -> fault.thrown().stream()).findFirst();
        return new ContractFailure(headlines, whole, cause);
    }

    private String text(Predicate<Fault> wanted, boolean drawn) {
        return faults().stream()
                .filter(wanted)
                .map(fault -> name + ": " + fault.text(drawn))
                .collect(joining("\n", "", "\n" + summary()));
    }

    /** {@return the numbers, in one line} */
    public String summary() {
        String numbers = String.format(
                Locale.ROOT,
                "%s: %s in %s, %s, %.1f s; seed %d",
                name,
                count(faults().size(), "fault"),
                count(games(), unit),
                count(answers(), "answer"),
                taken().toMillis() / 1000.0,
                seed);
        String known = knownDepartures().isEmpty()
                ? ""
                : "\nKnown: " + knownDepartures().stream().map(Fault::headline).collect(joining("\n       "));
        String unseen = unseenDepartures().isEmpty() ? "" : "\nDeclared, but not seen: " + unseenDepartures();
        return numbers + brokenOff().map(end -> "; broken off: " + end).orElse("") + known + unseen;
    }

    private static String count(long number, String thing) {
        return number + " " + thing + (number == 1 ? "" : "s");
    }

    /** {@return the whole report, with records to replay and boards} */
    @Override
    public String toString() {
        return isSound() ? summary() : text(fault -> true, faults().size() <= DRAWN);
    }
}
