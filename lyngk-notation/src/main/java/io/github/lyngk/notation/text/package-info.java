/**
 * Reads bytes as lines, finds places in them, and formats diagnostics and reports. Not part of the API.
 *
 * <ul>
 * <li>{@link io.github.lyngk.notation.text.ByteSource} reads the lines of a source and keeps the bytes of a record; a
 * {@link io.github.lyngk.notation.text.Cutter} cuts it into {@link io.github.lyngk.notation.text.TextCut}s. A {@link
 * io.github.lyngk.notation.text.BlockInput} is a source of bytes that is read in blocks. {@link
 * io.github.lyngk.notation.text.Utf8} decodes and encodes, and keeps malformed bytes.
 * <li>{@link io.github.lyngk.notation.text.DiagnosticList} collects the diagnostics of a text and finds line and
 * column; {@link io.github.lyngk.notation.text.Excerpt} draws the caret. {@link
 * io.github.lyngk.notation.text.Failures} describes why something could not be read or done; {@link
 * io.github.lyngk.notation.text.ReportText} formats reports.
 * <li>{@link io.github.lyngk.notation.text.InputLines} splits bytes into {@link
 * io.github.lyngk.notation.text.InputLine}s, for both ends of the line protocol and for the command; a {@link
 * io.github.lyngk.notation.text.Refusal} is thrown if the request in a line cannot be met.
 * <li>{@link io.github.lyngk.notation.text.FreeText} checks which characters texts may have.
 * <li>{@link io.github.lyngk.notation.text.LineWrapper} and {@link io.github.lyngk.notation.text.JsonLine} write text
 * and JSON.
 * <li>{@link io.github.lyngk.notation.text.TextProxy} is the serialized form of values with a text form.
 * </ul>
 */
@NullMarked
package io.github.lyngk.notation.text;

import org.jspecify.annotations.NullMarked;
