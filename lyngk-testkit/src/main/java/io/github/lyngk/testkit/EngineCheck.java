package io.github.lyngk.testkit;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableSet;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Rule;
import io.github.lyngk.core.Setup;
import io.github.lyngk.testkit.judging.EngineInquiry;
import io.github.lyngk.testkit.judging.Inquiry;
import io.github.lyngk.testkit.judging.Settings;
import io.github.lyngk.testkit.judging.Subject;
import io.github.lyngk.testkit.judging.Subject.Claiming;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/**
 * The check of a rules engine, in plain Java: it is walked through games beside core, asked at every ply, and everything
 * it gets wrong is told together.
 *
 * <pre>{@code
 * CheckReport report = EngineCheck.making(MyEngine::new).budget(Duration.ofMinutes(1)).run();
 * System.out.println(report);
 * }</pre>
 *
 * <p>{@link EngineContract} is the same as tests to inherit.
 */
public final class EngineCheck extends Check<EngineCheck> {

    private final Supplier<? extends Engine<?>> engines;
    private final boolean renewable;

    private EngineCheck(
            Supplier<? extends Engine<?>> engines, boolean renewable, Settings settings, Set<Rule> departures) {
        super(settings, departures);
        this.engines = engines;
        this.renewable = renewable;
    }

    /**
     * A check of one engine. If it hangs, the check ends, since there is no other to ask; and what it remembers wrongly
     * cannot be told from wrong rules.
     * One that is {@link AutoCloseable} is closed when the check has run, and so can be checked once.
     *
     * @param engine the engine
     * @return a check of it, with no further wishes
     */
    public static EngineCheck of(Engine<?> engine) {
        requireNonNull(engine, "engine");
        return new EngineCheck(() -> engine, false, usual(), ImmutableSet.of());
    }

    /**
     * A check of engines of one kind.
     *
     * @param engines makes an engine that knows nothing of others
     * @return a check of them, with no further wishes
     */
    public static EngineCheck making(Supplier<? extends Engine<?>> engines) {
        requireNonNull(engines, "engines");
        return new EngineCheck(engines, true, usual(), ImmutableSet.of());
    }

    @Override
    EngineCheck with(Settings wishes, Set<Rule> known) {
        return new EngineCheck(engines, renewable, wishes, known);
    }

    @Override
    Inquiry inquiry(Settings wishes) {
        return inquiry(engines, wishes);
    }

    /** Engines of one supplier share the type of their states. */
    @SuppressWarnings("unchecked")
    private <S> Inquiry inquiry(Supplier<? extends Engine<?>> made, Settings wishes) {
        return new EngineInquiry<>(() -> subject((Engine<S>) made.get()), renewable, wishes);
    }

    /** The engine as the judge asks it; whether it claims by actions of their own is decided here and nowhere else. */
    static <S> Subject<S> subject(Engine<S> engine) {
        return new Subject<>(
                engine::setUp,
                engine::moves,
                engine::play,
                state -> {
                    EngineResult result = engine.result(state);
                    return result == null ? null : result.standing();
                },
                engine::setup,
                engine instanceof ClaimingEngine<S> claiming
                        ? Optional.of(
                                new Claiming<>(claiming::claims, claiming::claim, claiming.tellsResultAfterClaim()))
                        : Optional.empty(),
                ImmutableSet.copyOf(engine.variants()),
                position -> canSetUp(engine, position),
                engine.listsDuplicates(),
                engine.statesAreValues(),
                engine.refusesIllegalMoves(),
                engine);
    }

    private static boolean canSetUp(Engine<?> engine, Position position) {
        if (engine.setsUpAnyPosition()) {
            return engine.setsUpScoredFives()
                    || position.fives(Player.FIRST) == 0 && position.fives(Player.SECOND) == 0;
        }
        Setup setup = position.toSetup();
        return setup.isInitial() && setup.playerToMove() == Player.FIRST;
    }
}
