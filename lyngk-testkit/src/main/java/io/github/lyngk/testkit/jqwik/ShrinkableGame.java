package io.github.lyngk.testkit.jqwik;

import io.github.lyngk.core.Game;
import io.github.lyngk.testkit.scenarios.GameShrinker;
import io.github.lyngk.testkit.scenarios.PlaySpec;
import java.util.stream.Stream;
import net.jqwik.api.Shrinkable;
import net.jqwik.api.ShrinkingDistance;
import org.jspecify.annotations.Nullable;

/** A game that jqwik can shrink to those simpler games of {@link GameShrinker} that the {@link PlaySpec} accepts. */
final class ShrinkableGame implements Shrinkable<Game> {
    private final Game game;
    private final PlaySpec spec;

    ShrinkableGame(Game game, PlaySpec spec) {
        this.game = game;
        this.spec = spec;
    }

    @Override
    public Game value() {
        return game;
    }

    @Override
    public Stream<Shrinkable<Game>> shrink() {
        return GameShrinker.candidates(game).filter(spec::accepts).map(simpler -> new ShrinkableGame(simpler, spec));
    }

    @Override
    public ShrinkingDistance distance() {
        return ShrinkingDistance.of(game.size(), GameShrinker.claims(game));
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof ShrinkableGame that && game.equals(that.game) && spec.equals(that.spec);
    }

    @Override
    public int hashCode() {
        return 31 * game.hashCode() + spec.hashCode();
    }

    @Override
    public String toString() {
        return "ShrinkableGame(" + game + ")";
    }
}
