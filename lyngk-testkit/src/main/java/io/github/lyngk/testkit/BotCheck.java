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
 * The check of a bot, in plain Java: it is asked in rare and odd positions, fresh and after many games. All faults are
 * reported together.
 *
 * <pre>{@code
 * CheckReport report = BotCheck.of(MyBot::new).limit(Duration.ofSeconds(1)).run();
 * System.out.println(report);
 * }</pre>
 *
 * <p>{@code BotContract} is the same as tests to inherit.
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
     * A check of one bot. If it hangs, the check ends, since there is no other instance to ask. A bot that is
     * {@link AutoCloseable} is closed when the check has run, and so can be checked once.
     *
     * @param bot the bot
     * @return a check of it
     */
    public static BotCheck of(Bot bot) {
        requireNonNull(bot, "bot");
        return new BotCheck(() -> bot, false, BotPromises.NONE, usual(POSITIONS), Known.NONE);
    }

    /**
     * A check of a bot of which there can be several instances.
     *
     * @param bots returns a new instance at every call
     * @return a check of them
     */
    public static BotCheck of(Supplier<? extends Bot> bots) {
        requireNonNull(bots, "bots");
        return new BotCheck(bots, true, BotPromises.NONE, usual(POSITIONS), Known.NONE);
    }

    /** {@return a check that expects the same answer in the same position, from every instance} */
    public BotCheck deterministic() {
        return with(new BotPromises(true, promises.endgames(), promises.perfectEndgames()));
    }

    /**
     * Asks the bot also in endgames, where at least one legal move keeps a win or a draw and at least one gives it up. The
     * score is in {@link CheckReport#endgames()}.
     *
     * @param positions in how many, at least one
     * @return a check with so many endgames
     */
    public BotCheck endgames(int positions) {
        checkArgument(positions > 0, "a check of endgames needs at least one, but was given %s", positions);
        return with(new BotPromises(promises.deterministic(), positions, promises.perfectEndgames()));
    }

    /**
     * {@return a check that expects the bot to keep every win and every draw in endgames: in 100 of them, unless
     * {@link #endgames} sets another number}
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
