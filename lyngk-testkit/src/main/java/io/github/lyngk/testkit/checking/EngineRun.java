package io.github.lyngk.testkit.checking;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.base.Suppliers;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Position;
import io.github.lyngk.testkit.Engine;
import io.github.lyngk.testkit.Fault.Kind;
import io.github.lyngk.testkit.scenarios.EngineScenarios;
import io.github.lyngk.testkit.scenarios.Scenario;
import io.github.lyngk.testkit.scenarios.Scenario.Mode;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/**
 * Runs the check of an engine. The same instance is asked throughout, so that leaked state shows.
 *
 * @param <S> the engine's state
 */
public final class EngineRun<S> extends CheckRun<EngineProbe<S>> {

    private final Set<Kind> testedKinds = EnumSet.noneOf(Kind.class);

    /** The scenarios, which depend on what the engine declares. */
    private final Supplier<EngineScenarios> scenarios = Suppliers.memoize(() -> {
        Engine<S> engine = instances.main().engine();
        return new EngineScenarios(engine, instances.main()::canSetUp, variants(engine, engine.variants()));
    });

    /**
     * Prepares the check of an engine.
     *
     * @param engines creates an engine, or returns the only one
     * @param renewable whether it creates a new engine at every call
     * @param only the game to replay; empty to generate games
     */
    public EngineRun(Supplier<Engine<S>> engines, boolean renewable, Settings settings, Optional<Game> only) {
        super(
                "the engine",
                run -> () -> new EngineProbe<>(engines.get(), run.guard, run.limit),
                EngineProbe::engine,
                renewable,
                settings,
                only);
    }

    @Override
    ImmutableSet<Kind> testedKinds() {
        return Sets.immutableEnumSet(testedKinds);
    }

    @Override
    boolean maySend(Position position) {
        return scenarios.get().maySend(position);
    }

    @Override
    void explore() {
        EngineScenarios drawn = scenarios.get();
        if (only.isPresent()) {
            Game game = only.get();
            checkArgument(instances.main().canSetUp(game.start()), "the engine cannot be set up with %s", game.start());
            askMain(Scenario.of(game).in(Mode.TWICE));
            if (!hasEndedEarly()) {
                ask(Scenario.of(game));
            }
            return;
        }
        ask(drawn.next(random));
    }

    @Override
    void askMain(Scenario scenario) {
        EngineProbe<S> main = instances.main();
        Lockstep.walk(main, scenario, Optional.of(tally), disagreement -> found(disagreement, scenario));
        if (main.showsPositions()) {
            testedKinds.add(Kind.WRONG_BOARD);
        }
        if (scenario.illegal().isPresent()) {
            testedKinds.add(Kind.ILLEGAL_MOVE_PLAYED);
        }
    }

    @Override
    ImmutableList<Disagreement> disagreements(EngineProbe<S> probe, Scenario scenario) {
        return Lockstep.disagreements(probe, scenario);
    }
}
