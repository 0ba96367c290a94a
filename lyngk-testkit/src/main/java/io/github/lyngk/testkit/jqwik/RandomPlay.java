package io.github.lyngk.testkit.jqwik;

import io.github.lyngk.core.Game;
import io.github.lyngk.core.Position;
import io.github.lyngk.notation.GameRecord;
import io.github.lyngk.testkit.scenarios.GameGenerator;
import io.github.lyngk.testkit.scenarios.PlaySpec;
import io.github.lyngk.testkit.scenarios.RecordExtras;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.RandomGenerator;

/**
 * The values of a {@link GameGenerator} as jqwik arbitraries that shrink. They have no edge cases in the sense of jqwik,
 * since the generator itself draws rare events often enough.
 */
final class RandomPlay {
    /** The size that jqwik passes to generators by default. */
    private static final int USUAL_SIZE = 1000;

    private RandomPlay() {}

    static Arbitrary<Game> games(GameGenerator generator) {
        return Arbitraries.fromGenerator(shrinkableGames(generator));
    }

    /** The last positions of games, or those that show the required event. */
    static Arbitrary<Position> positions(GameGenerator generator) {
        PlaySpec spec = generator.spec();
        return Arbitraries.fromGenerator(random -> new ShrinkableGame(generator.drawBrokenOff(random), spec)
                .map(played -> spec.shown(played).position()));
    }

    /** Games with tags, remarks and an ending. */
    static Arbitrary<GameRecord> records(GameGenerator generator) {
        RandomGenerator<Game> games = shrinkableGames(generator);
        RandomGenerator<RecordExtras> extras = RecordExtrasArbitrary.create().generator(USUAL_SIZE);
        return Arbitraries.fromGenerator(random ->
                new ShrinkableRecord(games.next(random), extras.next(random).value()));
    }

    private static RandomGenerator<Game> shrinkableGames(GameGenerator generator) {
        return random -> new ShrinkableGame(generator.drawGame(random), generator.spec());
    }
}
