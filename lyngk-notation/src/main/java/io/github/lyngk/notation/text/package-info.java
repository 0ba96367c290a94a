/**
 * From bytes to lines and places, and the faults found there. No part of the API.
 *
 * <ul>
 *   <li>{@link io.github.lyngk.notation.text.Utf8Reader} decodes and keeps what is malformed;
 *       {@link io.github.lyngk.notation.text.CharSource} knows line ends, byte order mark, line and column, and how the
 *       source wrote what was read; a {@link io.github.lyngk.notation.text.Cutter} collects
 *       {@link io.github.lyngk.notation.text.TextCut}s in a {@link io.github.lyngk.notation.text.RecordBuffer}, and
 *       {@link io.github.lyngk.notation.text.Utf8Writer} gives every byte back. A
 *       {@link io.github.lyngk.notation.text.BlockInput} is a source of bytes that is read in blocks.
 *   <li>A {@link io.github.lyngk.notation.text.Fault} has one {@link io.github.lyngk.notation.DiagnosticCode};
 *       {@link io.github.lyngk.notation.text.Faults} collects them, {@link io.github.lyngk.notation.text.Places} finds
 *       line and column, {@link io.github.lyngk.notation.text.Excerpt} draws the caret.
 *       {@link io.github.lyngk.notation.text.SourceIndex} goes the way back, from a place to an index.
 *       {@link io.github.lyngk.notation.text.Failures} puts in words why something could not be read or done,
 *       {@link io.github.lyngk.notation.text.ReportText} what is wrong with records.
 *   <li>{@link io.github.lyngk.notation.text.InputLines} cuts what programs ask into
 *       {@link io.github.lyngk.notation.text.InputLine}s; a {@link io.github.lyngk.notation.text.Refusal} answers them.
 *   <li>{@link io.github.lyngk.notation.text.FreeText} and {@link io.github.lyngk.notation.Limits} say what texts
 *       may hold, and how much.
 *   <li>{@link io.github.lyngk.notation.text.LineWrapper} and {@link io.github.lyngk.notation.text.JsonLine} write;
 *       {@link io.github.lyngk.notation.text.GrowingText} holds what is cut out or written, without waste.
 * </ul>
 */
@NullMarked
package io.github.lyngk.notation.text;

import org.jspecify.annotations.NullMarked;
