package io.github.lyngk.testkit.scenarios;

import com.google.common.collect.ImmutableSet;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Variant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/** The positions in which bots are asked for moves: rare and unusual ones, whole games, and repeated positions. */
public final class BotScenarios {

    private static final int MOST_REMEMBERED = 200;

    /** Asks the main instance or a fresh one; the result is empty if its answer cannot be played. */
    public interface Asking {
        Optional<Move> ask(boolean old, Game game);
    }

    private final ImmutableSet<Variant> variants;
    private final CheckGames games;
    private final List<Game> remembered = new ArrayList<>();
    private int round;

    public BotScenarios(ImmutableSet<Variant> variants) {
        this.variants = variants;
        this.games = new CheckGames(variants);
    }

    /** Asks one round of questions. */
    public void next(RandomGenerator random, Asking bot) {
        round++;
        switch (round % 16) {
            case 0 ->
                SimilarPositions.of(games.drawOngoing(random).position(), random)
                        .forEach(similar -> ask(true, Game.of(similar), bot));
            case 3 -> {
                Position rare =
                        round % 64 < 32 ? CrowdedPositions.draw(variants, random) : LongChains.draw(variants, random);
                ask(round % 32 == 3, Game.of(rare), bot);
            }
            case 5, 13 -> playOut(random, bot, Optional.of(Player.values()[round / 8 % 2]));
            case 7 -> playOut(random, bot, Optional.empty());
            case 10 -> walk(games.drawOngoing(random), bot);
            case 6, 8, 11, 12, 14 -> ask(round % 3 == 0, Game.of(Oddity.draw(variants, random)), bot);
            case 2 -> again(random, bot);
            default -> ask(round % 3 == 0, remember(games.drawOngoing(random), random), bot);
        }
    }

    private static void ask(boolean old, Game game, Asking bot) {
        if (!game.isOver()) {
            bot.ask(old, game);
        }
    }

    /** Every position of a game. */
    private static void walk(Game game, Asking bot) {
        for (int ply = 0; ply <= game.size(); ply++) {
            ask(true, game.prefix(ply), bot);
        }
    }

    /** Repeats earlier positions, some of them from long ago, with the main instance and a fresh one. */
    private void again(RandomGenerator random, Asking bot) {
        for (int n = 0; n < Math.min(4, remembered.size()); n++) {
            Game game = remembered.get(random.nextInt(remembered.size()));
            ask(true, game, bot);
            ask(true, game, bot);
            ask(false, game, bot);
        }
    }

    private Game remember(Game game, RandomGenerator random) {
        if (remembered.size() < MOST_REMEMBERED) {
            remembered.add(game);
        } else if (random.nextInt(4) == 0) {
            remembered.set(random.nextInt(MOST_REMEMBERED), game);
        }
        return game;
    }

    /** Plays a whole game with the main instance, on one side against random moves or on both. */
    private void playOut(RandomGenerator random, Asking bot, Optional<Player> side) {
        Game game = Game.of(games.draw(random).start());
        while (!game.isOver()) {
            Position position = game.position();
            boolean asked = side.isEmpty() || side.get() == position.playerToMove();
            Optional<Move> move = asked ? bot.ask(true, game) : Optional.of(position.randomMove(random));
            if (move.isEmpty()) {
                return;
            }
            game = game.play(move.get());
        }
    }
}
