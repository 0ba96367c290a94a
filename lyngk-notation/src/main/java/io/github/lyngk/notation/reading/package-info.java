/**
 * Reads the bytes of a {@code .lyngk} record into its tags and turns, and plays the turns. Printing and building
 * records use these classes too. Not part of the API.
 *
 * <ul>
 * <li>{@link io.github.lyngk.notation.reading.LyngkCutter} cuts a source into records, and {@link
 * io.github.lyngk.notation.reading.LyngkRange} reads only a range of the source; {@code ResultWatch} finds the end of a
 * record that is joined to the next.
 * <li>{@link io.github.lyngk.notation.reading.TagReader} reads the tags of a record; {@link
 * io.github.lyngk.notation.reading.Tags} checks names and values of tags.
 * <li>{@link io.github.lyngk.notation.reading.Movetext} is the part after them. {@code PlainMoves} reads most records
 * in one pass over the bytes. {@code MovetextReader} reads the others again and reports their faults: {@code Lexer}
 * finds the tokens, a {@code LineReader} reads and plays the main line or a variation. {@link
 * io.github.lyngk.notation.reading.WrittenMove} is a move with its route and mark, which {@link
 * io.github.lyngk.notation.reading.WrittenMoveCheck} compares with the position (F, R2, E9, H4).
 * <li>The legal part is kept as {@link io.github.lyngk.notation.reading.Parts}; a record is built from them only on
 * request.
 * <li>{@link io.github.lyngk.notation.reading.Replay} plays a line, numbers its turns and finds where a pass is due
 * (R6).
 * </ul>
 */
@NullMarked
package io.github.lyngk.notation.reading;

import org.jspecify.annotations.NullMarked;
