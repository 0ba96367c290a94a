/**
 * From bytes to lines and places, and what there is to say about them. No part of the API.
 *
 * <ul>
 *   <li>{@link io.github.lyngk.notation.text.ByteSource} gives the lines of a source and keeps the bytes of a record; a
 *       {@link io.github.lyngk.notation.text.Cutter} cuts it into {@link io.github.lyngk.notation.text.TextCut}s. A
 *       {@link io.github.lyngk.notation.text.BlockInput} is a source of bytes that is read in blocks.
 *       {@link io.github.lyngk.notation.text.Utf8} decodes and encodes, and keeps what is malformed.
 *   <li>{@link io.github.lyngk.notation.text.DiagnosticList} collects what is wrong with a text and finds line and
 *       column, {@link io.github.lyngk.notation.text.Excerpt} draws the caret.
 *       {@link io.github.lyngk.notation.text.GameDiagnostics} makes the errors about turns;
 *       {@link io.github.lyngk.notation.text.Failures} says why something could not be read or done, {@link io.github.lyngk.notation.text.ReportText} puts reports together.
 *   <li>{@link io.github.lyngk.notation.text.FreeText} says what texts may hold.
 *   <li>{@link io.github.lyngk.notation.text.LineWrapper} and {@link io.github.lyngk.notation.text.JsonLine} write.
 *   <li>{@link io.github.lyngk.notation.text.TextProxy} is the serialized form of values with a text form.
 * </ul>
 */
@NullMarked
package io.github.lyngk.notation.text;

import org.jspecify.annotations.NullMarked;
