package io.github.lyngk.testkit.jqwik;

import io.github.lyngk.core.Setup;
import io.github.lyngk.core.Variant;
import net.jqwik.api.Arbitrary;

/**
 * Draws set-ups of every kind: reached by play, possible but unreachable, and impossible. They shrink towards an empty board.
 *
 * <p>Every method returns a new arbitrary and leaves this one unchanged. {@link #withoutProblems}, {@link #unreachable} and
 * {@link #impossible} each select one of the three kinds and replace each other.
 */
public interface SetupArbitrary extends Arbitrary<Setup> {
    /**
     * Draws only from the named variants.
     *
     * @param first a variant
     * @param more further variants
     * @return the narrowed arbitrary
     */
    SetupArbitrary inVariant(Variant first, Variant... more);

    /** {@return an arbitrary of those set-ups only that have no problem} */
    SetupArbitrary withoutProblems();

    /** {@return an arbitrary of those set-ups only that can become a position but were not reached by play} */
    SetupArbitrary unreachable();

    /** {@return an arbitrary of those set-ups only that cannot become a position} */
    SetupArbitrary impossible();
}
