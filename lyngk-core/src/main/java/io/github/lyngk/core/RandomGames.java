package io.github.lyngk.core;

import static java.util.Objects.requireNonNull;

import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/**
 * Whole games of random moves, the same for the same seed in every JVM and every release.
 *
 * <p>Each move is drawn by {@link Position#randomMove}: one {@code nextInt(n)} from the n legal moves in their order.
 */
public final class RandomGames {
    private RandomGames() {}

    /**
     * {@return a finished game from a random start}
     *
     * @param variant the rules to play by
     * @param seed the seed of a {@link SplittableRandom}, which first shuffles the start and then draws the moves
     */
    public static Game game(Variant variant, long seed) {
        RandomGenerator random = new SplittableRandom(seed);
        return playOut(Position.initial(variant, random), random);
    }

    /**
     * Plays random moves until the game is over.
     *
     * @param start the start position
     * @param random the source of the numbers
     * @return a finished game
     */
    public static Game playOut(Position start, RandomGenerator random) {
        requireNonNull(random, "random");
        Game game = Game.of(start);
        while (!game.position().isOver()) {
            game = game.play(game.position().randomMove(random));
        }
        return game;
    }

    /** Returns a random number from 0 to a bound − 1; throws if the generator returns another one. */
    static int number(RandomGenerator random, int bound) {
        int number = random.nextInt(bound);
        if (number < 0 || number >= bound) {
            throw new IllegalArgumentException("the random generator returned " + number + " for nextInt(" + bound
                    + "): not from 0 to " + (bound - 1));
        }
        return number;
    }

    /**
     * {@return an endless stream of finished games}
     *
     * @param variant the rules to play by
     * @param seed the seed of the first game; the next one has the next seed, and so on
     */
    public static Stream<Game> games(Variant variant, long seed) {
        requireNonNull(variant, "variant");
        return LongStream.iterate(seed, next -> next + 1).mapToObj(next -> game(variant, next));
    }
}
