package io.github.lyngk.testkit.junit;

import com.google.common.collect.ImmutableSet;
import io.github.lyngk.core.Bot;
import io.github.lyngk.core.Rule;
import io.github.lyngk.core.Variant;
import io.github.lyngk.core.bots.EndgameSolver;
import io.github.lyngk.testkit.BotCheck;
import io.github.lyngk.testkit.CheckReport;
import io.github.lyngk.testkit.Fault;
import io.github.lyngk.testkit.Fault.Kind;
import java.time.Duration;
import java.util.Arrays;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * The test of a {@link Bot}: a class returns its bot and inherits the tests.
 *
 * <pre>{@code
 * class MyBotTest implements BotContract {
 *     public Bot bot() {
 *         return new MyBot();
 *     }
 * }
 * }</pre>
 *
 * <p>The bot goes through one {@link BotCheck}: it is asked in positions of every stage, many of them just before or after
 * a rare event, in odd ones and in those with the most moves; it plays whole games, one after the other, and is asked in
 * positions again. Each fault fails one test, with the answer, the rule it breaks, some legal moves, and the smallest
 * position found with its board.
 *
 * <p>Override the other methods to declare more; tests that need a declaration are skipped without it. To test several bots
 * in one class, let nested classes implement this interface. The check is made when the first test of the class is about to
 * run, after {@code @BeforeEach}, and kept for the others.
 *
 * <p>For all contracts of a build, the configuration parameters of JUnit {@code lyngk.games}, {@code lyngk.budget},
 * {@code lyngk.limit} (such as {@code 60s} or {@code 500ms}) and {@code lyngk.seed} override what a class declares.
 */
@ExtendWith(ContractExtension.class)
public interface BotContract {

    /** {@return a fresh bot at every call; those that are {@link AutoCloseable} are closed} */
    Bot bot();

    /** {@return the variants the bot plays, at least one; by default all} */
    default Set<Variant> variants() {
        return ImmutableSet.copyOf(Variant.values());
    }

    /**
     * {@return whether the bot always gives the same answer in the same position; by default false} A program in a process
     * of its own may declare it itself.
     */
    default boolean deterministic() {
        return false;
    }

    /**
     * {@return whether the bot keeps every win and every draw in endgames; by default false} If so, it is asked in 100
     * endgames that {@link EndgameSolver} has solved.
     */
    default boolean perfectEndgames() {
        return false;
    }

    /** {@return in how many positions the bot is asked; by default 1,000} */
    default int games() {
        return 1_000;
    }

    /** {@return the time after which the check ends early; by default 60 s, stretched to 120 s until 60 answers are in} */
    default Duration budget() {
        return Duration.ofSeconds(60);
    }

    /**
     * {@return how long the bot may think about a move, which it receives with every position; empty, as by default, if speed
     * is not judged}
     */
    default Optional<Duration> limit() {
        return Optional.empty();
    }

    /**
     * {@return the rules that the bot breaks on purpose or for now, as reports name them; by default none} Such faults are
     * reported and do not fail.
     */
    default Set<Rule> knownViolations() {
        return ImmutableSet.of();
    }

    /**
     * The check compared enough answers for a verdict; if not, the other tests are aborted.
     *
     * @param report the report of the check
     */
    @Test
    default void comparesEnoughAnswers(CheckReport report) {
        new Verdict(this, report).checkEnough();
    }

    /**
     * Every answer is a legal move (D, E, F).
     *
     * @param report the report of the check
     */
    @Test
    default void answersWithALegalMove_D_E_F(CheckReport report) {
        new Verdict(this, report)
                .check(fault -> isOneOf(fault, Kind.ILLEGAL_ANSWER, Kind.NULL_ANSWER) && !isOfMemory(fault));
    }

    /**
     * The bot answers, without an exception, and at all.
     *
     * @param report the report of the check
     */
    @Test
    default void answersEveryQuestion(CheckReport report) {
        new Verdict(this, report)
                .check(fault -> fault.kind().isUnanswered() && fault.kind() != Kind.NULL_ANSWER && !isOfMemory(fault));
    }

    /**
     * Every answer comes within the {@linkplain #limit() limit}; a late bot gets a second chance. Skipped without one.
     *
     * @param report the report of the check
     */
    @Test
    default void answersInTime(CheckReport report) {
        new Verdict(this, report)
                .check(Kind.SLOW_ANSWER, fault -> isOneOf(fault, Kind.SLOW_ANSWER), "no limit() is declared");
    }

    /**
     * The same position gets the same answer, much later too, and from a fresh bot. Skipped unless the bot is
     * {@linkplain #deterministic() deterministic}.
     *
     * @param report the report of the check
     */
    @Test
    default void answersTheSameAgain(CheckReport report) {
        new Verdict(this, report)
                .check(
                        Kind.UNSTEADY_ANSWER,
                        fault -> isOneOf(fault, Kind.UNSTEADY_ANSWER),
                        "no position was asked twice; deterministic() declares that answers are the same");
    }

    /**
     * No answer gives up a win or a draw in an endgame. Skipped unless the bot has
     * {@linkplain #perfectEndgames() perfect endgames}.
     *
     * @param report the report of the check
     */
    @Test
    default void keepsTheResultsOfEndgames(CheckReport report) {
        new Verdict(this, report)
                .check(
                        Kind.SPOILED_ENDGAME,
                        fault -> isOneOf(fault, Kind.SPOILED_ENDGAME) && !isOfMemory(fault),
                        "perfectEndgames() is not declared");
    }

    /**
     * A bot that has played other games before does as well as a fresh one.
     *
     * @param report the report of the check
     */
    @Test
    default void answersAsWellAfterOtherGames(CheckReport report) {
        new Verdict(this, report).check(BotContract::isOfMemory);
    }

    /** A fault that a fresh bot does not show; time and steadiness have tests of their own. */
    private static boolean isOfMemory(Fault fault) {
        return fault.isNotReproduced() && !isOneOf(fault, Kind.SLOW_ANSWER, Kind.UNSTEADY_ANSWER);
    }

    private static boolean isOneOf(Fault fault, Kind... kinds) {
        return Arrays.asList(kinds).contains(fault.kind());
    }
}
