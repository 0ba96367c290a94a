package io.github.lyngk.testkit.jqwik;

import io.github.lyngk.core.Game;
import io.github.lyngk.notation.GameRecord;
import io.github.lyngk.testkit.scenarios.GameShrinker;
import io.github.lyngk.testkit.scenarios.RecordExtras;
import io.github.lyngk.testkit.scenarios.RecordWithExtras;
import java.util.stream.Stream;
import net.jqwik.api.Shrinkable;
import net.jqwik.api.ShrinkingDistance;

/** A record that jqwik can shrink: first its tags and remarks, then the game. */
final class ShrinkableRecord implements Shrinkable<GameRecord> {
    private final Shrinkable<Game> game;
    private final RecordExtras extras;

    ShrinkableRecord(Shrinkable<Game> game, RecordExtras extras) {
        this.game = game;
        this.extras = extras;
    }

    @Override
    public GameRecord value() {
        return RecordWithExtras.assemble(game.value(), extras);
    }

    @Override
    public Stream<Shrinkable<GameRecord>> shrink() {
        Stream<Shrinkable<GameRecord>> plainer = extras.simpler().map(simpler -> new ShrinkableRecord(game, simpler));
        return Stream.concat(plainer, game.shrink().map(shorter -> new ShrinkableRecord(shorter, extras)));
    }

    @Override
    public ShrinkingDistance distance() {
        Game played = game.value();
        return ShrinkingDistance.of(played.size(), extras.size(), GameShrinker.claims(played), extras.weight());
    }

    @Override
    public String toString() {
        return "ShrinkableRecord(" + value() + ")";
    }
}
