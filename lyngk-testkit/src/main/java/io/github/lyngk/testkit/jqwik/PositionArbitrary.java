package io.github.lyngk.testkit.jqwik;

import io.github.lyngk.core.Position;

/**
 * Draws positions reached by legal play from an initial set-up (section C), from the start to the end of the game.
 *
 * <p>They come from the games of {@link LyngkArbitraries#games()}, broken off anywhere. A failing position shrinks with its
 * game, to one reached by the shortest play found that still fails. In some positions the game is over and there is no legal
 * move; use {@link #ongoing()} if the property needs a move.
 */
public interface PositionArbitrary extends PlayArbitrary<Position, PositionArbitrary> {}
