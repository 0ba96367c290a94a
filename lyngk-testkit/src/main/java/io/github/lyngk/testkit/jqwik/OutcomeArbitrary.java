package io.github.lyngk.testkit.jqwik;

import io.github.lyngk.core.Outcome;

/**
 * Draws the outcomes of finished games of {@link LyngkArbitraries#games()}.
 *
 * <p>The narrowing methods apply to those games. Since only a finished game has an outcome, {@link #finished()} has no
 * effect and {@link #ongoing()} throws an {@code IllegalArgumentException}.
 */
public interface OutcomeArbitrary extends PlayArbitrary<Outcome, OutcomeArbitrary> {}
