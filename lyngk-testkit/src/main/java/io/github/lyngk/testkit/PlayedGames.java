package io.github.lyngk.testkit;

import io.github.lyngk.core.Game;
import io.github.lyngk.core.Variant;
import net.jqwik.api.EdgeCases;
import net.jqwik.api.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** The games a {@link GameDrawer} draws, as a jqwik arbitrary. */
final class PlayedGames implements GameArbitrary {
    private final PlaySpec spec;

    PlayedGames(PlaySpec spec) {
        this.spec = spec;
    }

    @Override
    public RandomGenerator<Game> generator(int genSize) {
        GameDrawer drawer = new GameDrawer(spec, EdgeCase.events());
        return random -> new ShrinkableGame(drawer.drawGame(random), spec);
    }

    /** None for jqwik to mix in: the drawer sees to rare events itself. */
    @Override
    public EdgeCases<Game> edgeCases(int maxEdgeCases) {
        return EdgeCases.none();
    }

    @Override
    public GameArbitrary inVariant(Variant first, Variant... more) {
        return new PlayedGames(spec.inVariants(first, more));
    }

    @Override
    public GameArbitrary plies(int min, int max) {
        return new PlayedGames(spec.plies(min, max));
    }

    @Override
    public GameArbitrary ongoing() {
        return new PlayedGames(spec.inStage(Stage.ONGOING));
    }

    @Override
    public GameArbitrary finished() {
        return new PlayedGames(spec.inStage(Stage.FINISHED));
    }

    @Override
    public GameArbitrary with(EdgeCase first, EdgeCase... more) {
        return new PlayedGames(spec.with(EdgeCase.events(first, more)));
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof PlayedGames that && spec.equals(that.spec);
    }

    @Override
    public int hashCode() {
        return spec.hashCode();
    }

    @Override
    public String toString() {
        return "games(" + spec + ")";
    }
}
