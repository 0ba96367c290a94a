package io.github.lyngk.testkit.scenarios;

import io.github.lyngk.core.Color;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.IllegalMoveException;
import io.github.lyngk.core.IllegalSetupException;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Setup;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Removes from the start of a failing game what the failure does not need, for engines that can be set up with any position.
 *
 * <p>First the start is moved to the latest possible position. Then stacks, claims and scores are removed one by one, as
 * long as the position stays possible, the moves legal and the failure the same.
 */
public final class SetupShrinker {

    private final Predicate<Game> fails;

    private SetupShrinker(Predicate<Game> fails) {
        this.fails = fails;
    }

    /** The game with the smallest start found that still fails; the game itself if nothing can be removed. */
    public static Game shrink(Game failing, Predicate<Game> fails) {
        SetupShrinker shrinker = new SetupShrinker(fails);
        Game barest = shrinker.startLate(failing);
        for (Optional<Game> next = Optional.of(barest); next.isPresent(); ) {
            barest = next.get();
            Game game = barest;
            next = shrinker.simpler(game.start())
                    .flatMap(start -> shrinker.replay(start, game).stream())
                    .findFirst();
        }
        return barest;
    }

    private Game startLate(Game game) {
        for (int ply = game.size(); ply > 0; ply--) {
            Game late = Game.replay(game.positions().get(ply), game.moves().subList(ply, game.size()));
            if (fails.test(late)) {
                return late;
            }
        }
        return game;
    }

    private Stream<Setup> simpler(Position position) {
        Setup setup = position.toSetup();
        Stream<Setup> fewerStacks = setup.stacks().keySet().stream().map(point -> without(setup, point));
        Stream<Setup> fewerClaims = setup.claims().stream().map(claim -> without(setup, claim.color()));
        Stream<Setup> fewerFives = Stream.of(Player.values())
                .filter(player -> setup.fives(player) > 0)
                .map(player ->
                        setup.toBuilder().fives(player, setup.fives(player) - 1).build());
        return Stream.of(fewerStacks, fewerClaims, fewerFives).flatMap(steps -> steps);
    }

    private static Setup without(Setup setup, Point point) {
        return setup.toBuilder().remove(point).build();
    }

    private static Setup without(Setup setup, Color color) {
        Setup.Builder builder = setup.toBuilder().clearClaims();
        setup.claims().stream()
                .filter(claim -> claim.color() != color)
                .forEach(claim -> builder.claim(claim.player(), claim.color()));
        return builder.build();
    }

    private Optional<Game> replay(Setup start, Game game) {
        try {
            return Optional.of(Game.replay(Position.of(start), game.moves())).filter(fails);
        } catch (IllegalSetupException | IllegalMoveException impossible) {
            return Optional.empty();
        }
    }
}
