package io.github.lyngk.testkit.jqwik;

import io.github.lyngk.core.Game;
import io.github.lyngk.notation.GameEvent;

/**
 * Draws games: legal moves from an initial set-up (section C), mostly to the end, sometimes broken off.
 *
 * <p>In about half of the games, every move is chosen at random among all legal ones; the others favour the
 * rare {@linkplain GameEvent events}. A failing game shrinks to the shortest play found that still fails: moves at the end
 * are dropped, then moves in between, as long as the rest stays legal, then claims. Games can therefore shrink to
 * unfinished ones; use {@link #finished()} if the property needs an outcome.
 */
public interface GameArbitrary extends PlayArbitrary<Game, GameArbitrary> {}
