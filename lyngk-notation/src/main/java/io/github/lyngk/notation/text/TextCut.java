package io.github.lyngk.notation.text;

/**
 * The text of one record, cut out of its source, its line ends all LF.
 *
 * @param line the line in the source that it begins in, from 1
 * @param column the column in that line, from 1
 * @param lastLine the line it ends in
 * @param tooLong whether it was longer than {@link Bounds#RECORD}: then the text is not all of it
 * @param joined whether it follows the text before it without the blank line that belongs between them
 */
public record TextCut(String text, long line, long column, long lastLine, boolean tooLong, boolean joined) {
    /** Creates a text that stands by itself. */
    public TextCut(String text, long line, long column, long lastLine, boolean tooLong) {
        this(text, line, column, lastLine, tooLong, false);
    }

    /** {@return the same text in a longer source, where it has so many more lines above it} */
    public TextCut below(long lines) {
        return lines == 0 ? this : new TextCut(text, line + lines, column, lastLine + lines, tooLong, joined);
    }
}
