package io.github.lyngk.notation.archive;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.lyngk.core.Game;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.RandomGames;
import io.github.lyngk.core.Symmetry;
import io.github.lyngk.core.Variant;
import io.github.lyngk.notation.GameRecord;
import java.util.List;
import java.util.SplittableRandom;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Alike games have one key, and no others have. */
class GameKeyProperties {
    private static GameKey key(Game game, Likeness likeness) {
        return GameKey.of(GameRecord.of(game), likeness);
    }

    @Property(tries = 200)
    void imagesHaveTheSameKey(@ForAll long seed, @ForAll Symmetry symmetry, @ForAll long names) {
        Game game = Archives.game(seed);
        Game turned = game.transform(symmetry);
        Game renamed = Archives.image(game, symmetry, Archives.names(names));

        assertThat(key(turned, Likeness.SYMMETRIC)).isEqualTo(key(game, Likeness.SYMMETRIC));
        assertThat(key(renamed, Likeness.RECOLORED)).isEqualTo(key(game, Likeness.RECOLORED));
        assertThat(key(turned, Likeness.EQUAL).equals(key(game, Likeness.EQUAL)))
                .isEqualTo(turned.equals(game));
    }

    @Property(tries = 50)
    void gamesThatDifferInOneMoveHaveDifferentKeysUnlessTheyAreImages(@ForAll long seed, @ForAll Likeness likeness) {
        Game game = Archives.game(seed);
        Game other = Archives.nearMiss(game);
        assertThat(key(other, likeness).equals(key(game, likeness))).isEqualTo(Archives.alike(game, other, likeness));
    }

    /** Starts with few stacks are often images of each other, and then only the moves differ. */
    @Property(tries = 30)
    void keysAgreeWithTryingAllImages(@ForAll long seed, @ForAll Likeness likeness) {
        SplittableRandom random = new SplittableRandom(seed);
        Game one = opening(Archives.sparse(Variant.STANDARD, random), random);
        Game other = opening(one.start(), random);
        assertThat(key(one, likeness).equals(key(other, likeness))).isEqualTo(Archives.alike(one, other, likeness));
    }

    /** One move, or none if the game is over before it. */
    private static Game opening(Position start, SplittableRandom random) {
        Game game = RandomGames.playOut(start, random);
        return game.prefix(Math.min(1, game.size()));
    }

    @Example
    void whatIsSaidAboutAGameDoesNotCount() {
        Game game = RandomGames.game(Variant.STANDARD, 1);
        GameRecord record = GameRecord.of(game).withTag("Event", "x");
        assertThat(GameKey.of(record, Likeness.EQUAL)).isEqualTo(key(game, Likeness.EQUAL));
    }

    @Example
    void keysNeverChange() {
        Game game = RandomGames.game(Variant.SIX_STACK, 1);
        assertThat(List.of(Likeness.values()))
                .extracting(likeness -> key(game, likeness).toString())
                .containsExactly(
                        "3c4edd4d6ce1f0a337c1cb2cad34321f",
                        "37db16a2787db50b0cf71c28c7c2ec70",
                        "b89fe1cca3cb2950482be2b008b009f3");
    }
}
