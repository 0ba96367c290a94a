package io.github.lyngk.testkit;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

import io.github.lyngk.core.Bot;
import io.github.lyngk.core.Game;
import io.github.lyngk.testkit.CheckReport.Known;
import io.github.lyngk.testkit.checking.BotPromises;
import io.github.lyngk.testkit.checking.BotRun;
import io.github.lyngk.testkit.checking.CheckRun;
import io.github.lyngk.testkit.checking.Settings;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Checks a bot: asks it for moves in common, rare and unusual positions, as a new instance and after many games. All faults
 * are reported together.
 *
 * <pre>{@code
 * CheckReport report = BotCheck.of(MyBot::new).limit(Duration.ofSeconds(1)).run();
 * System.out.println(report);
 * }</pre>
 *
 * <p>{@code BotContract} runs the same check as JUnit tests. {@link io.github.lyngk.notation.protocol.ProgramBot} adapts a
 * program in another language.
 */
public final class BotCheck extends Check<BotCheck> {

    private static final int POSITIONS = 1_000;
    private static final int ENDGAMES = 100;

    private final Supplier<? extends Bot> bots;
    private final boolean renewable;
    private final BotPromises promises;

    private BotCheck(
            Supplier<? extends Bot> bots, boolean renewable, BotPromises promises, Settings settings, Known known) {
        super(settings, known);
        this.bots = bots;
        this.renewable = renewable;
        this.promises = promises;
    }

    /**
     * Creates a check of a single bot instance. If the bot hangs, the check ends, since there is no other instance. A bot
     * that is {@link AutoCloseable} is closed after the check, so it can be checked only once.
     *
     * @param bot the bot
     * @return the check
     */
    public static BotCheck of(Bot bot) {
        requireNonNull(bot, "bot");
        return new BotCheck(() -> bot, false, BotPromises.NONE, usual(POSITIONS), Known.NONE);
    }

    /**
     * Creates a check that can create new bot instances. It also asks new instances, repeats faults on them, and continues
     * with one after a hang.
     *
     * @param bots returns a new instance at every call
     * @return the check
     */
    public static BotCheck of(Supplier<? extends Bot> bots) {
        requireNonNull(bots, "bots");
        return new BotCheck(bots, true, BotPromises.NONE, usual(POSITIONS), Known.NONE);
    }

    /**
     * Declares that the bot always gives the same answer in the same position. Another answer, by the same instance or a new
     * one, is then a fault of kind {@link Fault.Kind#UNSTEADY_ANSWER}.
     *
     * @return a check that expects this
     */
    public BotCheck deterministic() {
        return with(new BotPromises(true, promises.endgames(), promises.perfectEndgames()));
    }

    /**
     * Also asks the bot for moves in endgames, in which at least one legal move keeps a win or a draw and at least one gives
     * it up. {@link CheckReport#endgames()} returns the score. By default there are none.
     *
     * @param positions the number of endgames, at least one
     * @return a check with that number of endgames
     * @throws IllegalArgumentException if the number is less than one
     */
    public BotCheck endgames(int positions) {
        checkArgument(positions > 0, "a check of endgames needs at least one, but was given %s", positions);
        return with(new BotPromises(promises.deterministic(), positions, promises.perfectEndgames()));
    }

    /**
     * Declares that the bot keeps every win and every draw in endgames. A move that gives one up is then a fault of kind
     * {@link Fault.Kind#SPOILED_ENDGAME}. There are 100 endgames, unless {@link #endgames} sets another number.
     *
     * @return a check that expects this
     */
    public BotCheck perfectEndgames() {
        int positions = promises.endgames() == 0 ? ENDGAMES : promises.endgames();
        return with(new BotPromises(promises.deterministic(), positions, true));
    }

    private BotCheck with(BotPromises others) {
        return new BotCheck(bots, renewable, others, settings(), known());
    }

    @Override
    BotCheck with(Settings other, Known violations) {
        return new BotCheck(bots, renewable, promises, other, violations);
    }

    @Override
    CheckRun<?> newRun(Optional<Game> only) {
        return new BotRun(bots, renewable, promises, settings(), only);
    }
}
