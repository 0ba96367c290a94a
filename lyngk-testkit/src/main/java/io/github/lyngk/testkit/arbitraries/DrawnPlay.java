package io.github.lyngk.testkit.arbitraries;

import io.github.lyngk.core.Game;
import io.github.lyngk.core.Position;
import io.github.lyngk.notation.GameRecord;
import io.github.lyngk.testkit.games.GameDrawer;
import io.github.lyngk.testkit.games.PlaySpec;
import io.github.lyngk.testkit.games.RecordExtras;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.RandomGenerator;

/**
 * What a {@link GameDrawer} draws as jqwik arbitraries that shrink. They have no edge cases for jqwik to mix in: the
 * drawer sees to rare events itself.
 */
public final class DrawnPlay {
    /** What jqwik asks generators for, unless tries are set otherwise. */
    private static final int USUAL_SIZE = 1000;

    private DrawnPlay() {}

    public static Arbitrary<Game> games(GameDrawer drawer) {
        return Arbitraries.fromGenerator(shrinkableGames(drawer));
    }

    /** The positions that games end with, or that show the wished-for event. */
    public static Arbitrary<Position> positions(GameDrawer drawer) {
        PlaySpec spec = drawer.spec();
        return Arbitraries.fromGenerator(random -> new ShrinkableGame(drawer.drawBrokenOff(random), spec)
                .map(played -> spec.shown(played).position()));
    }

    /** Games with tags, remarks and an ending. */
    public static Arbitrary<GameRecord> records(GameDrawer drawer) {
        RandomGenerator<Game> games = shrinkableGames(drawer);
        RandomGenerator<RecordExtras> extras = RecordExtrasArbitrary.create().generator(USUAL_SIZE);
        return Arbitraries.fromGenerator(random ->
                new ShrinkableRecord(games.next(random), extras.next(random).value()));
    }

    private static RandomGenerator<Game> shrinkableGames(GameDrawer drawer) {
        return random -> new ShrinkableGame(drawer.drawGame(random), drawer.spec());
    }
}
