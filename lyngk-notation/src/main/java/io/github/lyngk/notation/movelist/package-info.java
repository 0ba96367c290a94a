/**
 * Texts that hold a start and then moves, and nothing else: PBMServ's and those of {@code langk}. No part of the API.
 *
 * <ul>
 *   <li>{@link io.github.lyngk.notation.movelist.MoveListCutter} cuts a source into games: a line with a start begins one.
 *   <li>{@link io.github.lyngk.notation.movelist.MoveList} reads the {@link io.github.lyngk.notation.movelist.Words} of a
 *       game and replays it, as far as it is legal.
 *   <li>A {@link io.github.lyngk.notation.movelist.Dialect} says how start, moves and passes are written:
 *       {@link io.github.lyngk.notation.movelist.Pbmserv}, {@link io.github.lyngk.notation.movelist.Langk}.
 * </ul>
 */
@NullMarked
package io.github.lyngk.notation.movelist;

import org.jspecify.annotations.NullMarked;
