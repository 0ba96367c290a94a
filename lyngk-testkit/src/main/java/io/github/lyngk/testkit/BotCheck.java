package io.github.lyngk.testkit;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableSet;
import io.github.lyngk.core.Bot;
import io.github.lyngk.core.Rule;
import io.github.lyngk.testkit.judging.BotInquiry;
import io.github.lyngk.testkit.judging.Inquiry;
import io.github.lyngk.testkit.judging.Settings;
import java.util.Set;
import java.util.function.Supplier;

/**
 * The check of a bot, in plain Java: it is asked in rare and odd positions, fresh and after many games, and everything it
 * gets wrong is told together.
 *
 * <pre>{@code
 * CheckReport report = BotCheck.making(MyBot::new).limit(Duration.ofSeconds(1)).run();
 * System.out.println(report);
 * }</pre>
 *
 * <p>{@link BotContract} is the same as tests to inherit.
 */
public final class BotCheck extends Check<BotCheck> {

    private final Supplier<? extends Bot> bots;
    private final boolean renewable;
    private final boolean deterministic;

    private BotCheck(
            Supplier<? extends Bot> bots,
            boolean renewable,
            boolean deterministic,
            Settings settings,
            Set<Rule> departures) {
        super(settings, departures);
        this.bots = bots;
        this.renewable = renewable;
        this.deterministic = deterministic;
    }

    /**
     * A check of one bot. If it hangs, the check ends, since there is no other to ask.
     * One that is {@link AutoCloseable} is closed when the check has run, and so can be checked once.
     *
     * @param bot the bot
     * @return a check of it, with no further wishes
     */
    public static BotCheck of(Bot bot) {
        requireNonNull(bot, "bot");
        return new BotCheck(() -> bot, false, false, usual(), ImmutableSet.of());
    }

    /**
     * A check of bots of one kind.
     *
     * @param bots makes a bot that knows nothing of others
     * @return a check of them, with no further wishes
     */
    public static BotCheck making(Supplier<? extends Bot> bots) {
        requireNonNull(bots, "bots");
        return new BotCheck(bots, true, false, usual(), ImmutableSet.of());
    }

    /** {@return a check that expects the same answer in the same position, from every bot of the kind} */
    public BotCheck deterministic() {
        return new BotCheck(bots, renewable, true, settings(), departures());
    }

    @Override
    BotCheck with(Settings wishes, Set<Rule> known) {
        return new BotCheck(bots, renewable, deterministic, wishes, known);
    }

    @Override
    Inquiry inquiry(Settings wishes) {
        return new BotInquiry(bots, renewable, deterministic, wishes);
    }
}
