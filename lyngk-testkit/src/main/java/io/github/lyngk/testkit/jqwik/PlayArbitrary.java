package io.github.lyngk.testkit.jqwik;

import io.github.lyngk.core.Variant;
import io.github.lyngk.notation.GameEvent;
import net.jqwik.api.Arbitrary;

/**
 * The common methods of the arbitraries for games, records, positions and outcomes: all are drawn by play from a set-up by
 * section C, and all can be narrowed to a variant, a length, a stage and an event.
 *
 * <p>Every method returns a new arbitrary and leaves this one unchanged. Calling one again replaces its earlier setting.
 *
 * @param <T> the type of the values
 */
public interface PlayArbitrary<T> extends Arbitrary<T> {
    /**
     * Draws only from the named variants. By default all three are equally likely.
     *
     * @param first a variant
     * @param more further variants
     * @return the narrowed arbitrary
     * @throws IllegalArgumentException if the required events cannot happen in any of them
     */
    PlayArbitrary<T> inVariant(Variant first, Variant... more);

    /**
     * Draws only values after a number of moves within bounds.
     *
     * <p>Games rarely have more than 32 moves and never more than 35, so drawing with a high minimum is slow.
     *
     * @param min the minimum number of moves
     * @param max the maximum number of moves
     * @return the narrowed arbitrary
     * @throws IllegalArgumentException unless {@code 0 <= min <= max} and {@code min <= 35}
     */
    PlayArbitrary<T> plies(int min, int max);

    /**
     * Draws only values after an exact number of moves.
     *
     * @param plies the number of moves
     * @return the narrowed arbitrary
     * @throws IllegalArgumentException if the number is negative or above 35
     */
    default PlayArbitrary<T> plies(int plies) {
        return plies(plies, plies);
    }

    /**
     * {@return an arbitrary of those games and positions only that are not over}
     *
     * @throws IllegalArgumentException if the required events end the game, or for
     *     {@linkplain LyngkArbitraries#outcomes() outcomes}
     */
    PlayArbitrary<T> ongoing();

    /**
     * {@return an arbitrary of those games and positions only that are over}
     *
     * @throws IllegalArgumentException for positions, if the required events show only in games that are not over
     */
    PlayArbitrary<T> finished();

    /**
     * Draws only games in which one of the named events happens, or positions that show one: the position just before
     * the move with the event, or just after it where that shows more (a neutral five, jokers piled up, a draw).
     *
     * @param first an event
     * @param more further events, one of which is enough
     * @return the narrowed arbitrary
     * @throws IllegalArgumentException if none of the events is possible in the required variants and stage
     */
    PlayArbitrary<T> with(GameEvent first, GameEvent... more);
}
