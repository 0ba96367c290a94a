package io.github.lyngk.testkit;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.lyngk.core.Bot;
import io.github.lyngk.core.Rule;
import io.github.lyngk.core.Variant;
import io.github.lyngk.testkit.Fault.Kind;
import java.time.Duration;
import java.util.Collection;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import net.jqwik.api.Example;

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
 * <p>Override the other methods to declare more; tests that need a declaration are skipped without it. Test several bots in
 * one class with {@link #bots()}, or with nested {@code @Group} classes that each implement this interface. Bots that are
 * {@link AutoCloseable} are closed.
 *
 * <p>For all contracts of a build, the configuration parameters of JUnit {@code lyngk.games}, {@code lyngk.budget},
 * {@code lyngk.limit} (such as {@code 60s} or {@code 500ms}) and {@code lyngk.seed} override what a class declares.
 */
public interface BotContract {

    /** {@return the bot, a fresh one at every call if it keeps anything in mind} */
    Bot bot();

    /** {@return all the bots to test, always as many and in the same order; by default only {@link #bot()}} */
    default Collection<Bot> bots() {
        return ImmutableList.of(bot());
    }

    /** {@return the variants the bot plays, at least one; by default all} */
    default Set<Variant> variants() {
        return ImmutableSet.copyOf(Variant.values());
    }

    /**
     * {@return whether the bot always gives the same answer in the same position; false by default, and then only a bot that
     * says so itself, in a process of its own, is held to it}
     */
    default boolean deterministic() {
        return false;
    }

    /** {@return in how many positions the bot is asked; by default 1,000} */
    default int games() {
        return 1_000;
    }

    /**
     * {@return the time after which the check of a bot ends early; by default 60 s, stretched to at most 120 s until it has
     * given 60 answers}
     */
    default Duration budget() {
        return Duration.ofSeconds(60);
    }

    /** {@return how long the bot may think about a move; empty, as by default, if speed is not judged} */
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

    /** The check compared enough answers for a verdict; if not, the other tests are aborted. */
    @Example
    default void comparesEnoughAnswers() {
        reports().checkVerdict();
    }

    /** Every answer is a legal move (D, E, F). */
    @Example
    default void answersWithALegalMove_D_E_F() {
        check(Kind.ILLEGAL_ANSWER, Kind.NULL_ANSWER);
    }

    /** The bot answers, without an exception, and at all. */
    @Example
    default void answersEveryQuestion() {
        reports().check(fault -> fault.kind().isUnanswered() && fault.kind() != Kind.NULL_ANSWER && !isOfMemory(fault));
    }

    /** Every answer comes within the {@linkplain #limit() limit}; a late bot gets a second chance. Skipped without one. */
    @Example
    default void answersInTime() {
        ContractReports.skipUnless(ContractReports.isLimited(limit()), "no limit() is declared");
        check(Kind.SLOW_ANSWER);
    }

    /**
     * The same position gets the same answer, much later too, and from a fresh bot. Skipped unless the bot is
     * {@linkplain #deterministic() deterministic}.
     */
    @Example
    default void answersTheSameAgain() {
        check(Kind.UNSTEADY_ANSWER);
        ContractReports.skipUnless(reports().any(CheckReport::comparedAnswers), "deterministic() is not declared");
    }

    /** A bot that has played other games before does as well as a fresh one. */
    @Example
    default void answersAsWellAfterOtherGames() {
        reports().check(BotContract::isOfMemory);
    }

    /** A fault that a fresh bot does not show; time and steadiness have tests of their own. */
    private static boolean isOfMemory(Fault fault) {
        boolean elsewhere = fault.kind() == Kind.SLOW_ANSWER || fault.kind() == Kind.UNSTEADY_ANSWER;
        return fault.isNotReproduced() && !elsewhere;
    }

    private void check(Kind... kinds) {
        ImmutableSet<Kind> wanted = ImmutableSet.copyOf(kinds);
        reports().check(fault -> wanted.contains(fault.kind()) && !isOfMemory(fault));
    }

    private ContractReports reports() {
        return ContractReports.of(this, () -> {
            ImmutableList<Bot> first = ImmutableList.copyOf(bots());
            try {
                return IntStream.range(0, first.size())
                        .mapToObj(index -> report(first.get(index), index))
                        .collect(ImmutableList.toImmutableList());
            } catch (RuntimeException failure) {
                first.forEach(ContractReports::close); // a check that ran has closed its bots
                throw failure;
            }
        });
    }

    private CheckReport report(Bot first, int index) {
        BotCheck check = BotCheck.of(ContractReports.startingWith(first, () -> another(index)))
                .variants(variants());
        return ContractReports.settings(
                        deterministic() ? check.deterministic() : check, games(), budget(), limit(), knownViolations())
                .run();
    }

    /** One more bot of a kind; the others made with it are closed unasked. */
    private Bot another(int index) {
        ImmutableList<Bot> made = ImmutableList.copyOf(bots());
        for (Bot other : made) {
            if (other != made.get(index)) {
                ContractReports.close(other);
            }
        }
        return made.get(index);
    }
}
