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
 * The result of an {@link EngineCheck} or a {@link BotCheck}. A check with the same seed and the same number of games has
 * the same report, unless it runs out of time.
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
     * @param role the name to show if the program has none, for example "The bot"
     * @param unit what is counted, for example "game"
     */
    CheckReport(String role, String unit, RunResult result, Known known, long seed) {
        this.name = result.name().orElse(role);
        this.unit = unit;
        this.result = result;
        this.known = known;
        this.seed = seed;
    }

    /**
     * {@return the name of the bot or engine: its simple class name or the name that a program declares; "The bot" or "The
     * engine" if it has none, for example if it is a lambda expression}
     */
    public String name() {
        return name;
    }

    /**
     * {@return whether the check passed: it has a {@linkplain #noVerdict() verdict} and found no faults except known ones}
     */
    public boolean isSound() {
        return faults().isEmpty() && noVerdict().isEmpty();
    }

    /** {@return the faults except known ones, those seen in most games first; possibly empty} */
    public ImmutableList<Fault> faults() {
        return which(fault -> !known.contains(fault));
    }

    /**
     * {@return the faults whose rule or kind was declared as known, by {@link Check#knownViolations} or
     * {@link Check#knownKinds}; possibly empty}
     */
    public ImmutableList<Fault> knownViolations() {
        return which(known::contains);
    }

    /** {@return the rules that were declared as known violations, but were not broken} */
    private ImmutableSet<Rule> unseenViolations() {
        Set<Rule> seen =
                result.faults().stream().flatMap(fault -> fault.rule().stream()).collect(ImmutableSet.toImmutableSet());
        return Sets.difference(known.rules(), seen).immutableCopy();
    }

    private ImmutableList<Fault> which(Predicate<Fault> wanted) {
        return result.faults().stream().filter(wanted).collect(ImmutableList.toImmutableList());
    }

    /** {@return the number of games played with an engine, or of positions in which a bot was asked for a move} */
    public int games() {
        return result.games();
    }

    /** {@return the number of games or positions that were planned} */
    public int plannedGames() {
        return result.planned();
    }

    /**
     * {@return whether the check played all planned games, or reached the {@linkplain Check#stopAfterFaults number of
     * faults} to stop after}
     */
    public boolean isComplete() {
        return result.complete();
    }

    /** {@return the number of answers compared} */
    public long answers() {
        return result.answers();
    }

    /** {@return the duration of the check} */
    public Duration duration() {
        return result.duration();
    }

    /** {@return the seed of the check; pass it to {@link Check#seed} to repeat the same games} */
    public long seed() {
        return seed;
    }

    /**
     * Returns those kinds of fault that are tested only under a condition and were tested by this check:
     *
     * <ul>
     *   <li>{@link Fault.Kind#WRONG_BOARD} if the engine showed its position;
     *   <li>{@link Fault.Kind#ILLEGAL_MOVE_PLAYED} if an illegal move was tried;
     *   <li>{@link Fault.Kind#UNSTEADY_ANSWER} if a deterministic bot was asked twice in the same position;
     *   <li>{@link Fault.Kind#SPOILED_ENDGAME} if a bot with perfect endgames was asked for a move in endgames;
     *   <li>{@link Fault.Kind#SLOW_ANSWER} if there was a {@linkplain Check#limit limit}.
     * </ul>
     *
     * @return the kinds, possibly empty; other kinds are always tested and never included
     */
    public ImmutableSet<Fault.Kind> testedKinds() {
        return result.testedKinds();
    }

    /** {@return the score of the bot in {@linkplain BotCheck#endgames endgames}; empty if there were none} */
    public Optional<EndgameScore> endgames() {
        return result.endgames();
    }

    /**
     * Returns the reason why there is no verdict: the check could not continue, for example because the program hung three
     * times, or it compared fewer than 60 answers. A check that reaches its {@linkplain Check#budget time budget} between
     * two answers has a verdict, although it is not {@linkplain #isComplete() complete}.
     *
     * @return the reason, as an English phrase; empty if there is a verdict
     */
    public Optional<String> noVerdict() {
        return result.endedEarly()
                .or(() -> result.enough()
                        ? Optional.empty()
                        : Optional.of("compared " + count(answers(), "answer") + ", the minimum is "
                                + Settings.FEWEST_ANSWERS));
    }

    /**
     * Throws an error unless the check {@linkplain #isSound() passed}.
     *
     * @throws AssertionError if the check did not pass; its message lists the faults, or the reason for no verdict. Its
     *     cause is the first exception that the program threw, if any
     */
    public void orThrow() {
        if (!isSound()) {
            throw new CheckFailure("", this, faults());
        }
    }

    /** {@return the numbers of faults, games and answers in one line, and lines for known faults and endgames, if any} */
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
        if (faults().isEmpty()) {
            noVerdict().ifPresent(reason -> text.append("; no verdict: ").append(reason));
        } else {
            result.endedEarly()
                    .ifPresent(reason -> text.append("; ended early: ").append(reason));
        }
        if (!knownViolations().isEmpty()) {
            text.append(knownViolations().stream().map(Fault::summary).collect(joining("\n       ", "\nKnown: ", "")));
        }
        if (!unseenViolations().isEmpty()) {
            text.append("\nKnown, but not seen: ")
                    .append(unseenViolations().stream().map(Rule::name).collect(joining(", ")));
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
