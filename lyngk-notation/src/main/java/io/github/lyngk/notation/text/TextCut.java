package io.github.lyngk.notation.text;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

import org.jspecify.annotations.Nullable;

/**
 * The text of one record, cut out of its source, its line ends all LF.
 *
 * @param line the line in the source that it begins in, from 1
 * @param column the column in that line, from 1
 * @param lastLine the line it ends in
 * @param tooLong whether it was longer than {@link Bounds#RECORD}: then the text is not all of it
 * @param joined whether it follows the text before it without the blank line that belongs between them
 * @param original how the source wrote it, null if that is the text itself, or {@link #LOST}
 */
public record TextCut(
        String text,
        long line,
        long column,
        long lastLine,
        boolean tooLong,
        boolean joined,
        @Nullable String original) {

    /** What is told of a text that is written much longer in its source, by blanks that were not kept. */
    public static final String LOST = "";

    /** Creates a text. */
    public TextCut {
        requireNonNull(text, "text");
        checkArgument(1 <= line && line <= lastLine && column >= 1, "no text can stand there");
    }

    /** Creates a text that stands by itself, as it is written. */
    public TextCut(String text, long line, long column, long lastLine, boolean tooLong) {
        this(text, line, column, lastLine, tooLong, false, null);
    }

    /** {@return the same text in a longer source, where it has so many more lines above it} */
    public TextCut below(long lines) {
        return lines == 0 ? this : new TextCut(text, line + lines, column, lastLine + lines, tooLong, joined, original);
    }

    /** {@return the same text as if it were written so} */
    public TextCut asRead() {
        return original == null ? this : new TextCut(text, line, column, lastLine, tooLong, joined, null);
    }

    /** {@return whether all of it was kept, as the source wrote it} */
    public boolean isWhole() {
        return !tooLong && !LOST.equals(original);
    }

    /** {@return how the source wrote it, if all of it was kept} */
    public String written() {
        return original == null ? text : original;
    }
}
