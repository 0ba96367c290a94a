package io.github.lyngk.notation.text;

import static com.google.common.base.Preconditions.checkArgument;

import io.github.lyngk.notation.Limits;
import org.jspecify.annotations.Nullable;

/**
 * The text of one record, cut out of its source. Its line ends are all LF, and blank lines are empty.
 *
 * @param bytes what was read, in UTF-8; not to be changed
 * @param line the line of the source in which it begins, from 1
 * @param column the column in that line at which it begins, from 1
 * @param lastLine the line it ends in
 * @param tooLong whether the record is longer than {@link Limits#RECORD}: then only its start is here
 * @param joined whether it follows the text before it without the blank line that belongs between them
 * @param original the bytes as written in the source, null if they are the same
 */
@SuppressWarnings("ArrayRecordComponent") // nothing compares texts
public record TextCut(
        byte[] bytes,
        long line,
        long column,
        long lastLine,
        boolean tooLong,
        boolean joined,
        byte @Nullable [] original) {
    /** The message about a record that is too long. */
    public static final String TOO_LONG = "the record takes more than " + Limits.RECORD + " bytes";

    public TextCut {
        checkArgument(1 <= line && line <= lastLine && column >= 1, "there is no such place for a text");
    }

    /** {@return the same text with its line numbers increased by a number of lines} */
    public TextCut below(long lines) {
        return lines == 0
                ? this
                : new TextCut(bytes, line + lines, column, lastLine + lines, tooLong, joined, original);
    }

    /** {@return the text, decoded at every call; bytes that are no UTF-8 become lone low surrogates} */
    public String text() {
        return Utf8.decode(bytes, 0, bytes.length);
    }

    /** {@return the bytes as written in the source, as far as they were kept; not to be changed} */
    public byte[] written() {
        return original == null ? bytes : original;
    }
}
