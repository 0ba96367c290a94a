package io.github.lyngk.testkit.scenarios;

import static com.google.common.base.Preconditions.checkArgument;

import io.github.lyngk.core.Game;
import io.github.lyngk.core.Variant;
import java.util.Set;
import java.util.random.RandomGenerator;

/**
 * Generates the games of a check, half of them steered to a rare event.
 */
public final class CheckGames {

    /** One in this many finished games is not steered. */
    private static final int KEEP_ONE_IN = 6;

    private final GameGenerator games;
    private final GameGenerator finished;
    private final GameGenerator ongoing;
    private final SteeredGames steered;

    public CheckGames(Set<Variant> variants) {
        checkArgument(!variants.isEmpty(), "a check needs at least one variant");
        Variant[] declared = variants.toArray(Variant[]::new);
        PlaySpec spec = PlaySpec.ANY.inVariants(declared[0], declared);
        this.games = new GameGenerator(spec);
        this.finished = new GameGenerator(spec.inStage(Stage.FINISHED));
        this.ongoing = new GameGenerator(spec.inStage(Stage.ONGOING));
        this.steered = new SteeredGames(spec.variants());
    }

    /**
     * A game of any length: half of them are steered to a rare event; the others are unsteered, finished and hard to count,
     * or nearly as long as possible.
     */
    public Game draw(RandomGenerator random) {
        return switch (random.nextInt(8)) {
            case 0, 1 -> games.drawGame(random);
            case 2 -> steered.drawLong(random);
            case 3 -> steered.drawFinish(random);
            default -> steered.drawEvent(random);
        };
    }

    /** A game played to the end, mostly one that is hard to count. */
    public Game drawFinished(RandomGenerator random) {
        return random.nextInt(KEEP_ONE_IN) == 0 ? finished.drawGame(random) : steered.drawFinish(random);
    }

    /** An unfinished game, half of the time broken off just before or after a rare event; all events are equally likely. */
    public Game drawOngoing(RandomGenerator random) {
        Game game = random.nextBoolean() ? ongoing.drawBrokenOff(random) : steered.drawMoment(random);
        return game.isOver() ? game.undo() : game;
    }
}
