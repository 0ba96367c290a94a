package io.github.lyngk.testkit.jqwik;

import io.github.lyngk.core.Setup;
import io.github.lyngk.core.Variant;
import net.jqwik.api.Arbitrary;

/**
 * An arbitrary of set-ups: without problems, possible but unreachable, and impossible ones. They shrink towards an empty
 * board.
 *
 * <p>Every method returns a new arbitrary and leaves this one unchanged. {@link #withoutProblems}, {@link #unreachable} and
 * {@link #impossible} each select one of the three kinds and replace each other.
 */
public interface SetupArbitrary extends Arbitrary<Setup> {
    /**
     * Returns this arbitrary, restricted to some variants.
     *
     * @param first a variant
     * @param more further variants
     * @return the restricted arbitrary
     */
    SetupArbitrary inVariant(Variant first, Variant... more);

    /** {@return this arbitrary, restricted to set-ups without problems} */
    SetupArbitrary withoutProblems();

    /** {@return this arbitrary, restricted to set-ups that are possible, but have problems: no game reaches them} */
    SetupArbitrary unreachable();

    /** {@return this arbitrary, restricted to set-ups that cannot be converted to a position} */
    SetupArbitrary impossible();
}
