/**
 * From the bytes of a {@code .lyngk} record to its tags and turns, played; those who print and build ask here as well. No
 * part of the API.
 *
 * <ul>
 *   <li>{@link io.github.lyngk.notation.reading.LyngkCutter} cuts a source into records, and
 *       {@link io.github.lyngk.notation.reading.LyngkRange} gives it a part of the source only; {@code ResultWatch} finds
 *       where a record ends that is joined to the next.
 *   <li>{@link io.github.lyngk.notation.reading.TagReader} reads the tags of a record;
 *       {@link io.github.lyngk.notation.reading.Tags} knows what tags look like.
 *   <li>{@link io.github.lyngk.notation.reading.MovetextReader} reads what follows them: {@code Lexer} finds the tokens, a
 *       {@code LineReader} reads and plays the main line or a variation.
 *       {@link io.github.lyngk.notation.reading.WrittenMove} is a move with its route and mark, which
 *       {@link io.github.lyngk.notation.reading.WrittenMoveCheck} compares with the position (F, R2, E9, H4).
 *   <li>What was legal becomes {@link io.github.lyngk.notation.reading.Parts}, of which a record is made when somebody
 *       asks for it.
 *   <li>{@link io.github.lyngk.notation.reading.Replay} plays a line, numbers its turns and knows when a pass is due (R6).
 * </ul>
 */
@NullMarked
package io.github.lyngk.notation.reading;

import org.jspecify.annotations.NullMarked;
