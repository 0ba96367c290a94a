package io.github.lyngk.testkit.jqwik;

import io.github.lyngk.core.Game;
import io.github.lyngk.testkit.EdgeCase;

/**
 * Draws games: legal play from a set-up by section C, mostly to the end, now and then broken off.
 *
 * <p>About half of the games choose every move at random among all legal ones; the others lean towards the
 * {@linkplain EdgeCase rare cases}. A failing game shrinks to the shortest play found that still fails: moves at the end
 * are dropped, then moves in between, as long as the rest stays legal, then claims. So a game that may be unfinished can
 * shrink to an unfinished one; ask for {@link #finished()} games if the property needs an outcome.
 */
public interface GameArbitrary extends PlayArbitrary<Game, GameArbitrary> {}
