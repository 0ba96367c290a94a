package io.github.lyngk.testkit;

import static java.util.Objects.requireNonNull;

import io.github.lyngk.core.Game;
import io.github.lyngk.testkit.CheckReport.Known;
import io.github.lyngk.testkit.checking.CheckRun;
import io.github.lyngk.testkit.checking.EngineRun;
import io.github.lyngk.testkit.checking.Settings;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Checks a rules engine: plays many games with the engine and with lyngk-core, and compares their answers at every ply.
 *
 * <pre>{@code
 * CheckReport report = EngineCheck.of(MyEngine::new).run();
 * System.out.println(report);
 * }</pre>
 *
 * <p>{@code EngineContract} runs the same check as JUnit tests. {@link ProgramEngine} adapts a program in another language.
 */
public final class EngineCheck extends Check<EngineCheck> {

    private static final int GAMES = 2_000;

    private final Supplier<? extends Engine<?>> engines;
    private final boolean renewable;

    private EngineCheck(Supplier<? extends Engine<?>> engines, boolean renewable, Settings settings, Known known) {
        super(settings, known);
        this.engines = engines;
        this.renewable = renewable;
    }

    /**
     * Creates a check of a single engine instance. If the engine hangs, the check ends, since there is no other instance. An
     * engine that is {@link AutoCloseable} is closed after the check, so it can be checked only once.
     *
     * @param engine the engine
     * @return the check
     */
    public static EngineCheck of(Engine<?> engine) {
        requireNonNull(engine, "engine");
        return new EngineCheck(() -> engine, false, usual(GAMES), Known.NONE);
    }

    /**
     * Creates a check that can create new engine instances, to repeat faults and after hangs.
     *
     * @param engines returns a new instance at every call
     * @return the check
     */
    public static EngineCheck of(Supplier<? extends Engine<?>> engines) {
        requireNonNull(engines, "engines");
        return new EngineCheck(engines, true, usual(GAMES), Known.NONE);
    }

    @Override
    EngineCheck with(Settings other, Known violations) {
        return new EngineCheck(engines, renewable, other, violations);
    }

    @Override
    CheckRun<?> newRun(Optional<Game> only) {
        return newRun(engines, only);
    }

    /** Engines of one supplier share the type of their states. */
    @SuppressWarnings("unchecked")
    private <S> CheckRun<?> newRun(Supplier<? extends Engine<?>> made, Optional<Game> only) {
        return new EngineRun<>(() -> (Engine<S>) made.get(), renewable, settings(), only);
    }
}
