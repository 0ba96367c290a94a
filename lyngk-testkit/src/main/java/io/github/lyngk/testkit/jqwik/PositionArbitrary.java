package io.github.lyngk.testkit.jqwik;

import io.github.lyngk.core.Position;

/**
 * Draws positions that were reached by legal play from a set-up by section C, from the start to the end of the game.
 *
 * <p>The games behind them are those of {@link LyngkArbitraries#games()}, broken off anywhere. A failing position shrinks
 * along its game: to one reached by the shortest play found that still fails. Some of the positions are over and have no
 * legal move; ask for {@link #ongoing()} ones if the property needs a move.
 */
public interface PositionArbitrary extends PlayArbitrary<Position, PositionArbitrary> {}
