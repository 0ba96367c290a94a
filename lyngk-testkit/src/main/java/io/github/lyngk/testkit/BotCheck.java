package io.github.lyngk.testkit;

import static java.util.Objects.requireNonNull;

import io.github.lyngk.core.Bot;
import io.github.lyngk.core.Game;
import io.github.lyngk.testkit.CheckReport.Known;
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

    private final Supplier<? extends Bot> bots;
    private final boolean renewable;
    private final boolean deterministic;

    private BotCheck(
            Supplier<? extends Bot> bots, boolean renewable, boolean deterministic, Settings settings, Known known) {
        super(settings, known);
        this.bots = bots;
        this.renewable = renewable;
        this.deterministic = deterministic;
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
        return new BotCheck(() -> bot, false, false, usual(POSITIONS), Known.NONE);
    }

    /**
     * A check of a bot of which there can be several instances.
     *
     * @param bots returns a new instance at every call
     * @return a check of them
     */
    public static BotCheck of(Supplier<? extends Bot> bots) {
        requireNonNull(bots, "bots");
        return new BotCheck(bots, true, false, usual(POSITIONS), Known.NONE);
    }

    /** {@return a check that expects the same answer in the same position, from every instance} */
    public BotCheck deterministic() {
        return new BotCheck(bots, renewable, true, settings(), known());
    }

    @Override
    BotCheck with(Settings other, Known violations) {
        return new BotCheck(bots, renewable, deterministic, other, violations);
    }

    @Override
    CheckRun<?> newRun(Optional<Game> only) {
        return new BotRun(bots, renewable, deterministic, settings(), only);
    }
}
