package io.github.lyngk.testkit;

import io.github.lyngk.core.Setup;
import net.jqwik.api.Arbitrary;

/**
 * Draws set-ups of every kind: reached by play, merely unreachable, and impossible. They shrink towards an empty board.
 *
 * <p>Each method returns a new arbitrary that draws only one of the three kinds; together they make up all set-ups.
 */
public interface SetupArbitrary extends Arbitrary<Setup> {
    /**
     * Draws only set-ups without any problem.
     *
     * @return the narrowed arbitrary
     */
    SetupArbitrary fine();

    /**
     * Draws only set-ups that can become a position but were not reached by play.
     *
     * @return the narrowed arbitrary
     */
    SetupArbitrary unreachable();

    /**
     * Draws only set-ups that cannot become a position.
     *
     * @return the narrowed arbitrary
     */
    SetupArbitrary impossible();
}
