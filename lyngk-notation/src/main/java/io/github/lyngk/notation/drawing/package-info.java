/**
 * Draws boards as text and as SVG. Not part of the API.
 *
 * <p>A {@link io.github.lyngk.notation.drawing.TextDrawing} draws a board as text. A {@link
 * io.github.lyngk.notation.drawing.Picture} draws the boards of some plies as SVG, each from a {@link
 * io.github.lyngk.notation.drawing.Moment} (a position and the move that led there), with {@link
 * io.github.lyngk.notation.drawing.SvgOptions}. {@code Caption} writes the texts beside boards. {@code SvgDrawing} draws the document of a picture, {@code SvgBoard} a board, {@code SvgPieces} stacks of discs, and {@code SvgRings}
 * the route of the last move, marks, arrows and hints. {@code BoardLayout} computes coordinates, {@code Palette} has
 * the colours, {@code SvgHatching} replaces them in print, and {@code SvgWriter} builds the text.
 */
@NullMarked
package io.github.lyngk.notation.drawing;

import org.jspecify.annotations.NullMarked;
