/**
 * Positions as text and as SVG. No part of the API.
 *
 * <p>{@link io.github.lyngk.notation.drawing.AsciiDrawing} and {@link io.github.lyngk.notation.drawing.SvgDrawing} draw,
 * {@link io.github.lyngk.notation.drawing.Caption} says in words what stands beside the board; {@code SvgPieces} are
 * discs that can be stacked, {@code SvgRoute} the way of the last move.
 */
@NullMarked
package io.github.lyngk.notation.drawing;

import org.jspecify.annotations.NullMarked;
