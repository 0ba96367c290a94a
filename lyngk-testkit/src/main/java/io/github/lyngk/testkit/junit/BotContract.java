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
 * Tests a {@link Bot} with JUnit: implement {@link #bot()} to return it, and inherit the tests.
 *
 * <pre>{@code
 * class MyBotTest implements BotContract {
 *     public Bot bot() {
 *         return new MyBot();
 *     }
 * }
 * }</pre>
 *
 * <p>All tests share one {@link BotCheck}. It asks the bot for moves in positions of every stage, many of them just before
 * or after a rare event, and in unusual positions and those with the most legal moves. It plays whole games with the bot,
 * one after the other, and repeats positions. Each fault fails one test. The message contains the answer, the rule it
 * breaks, some legal moves, and the smallest position found with its board.
 *
 * <p>Override the other methods to change the settings and to declare what the bot can do. Tests of capabilities that it
 * does not declare are skipped. To test several bots in one class, implement this interface in nested classes. The check
 * runs before the first test of the class, after {@code @BeforeEach}.
 *
 * <p>For all contracts of a build, the JUnit configuration parameters {@code lyngk.games}, {@code lyngk.budget},
 * {@code lyngk.limit} (for example {@code 60s} or {@code 500ms}) and {@code lyngk.seed} override the methods of the classes.
 */
@ExtendWith(ContractExtension.class)
public interface BotContract {

    /** {@return a new bot at every call; it is closed if it is {@link AutoCloseable}} */
    Bot bot();

    /** {@return the variants that the bot supports, at least one; by default all} */
    default Set<Variant> variants() {
        return ImmutableSet.copyOf(Variant.values());
    }

    /**
     * {@return whether the bot always gives the same answer in the same position; by default false} A program in another
     * process may also declare this itself.
     */
    default boolean deterministic() {
        return false;
    }

    /**
     * {@return whether the bot keeps every win and every draw in endgames; by default false} If so, it is asked for moves in
     * 100 endgames that {@link EndgameSolver} has solved.
     */
    default boolean perfectEndgames() {
        return false;
    }

    /** {@return the number of positions in which the bot is asked for a move, at least one; by default 1,000} */
    default int games() {
        return 1_000;
    }

    /**
     * {@return the time after which the check stops, more than zero; by default 60 s} If it is 60 s and there are fewer than
     * 60 answers by then, the check continues until there are 60, but for 120 s at most.
     */
    default Duration budget() {
        return Duration.ofSeconds(60);
    }

    /**
     * {@return the maximum time for a move, more than zero, which the bot receives with every position; empty, which is the
     * default, for no limit}
     */
    default Optional<Duration> limit() {
        return Optional.empty();
    }

    /**
     * {@return the rules that the bot breaks intentionally or temporarily, as {@link Fault#rule()} reports them; by default
     * none} Their faults are reported, but fail no test.
     */
    default Set<Rule> knownViolations() {
        return ImmutableSet.of();
    }

    /**
     * The check has a verdict: it compared enough answers and was able to continue. Reaching the
     * {@linkplain #budget() budget} between two answers does not matter. If it has none, the other tests are aborted
     * unless they fail.
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
     * The bot always answers, without an exception.
     *
     * @param report the report of the check
     */
    @Test
    default void answersEveryQuestion(CheckReport report) {
        new Verdict(this, report)
                .check(fault -> fault.kind().isUnanswered() && fault.kind() != Kind.NULL_ANSWER && !isOfMemory(fault));
    }

    /**
     * Every answer comes within the {@linkplain #limit() limit}. A late answer is retried; occasional lateness is tolerated.
     * Skipped if there is no limit.
     *
     * @param report the report of the check
     */
    @Test
    default void answersInTime(CheckReport report) {
        new Verdict(this, report)
                .check(Kind.SLOW_ANSWER, fault -> isOneOf(fault, Kind.SLOW_ANSWER), "no limit() is declared");
    }

    /**
     * The bot gives the same answer whenever it is asked again in a position, and so does a new instance. Skipped unless the
     * bot is {@linkplain #deterministic() deterministic}.
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
     * No answer in an endgame gives up a win or a draw. Skipped unless the bot declares
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
     * A bot that has played other games has no faults that a new instance does not have.
     *
     * @param report the report of the check
     */
    @Test
    default void answersAsWellAfterOtherGames(CheckReport report) {
        new Verdict(this, report).check(BotContract::isOfMemory);
    }

    /** Whether a new bot does not show a fault; late and unsteady answers have tests of their own. */
    private static boolean isOfMemory(Fault fault) {
        return fault.isNotReproduced() && !isOneOf(fault, Kind.SLOW_ANSWER, Kind.UNSTEADY_ANSWER);
    }

    private static boolean isOneOf(Fault fault, Kind... kinds) {
        return Arrays.asList(kinds).contains(fault.kind());
    }
}
