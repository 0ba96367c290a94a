/**
 * Boards as text and as SVG. No part of the API.
 *
 * <p>A {@link io.github.lyngk.notation.drawing.Moment} is a position and the move that led there. A
 * {@link io.github.lyngk.notation.drawing.TextDrawing} draws one in letters, or any other
 * {@link io.github.lyngk.notation.drawing.Scene}: a set-up, which may be impossible. A
 * {@link io.github.lyngk.notation.drawing.Picture} draws those of some plies, with
 * {@link io.github.lyngk.notation.drawing.SvgOptions}. {@code Caption} says in words what stands beside boards.
 * {@code SvgDrawing} makes a document of a picture, {@code SvgBoard} a board, {@code SvgPieces} stacks of discs,
 * {@code SvgRings} the way of the last move, marks, arrows and hints;
 * {@code BoardLayout} says where, {@link io.github.lyngk.notation.drawing.Palette} in which colours and
 * {@code SvgHatching} how without any; {@code SvgWriter} writes it down.
 */
@NullMarked
package io.github.lyngk.notation.drawing;

import org.jspecify.annotations.NullMarked;
