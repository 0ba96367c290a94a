package io.github.lyngk.core;

import static java.util.Objects.requireNonNull;

import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/**
 * Creates finished games of random moves. A seed gives the same game in every JVM and every release.
 *
 * <p>Each move is chosen by {@link Position#randomMove}, which calls {@code nextInt(n)} once for n legal moves.
 */
public final class RandomGames {
    private RandomGames() {}

    /**
     * {@return a finished game of random moves from a random start position}
     *
     * @param variant the variant of the rules
     * @param seed the seed of a {@link SplittableRandom}, from which the start position and then the moves are
     *     generated
     */
    public static Game game(Variant variant, long seed) {
        RandomGenerator random = new SplittableRandom(seed);
        return playOut(Position.initial(variant, random), random);
    }

    /**
     * Plays random moves until the game is over.
     *
     * @param start the start position
     * @param random the source of random numbers
     * @return a finished game
     * @throws IllegalArgumentException if the generator returns a number outside the range requested
     */
    public static Game playOut(Position start, RandomGenerator random) {
        requireNonNull(random, "random");
        Game game = Game.of(start);
        while (!game.position().isOver()) {
            game = game.play(game.position().randomMove(random));
        }
        return game;
    }

    /** Returns a random number from 0 to bound − 1, and throws an exception if the generator returns another one. */
    static int number(RandomGenerator random, int bound) {
        int number = random.nextInt(bound);
        if (number < 0 || number >= bound) {
            throw new IllegalArgumentException("the random generator returned " + number + " for nextInt(" + bound
                    + "): not from 0 to " + (bound - 1));
        }
        return number;
    }

    /**
     * {@return an infinite stream of finished games}
     *
     * @param variant the variant of the rules
     * @param seed the seed of the first game; each further game has the next seed
     */
    public static Stream<Game> games(Variant variant, long seed) {
        requireNonNull(variant, "variant");
        return LongStream.iterate(seed, next -> next + 1).mapToObj(next -> game(variant, next));
    }
}
