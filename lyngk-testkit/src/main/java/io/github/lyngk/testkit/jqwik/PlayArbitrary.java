package io.github.lyngk.testkit.jqwik;

import io.github.lyngk.core.Variant;
import io.github.lyngk.testkit.EdgeCase;
import net.jqwik.api.Arbitrary;

/**
 * What the arbitraries for games, records, positions and outcomes have in common: all are drawn by play from a set-up by
 * section C, and all can be narrowed to a variant, a length, a stage and a rare event.
 *
 * <p>Every method returns a new arbitrary and leaves this one as it is. Calling one twice replaces the earlier wish.
 *
 * @param <T> what is drawn
 * @param <A> the type of this arbitrary
 */
public interface PlayArbitrary<T, A extends PlayArbitrary<T, A>> extends Arbitrary<T> {
    /**
     * Draws only from the named variants; all three are equally likely otherwise.
     *
     * @param first a variant
     * @param more further variants
     * @return the narrowed arbitrary
     * @throws IllegalArgumentException if the wished-for edge cases cannot happen in any of them
     */
    A inVariant(Variant first, Variant... more);

    /**
     * Draws only what has come about by a number of moves within bounds.
     *
     * <p>Games rarely last longer than 32 moves and never longer than 35, so a high minimum takes long to draw.
     *
     * @param min the fewest moves
     * @param max the most moves
     * @return the narrowed arbitrary
     * @throws IllegalArgumentException unless {@code 0 <= min <= max} and {@code min <= 35}
     */
    A plies(int min, int max);

    /**
     * Draws only what has come about by an exact number of moves.
     *
     * @param plies the number of moves
     * @return the narrowed arbitrary
     * @throws IllegalArgumentException if the number is negative or above 35
     */
    default A plies(int plies) {
        return plies(plies, plies);
    }

    /**
     * {@return the same, drawing only games and positions that are not over}
     *
     * @throws IllegalArgumentException if the wished-for edge cases end the game, or for {@linkplain OutcomeArbitrary outcomes}
     */
    A ongoing();

    /**
     * {@return the same, drawing only games and positions that are over}
     *
     * @throws IllegalArgumentException if positions are asked for that show the wished-for edge cases in a game that is not over
     */
    A finished();

    /**
     * Draws only games in which one of the named cases happens, or positions that show one: the position just before
     * the move that brings it about, or just after it where that says more (a neutral five, jokers piled up, a draw).
     *
     * @param first an edge case
     * @param more further edge cases, one of which is enough
     * @return the narrowed arbitrary
     * @throws IllegalArgumentException if none of the cases goes with the wished-for variants and stage
     */
    A with(EdgeCase first, EdgeCase... more);
}
