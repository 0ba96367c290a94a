/**
 * Moves, games and positions as text.
 *
 * <ul>
 *   <li>{@link io.github.lyngk.notation.MoveNotation} prints and reads single moves against a position, with route and
 *       marks.
 *   <li>{@link io.github.lyngk.notation.GameRecord} is a game with tags, comments, annotations, variations and a
 *       result. It is always legal; {@link io.github.lyngk.notation.RecordBuilder} makes one by replay.
 *   <li>{@link io.github.lyngk.notation.RecordReader} reads any number of records from a source, one by one;
 *       {@link io.github.lyngk.notation.RecordWriter} writes them. Everything a reader has to say is a
 *       {@link io.github.lyngk.notation.Diagnostic} in a {@link io.github.lyngk.notation.RecordResult}.
 *   <li>{@link io.github.lyngk.notation.RecordValidator} turns a source into a report for people or programs.
 * </ul>
 *
 * <p>Text flows one way: bytes, lines, the text of one record, tokens, turns, replay, record. Input is not trusted:
 * reading takes time and memory linear in its size, keeps the {@link io.github.lyngk.notation.Limits}, and throws
 * nothing but what is documented.
 *
 * @serial exclude
 */
@NullMarked
package io.github.lyngk.notation;

import org.jspecify.annotations.NullMarked;
