package io.github.lyngk.testkit.jqwik;

import io.github.lyngk.core.Outcome;

/**
 * Draws outcomes: how the finished ones of {@link LyngkArbitraries#games()} end.
 *
 * <p>What narrows it narrows those games. Since only a game that is over has an outcome, {@link #finished()} asks for
 * nothing new and {@link #ongoing()} throws an {@code IllegalArgumentException}.
 */
public interface OutcomeArbitrary extends PlayArbitrary<Outcome, OutcomeArbitrary> {}
