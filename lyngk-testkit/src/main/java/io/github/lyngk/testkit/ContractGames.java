package io.github.lyngk.testkit;

import static com.google.common.base.Preconditions.checkArgument;

import io.github.lyngk.core.Game;
import io.github.lyngk.core.Variant;
import java.util.Arrays;
import java.util.OptionalInt;
import java.util.Set;
import java.util.random.RandomGenerator;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Shrinkable;

/**
 * The games that contracts are tried on: of the variants declared, a good part of them steered to the rare cases.
 *
 * <p>They do not shrink by themselves: a contract shrinks a failing game with the failure in view.
 */
final class ContractGames {

    /** One finished game in so many is drawn for nothing in particular. */
    private static final int KEEP_ONE_IN = 6;

    private final GameDrawer games;
    private final GameDrawer finished;
    private final GameDrawer ongoing;
    private final GameDrawer edges;
    private final SteeredGames steered;

    ContractGames(Set<Variant> variants) {
        checkArgument(!variants.isEmpty(), "a contract needs at least one variant");
        Variant[] declared = variants.toArray(Variant[]::new);
        PlaySpec spec = PlaySpec.ANY.inVariants(declared[0], declared);
        this.games = new GameDrawer(spec);
        this.finished = new GameDrawer(spec.inStage(PlaySpec.Stage.FINISHED));
        this.ongoing = new GameDrawer(spec.inStage(PlaySpec.Stage.ONGOING));
        this.edges = new GameDrawer(spec.with(EdgeCase.DRAW, EdgeCase.values()));
        this.steered = new SteeredGames(spec.variants());
    }

    /** A game of any length: half of them with a twist, the others as they come or finished and hard to count. */
    Game draw(RandomGenerator random) {
        return switch (random.nextInt(4)) {
            case 0 -> games.drawGame(random);
            case 1 -> steered.drawFinish(random);
            default -> steered.drawTwist(random);
        };
    }

    /** A game played to the end, mostly one that is hard to count. */
    Game drawFinished(RandomGenerator random) {
        return random.nextInt(KEEP_ONE_IN) == 0 ? finished.drawGame(random) : steered.drawFinish(random);
    }

    /** An unfinished game, half of the time broken off just before or after something rare. */
    Game drawOngoing(RandomGenerator random) {
        Game game =
                random.nextBoolean() ? ongoing.drawBrokenOff(random) : breakOffAtEdge(edges.drawGame(random), random);
        return game.position().isOver() ? game.undo() : game;
    }

    private static Game breakOffAtEdge(Game game, RandomGenerator random) {
        GameReview review = new GameReview(game);
        int[] plies = Arrays.stream(EdgeCase.values())
                .map(edgeCase -> edgeCase.firstPly(review))
                .flatMapToInt(OptionalInt::stream)
                .toArray();
        return game.prefix(plies[random.nextInt(plies.length)] + random.nextInt(2));
    }

    /** The games of {@link #draw} for jqwik. */
    Arbitrary<Game> any() {
        return Arbitraries.fromGenerator(random -> Shrinkable.unshrinkable(draw(random)));
    }

    /** The games of {@link #drawFinished} for jqwik. */
    Arbitrary<Game> finished() {
        return Arbitraries.fromGenerator(random -> Shrinkable.unshrinkable(drawFinished(random)));
    }

    /** The games of {@link #drawOngoing} for jqwik. */
    Arbitrary<Game> ongoing() {
        return Arbitraries.fromGenerator(random -> Shrinkable.unshrinkable(drawOngoing(random)));
    }
}
