package io.github.lyngk.testkit.jqwik;

import io.github.lyngk.core.Variant;
import io.github.lyngk.notation.GameEvent;
import net.jqwik.api.Arbitrary;

/**
 * An arbitrary of games, records, positions or outcomes, which can be restricted to variants, lengths, stages and events.
 * The values come from random games that begin with an initial position (section C).
 *
 * <p>Every method returns a new arbitrary and leaves this one unchanged. Calling a method again replaces its earlier
 * restriction.
 *
 * @param <T> the type of the values
 */
public interface PlayArbitrary<T> extends Arbitrary<T> {
    /**
     * Returns this arbitrary, restricted to some variants. By default all three are equally likely.
     *
     * @param first a variant
     * @param more further variants
     * @return the restricted arbitrary
     * @throws IllegalArgumentException if the required events cannot happen in any of them
     */
    PlayArbitrary<T> inVariant(Variant first, Variant... more);

    /**
     * Returns this arbitrary, restricted to values after a number of moves.
     *
     * <p>Games rarely have more than 32 moves and never more than 35, so generation with a high minimum is slow. If hardly
     * any game qualifies, it fails with an {@link IllegalStateException}.
     *
     * @param min the minimum number of moves, from 0 to 35
     * @param max the maximum number of moves, at least {@code min}
     * @return the restricted arbitrary
     * @throws IllegalArgumentException unless {@code 0 <= min <= max} and {@code min <= 35}
     */
    PlayArbitrary<T> plies(int min, int max);

    /**
     * Returns this arbitrary, restricted to values after an exact number of moves.
     *
     * @param plies the number of moves, from 0 to 35
     * @return the restricted arbitrary
     * @throws IllegalArgumentException if the number is negative or above 35
     */
    default PlayArbitrary<T> plies(int plies) {
        return plies(plies, plies);
    }

    /**
     * {@return this arbitrary, restricted to games and positions that are not over}
     *
     * @throws IllegalArgumentException if the required events end the game, or for
     *     {@linkplain LyngkArbitraries#outcomes() outcomes}
     */
    PlayArbitrary<T> ongoing();

    /**
     * {@return this arbitrary, restricted to games and positions that are over}
     *
     * @throws IllegalArgumentException for positions, if the required events are visible only in games that are not over
     */
    PlayArbitrary<T> finished();

    /**
     * Returns this arbitrary, restricted to games in which one of some events happens. Positions are just before the move
     * with the event, or just after it for events visible on the board, for example a neutral five, a stack with several
     * jokers or a draw.
     *
     * @param first an event
     * @param more further events; one of them must happen
     * @return the restricted arbitrary
     * @throws IllegalArgumentException if none of the events is possible in the required variants and stage
     */
    PlayArbitrary<T> with(GameEvent first, GameEvent... more);
}
