/**
 * The rules, implemented with ints and longs. Not part of the API: the module does not export this package. It does not
 * depend on the public types, which use it.
 *
 * <p>All values are numbers: points 0 to 42 in notation order, directions 0 to 5, colours 0 to 4 and the joker 5,
 * players 0 and 1. A set of points is a long, a set of colours an int.
 *
 * <ul>
 *   <li>{@link io.github.lyngk.core.engine.Geometry}: lines and symmetries of the empty board.
 *   <li>{@link io.github.lyngk.core.engine.StackCode}, {@link io.github.lyngk.core.engine.ColorSet},
 *       {@link io.github.lyngk.core.engine.Claims}, {@link io.github.lyngk.core.engine.TurnCode}: values as numbers.
 *   <li>{@link io.github.lyngk.core.engine.Board}: the stacks and which of them see each other; the points reached by
 *       the LYNGK rule (F).
 *   <li>{@link io.github.lyngk.core.engine.Ruleset}: the rules of a variant; completed stacks (E9, H4, captures).
 *   <li>{@link io.github.lyngk.core.engine.Side}: a player about to move. <b>This class alone decides which stack may
 *       move and on which stack it may land (D1, E1 to E8, F1, F3).</b>
 *   <li>{@link io.github.lyngk.core.engine.Turns}: all turns of a player: their number, a list, or the turn at an
 *       index.
 *   <li>{@link io.github.lyngk.core.engine.Successor}: the board and the scores after a move.
 *   <li>{@link io.github.lyngk.core.engine.NextTurn}: whether a player moves next, is skipped, or the game is over (R6,
 *       R7, G1, H4).
 *   <li>{@link io.github.lyngk.core.engine.Routes}, {@link io.github.lyngk.core.engine.Canonical},
 *       {@link io.github.lyngk.core.engine.Hash}: shortest routes, canonical images ({@code Renaming} renames the
 *       colours), hashes.
 * </ul>
 */
@NullMarked
package io.github.lyngk.core.engine;

import org.jspecify.annotations.NullMarked;
