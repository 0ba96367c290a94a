/**
 * From the text of a {@code .lyngk} record to its tags and turns, replayed; those who print and build ask here as well.
 * No part of the API.
 *
 * <ul>
 *   <li>{@link io.github.lyngk.notation.reading.LyngkCutter} cuts a source into records, and
 *       {@code ResultWatch} sees where one ends that is joined to the next;
 *       {@link io.github.lyngk.notation.reading.LyngkRange} gives it a part of the source only;
 *       {@link io.github.lyngk.notation.reading.Lexer} cuts a record into tokens.
 *   <li>{@link io.github.lyngk.notation.reading.TagParser} reads the tags,
 *       {@link io.github.lyngk.notation.reading.Tags} knows what they look like;
 *       {@link io.github.lyngk.notation.reading.MovetextParser} reads what follows them: {@code TurnParser} the turns,
 *       {@code TurnNumber} what stands before a move and
 *       {@link io.github.lyngk.notation.reading.NagSigns} the annotations after it.
 *   <li>{@link io.github.lyngk.notation.reading.WrittenMove} is a move with its route and mark, and
 *       {@link io.github.lyngk.notation.reading.WrittenMoveCheck} holds it against the position (F, R2, E9, H4).
 *   <li>{@link io.github.lyngk.notation.reading.Replay} plays, numbers turns and knows when a pass is due (R6). What is
 *       legal goes to a {@link io.github.lyngk.notation.reading.TurnSink}, which makes a record of it.
 *   <li>{@link io.github.lyngk.notation.reading.Vocabulary}: the fixed words, printed as well as read.
 * </ul>
 */
@NullMarked
package io.github.lyngk.notation.reading;

import org.jspecify.annotations.NullMarked;
