package io.github.lyngk.testkit;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.lyngk.core.Bot;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Variant;
import io.github.lyngk.testkit.games.ContractGames;
import io.github.lyngk.testkit.judging.BotTrial;
import java.time.Duration;
import java.util.Collection;
import java.util.Optional;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.ShrinkingMode;

/**
 * The test of a {@link Bot}: a class returns its bot and inherits the properties.
 *
 * <pre>{@code
 * class MyBotTest implements BotContract {
 *     public Bot bot() {
 *         return new MyBot();
 *     }
 * }
 * }</pre>
 *
 * <p>The bot is asked in positions of every stage, half of them just before or after something rare: a forced skip, a
 * turn that needs a claim, a neutral five. A failure shows the answer, the rule it breaks, the position with its board,
 * and the shortest play found that leads to it.
 *
 * <p>Further declarations are made by overriding the other methods. The properties ask some thousands of times; for a
 * bot that thinks long, override one with a {@code @Property(tries = …)} of your own that calls
 * {@code BotContract.super}. Several bots fit in one class as {@link #bots()}, or as nested {@code @Group} classes that
 * each implement this interface.
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

    /** {@return whether the bot always gives the same answer in the same position; false by default} */
    default boolean deterministic() {
        return false;
    }

    /** {@return how long the bot may think about a move; empty, as by default, if time is not to be tested} */
    default Optional<Duration> limit() {
        return Optional.empty();
    }

    /** {@return the plays in whose last position the bots are asked: unfinished games of the variants declared} */
    @Provide
    default Arbitrary<Game> playsForBots() {
        return Arbitraries.randomValue(new ContractGames(variants(), EdgeCase.events())::drawOngoing);
    }

    /**
     * Every answer is a legal move (E, F).
     *
     * @param play an unfinished game
     */
    @Property(tries = 500, shrinking = ShrinkingMode.OFF)
    default void D_E_F_answersWithALegalMove(@ForAll("playsForBots") Game play) {
        BotTrial.each(this::bots).forEach(trial -> trial.checkAnswer(play));
    }

    /**
     * Every answer comes within the {@linkplain #limit() limit}. A late bot is asked once more before it fails.
     *
     * @param play an unfinished game
     */
    @Property(tries = 100, shrinking = ShrinkingMode.OFF)
    default void limit_answersInTime(@ForAll("playsForBots") Game play) {
        limit().ifPresent(limit -> BotTrial.each(this::bots).forEach(trial -> trial.checkTime(play, limit)));
    }

    /**
     * The same position gets the same answer, from a fresh bot too, if the bot is {@linkplain #deterministic()
     * deterministic}.
     *
     * @param play an unfinished game
     */
    @Property(tries = 100, shrinking = ShrinkingMode.OFF)
    default void deterministic_answersTheSameAgain(@ForAll("playsForBots") Game play) {
        if (deterministic()) {
            BotTrial.each(this::bots).forEach(trial -> trial.checkSteadiness(play));
        }
    }

    /**
     * A bot that was there from the start, the same bot in a new game, and a fresh bot that sees only the position all
     * answer legally.
     *
     * @param play an unfinished game
     */
    @Property(tries = 25, shrinking = ShrinkingMode.OFF)
    default void state_answersWithoutHavingSeenTheGame(@ForAll("playsForBots") Game play) {
        BotTrial.each(this::bots).forEach(trial -> trial.checkHiddenState(play));
    }

    /**
     * Whole games against a random opponent come to their end (E12, R6, G1).
     *
     * @param play a game whose start is used
     * @param side the bot's side
     * @param seed the opponent's choices
     */
    @Property(tries = 25, shrinking = ShrinkingMode.OFF)
    default void R6_G1_finishesGamesAgainstARandomOpponent(
            @ForAll("playsForBots") Game play, @ForAll Player side, @ForAll long seed) {
        BotTrial.each(this::bots).forEach(trial -> trial.checkAgainstRandom(play.start(), side, seed));
    }

    /**
     * Whole games against a bot of the same kind come to their end (E12, R6, G1).
     *
     * @param play a game whose start is used
     */
    @Property(tries = 25, shrinking = ShrinkingMode.OFF)
    default void R6_G1_finishesGamesAgainstItself(@ForAll("playsForBots") Game play) {
        BotTrial.each(this::bots).forEach(trial -> trial.checkAgainstItself(play.start()));
    }
}
