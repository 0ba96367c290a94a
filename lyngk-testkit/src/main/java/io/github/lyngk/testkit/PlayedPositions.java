package io.github.lyngk.testkit;

import io.github.lyngk.core.Game;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Variant;
import net.jqwik.api.EdgeCases;
import net.jqwik.api.RandomGenerator;
import net.jqwik.api.Shrinkable;
import org.jspecify.annotations.Nullable;

/** The positions at the end of games a {@link GameDrawer} draws, as a jqwik arbitrary. */
final class PlayedPositions implements PositionArbitrary {
    private final PlaySpec spec;

    PlayedPositions(PlaySpec spec) {
        this.spec = spec.endingAtMoment();
    }

    @Override
    public RandomGenerator<Position> generator(int genSize) {
        GameDrawer drawer = new GameDrawer(spec, EdgeCase.events());
        return random -> shown(new ShrinkableGame(drawer.drawBrokenOff(random), spec));
    }

    /** None for jqwik to mix in: the drawer sees to rare events itself. */
    @Override
    public EdgeCases<Position> edgeCases(int maxEdgeCases) {
        return EdgeCases.none();
    }

    private Shrinkable<Position> shown(Shrinkable<Game> game) {
        return game.map(played -> spec.shown(played).position());
    }

    @Override
    public PositionArbitrary inVariant(Variant first, Variant... more) {
        return new PlayedPositions(spec.inVariants(first, more));
    }

    @Override
    public PositionArbitrary plies(int min, int max) {
        return new PlayedPositions(spec.plies(min, max));
    }

    @Override
    public PositionArbitrary ongoing() {
        return new PlayedPositions(spec.inStage(Stage.ONGOING));
    }

    @Override
    public PositionArbitrary finished() {
        return new PlayedPositions(spec.inStage(Stage.FINISHED));
    }

    @Override
    public PositionArbitrary with(EdgeCase first, EdgeCase... more) {
        return new PlayedPositions(spec.with(EdgeCase.events(first, more)));
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof PlayedPositions that && spec.equals(that.spec);
    }

    @Override
    public int hashCode() {
        return spec.hashCode();
    }

    @Override
    public String toString() {
        return "positions(" + spec + ")";
    }
}
