package io.github.lyngk.testkit;

import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import io.github.lyngk.core.Rule;
import io.github.lyngk.testkit.checking.CheckFailure;
import io.github.lyngk.testkit.checking.RunResult;
import io.github.lyngk.testkit.checking.Settings;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * The result of an {@link EngineCheck} or a {@link BotCheck}. The same check with the same seed and the same number of games
 * gives the same report, unless it ends early for time.
 *
 * <p>Immutable and thread-safe.
 */
public final class CheckReport {

    private final String name;
    private final String unit;
    private final RunResult result;
    private final Known known;
    private final long seed;

    /** The rules and kinds of fault that are known. */
    record Known(ImmutableSet<Rule> rules, ImmutableSet<Fault.Kind> kinds) {
        static final Known NONE = new Known(ImmutableSet.of(), ImmutableSet.of());

        boolean contains(Fault fault) {
            return fault.rule().map(rules::contains).orElse(false) || kinds.contains(fault.kind());
        }
    }

    /**
     * @param role the name to show if the program has none, as in "The bot"
     * @param unit what is counted, as in "game"
     */
    CheckReport(String role, String unit, RunResult result, Known known, long seed) {
        this.name = result.name().orElse(role);
        this.unit = unit;
        this.result = result;
        this.known = known;
        this.seed = seed;
    }

    /** {@return the name of the bot or engine: its class, or the name that a program declares} */
    public String name() {
        return name;
    }

    /**
     * {@return whether enough answers were compared and all faults are known ones; false if the check was broken off}
     */
    public boolean isSound() {
        return faults().isEmpty() && endedEarly().isEmpty();
    }

    /** {@return the faults except known ones, those seen in most games first} */
    public ImmutableList<Fault> faults() {
        return which(fault -> !known.contains(fault));
    }

    /** {@return the faults whose rule or kind was declared as known} */
    public ImmutableList<Fault> knownViolations() {
        return which(known::contains);
    }

    /** {@return the rules that were declared as known violations, but were not seen to be broken} */
    private ImmutableSet<Rule> unseenViolations() {
        Set<Rule> seen =
                result.faults().stream().flatMap(fault -> fault.rule().stream()).collect(ImmutableSet.toImmutableSet());
        return Sets.difference(known.rules(), seen).immutableCopy();
    }

    private ImmutableList<Fault> which(Predicate<Fault> wanted) {
        return result.faults().stream().filter(wanted).collect(ImmutableList.toImmutableList());
    }

    /** {@return the number of games played through with an engine, or of positions in which a bot was asked} */
    public int games() {
        return result.games();
    }

    /** {@return the number of games or positions that were planned} */
    public int plannedGames() {
        return result.planned();
    }

    /** {@return whether the check did all that was planned, or reached the number of faults to stop after} */
    public boolean isComplete() {
        return result.complete();
    }

    /** {@return the number of answers given} */
    public long answers() {
        return result.answers();
    }

    /** {@return the time that the check took} */
    public Duration duration() {
        return result.duration();
    }

    /** {@return the seed that draws the same games again} */
    public long seed() {
        return seed;
    }

    /**
     * {@return which of the kinds of fault that are judged only under a condition were judged:
     * {@code WRONG_BOARD} if the engine showed positions, {@code ILLEGAL_MOVE_PLAYED} if an illegal move was tried,
     * {@code UNSTEADY_ANSWER} if a bot that declares itself deterministic was asked twice, {@code SPOILED_ENDGAME} if a bot
     * that declares perfect endgames was asked in endgames, {@code SLOW_ANSWER} if there was a limit}
     */
    public ImmutableSet<Fault.Kind> testedKinds() {
        return result.testedKinds();
    }

    /** {@return how many results of endgames the bot kept; empty if it was not asked in endgames} */
    public Optional<EndgameScore> endgames() {
        return result.endgames();
    }

    /**
     * {@return why the check gives no verdict: it was broken off, or compared too few answers; empty if there is a verdict}
     */
    public Optional<String> endedEarly() {
        return result.endedEarly()
                .or(() -> result.enough()
                        ? Optional.empty()
                        : Optional.of("compared " + count(answers(), "answer") + ", the minimum is "
                                + Settings.FEWEST_ANSWERS));
    }

    /**
     * Throws an error with this report unless the check was sound.
     *
     * @throws AssertionError with the faults as its message, and the first exception thrown as its cause
     */
    public void orThrow() {
        if (!isSound()) {
            throw new CheckFailure("", this, faults());
        }
    }

    /** {@return the numbers in one line, followed by a line for each known violation} */
    public String summary() {
        StringBuilder text = new StringBuilder(String.format(
                Locale.ROOT,
                "%s: %s in %s, %s; seed %d",
                name,
                count(faults().size(), "fault"),
                count(games(), unit),
                count(answers(), "answer"),
                seed));
        if (!isComplete()) {
            text.append(String.format(Locale.ROOT, "; incomplete: %d of %s", games(), count(plannedGames(), unit)));
        }
        endedEarly().ifPresent(reason -> text.append("; no verdict: ").append(reason));
        if (!knownViolations().isEmpty()) {
            text.append(knownViolations().stream().map(Fault::summary).collect(joining("\n       ", "\nKnown: ", "")));
        }
        if (!unseenViolations().isEmpty()) {
            text.append("\nDeclared, but not seen: ").append(unseenViolations());
        }
        endgames().ifPresent(score -> text.append('\n').append(score));
        return text.toString();
    }

    private static String count(long number, String thing) {
        return String.format(Locale.ROOT, "%,d %s%s", number, thing, number == 1 ? "" : "s");
    }

    /** {@return the whole report: every fault with its board, and the summary} */
    @Override
    public String toString() {
        return CheckFailure.text("", this, faults());
    }
}
