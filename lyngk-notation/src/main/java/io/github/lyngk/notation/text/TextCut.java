package io.github.lyngk.notation.text;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

import io.github.lyngk.notation.Limits;
import org.jspecify.annotations.Nullable;

/** The text of one record, cut out of its source, its line ends all LF. */
public final class TextCut {
    private final byte[] bytes;
    private final long line;
    private final long column;
    private final long lastLine;
    private final boolean tooLong;
    private final boolean joined;
    private final byte @Nullable [] original;

    /** The bytes decoded, if this was asked for. */
    private @Nullable String text;

    /**
     * Creates a text.
     *
     * @param bytes what was read, in UTF-8; not to be changed any more
     * @param line the line in the source that it begins in, from 1
     * @param column the column in that line, from 1
     * @param lastLine the line it ends in
     * @param tooLong whether it was longer than {@link Limits#RECORD}: then this is not all of it
     * @param joined whether it follows the text before it without the blank line that belongs between them
     * @param original how the source wrote it, null if it wrote just this
     */
    public TextCut(
            byte[] bytes,
            long line,
            long column,
            long lastLine,
            boolean tooLong,
            boolean joined,
            byte @Nullable [] original) {
        this.bytes = requireNonNull(bytes, "bytes");
        checkArgument(1 <= line && line <= lastLine && column >= 1, "no text can stand there");
        this.line = line;
        this.column = column;
        this.lastLine = lastLine;
        this.tooLong = tooLong;
        this.joined = joined;
        this.original = original;
    }

    /** {@return the same text in a longer source, where it has so many more lines above it} */
    public TextCut below(long lines) {
        return lines == 0
                ? this
                : new TextCut(bytes, line + lines, column, lastLine + lines, tooLong, joined, original);
    }

    /** {@return the text in UTF-8; not to be changed} */
    public byte[] bytes() {
        return bytes;
    }

    /** {@return the text; bytes that are no UTF-8 have become lone low surrogates} */
    public String text() {
        String known = text;
        if (known == null) {
            known = Utf8.decode(bytes, 0, bytes.length);
            text = known;
        }
        return known;
    }

    /** {@return the line in the source that it begins in, from 1} */
    public long line() {
        return line;
    }

    /** {@return the column in that line, from 1} */
    public long column() {
        return column;
    }

    /** {@return the line it ends in} */
    public long lastLine() {
        return lastLine;
    }

    /** {@return whether it was longer than {@link Limits#RECORD}: then this is not all of it} */
    public boolean tooLong() {
        return tooLong;
    }

    /** {@return whether it follows the text before it without the blank line that belongs between them} */
    public boolean joined() {
        return joined;
    }

    /** {@return how the source wrote it, as far as it was kept; not to be changed} */
    public byte[] written() {
        return original == null ? bytes : original;
    }
}
