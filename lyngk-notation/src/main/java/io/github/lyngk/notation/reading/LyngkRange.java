package io.github.lyngk.notation.reading;

import static java.util.Objects.requireNonNull;

import io.github.lyngk.notation.text.BlockInput;
import io.github.lyngk.notation.text.FreeText;
import java.io.IOException;
import java.io.InputStream;

/**
 * Those bytes of a source of {@code .lyngk} records that belong to a range of it. A record that begins at a line with
 * {@code [} belongs to the range in which the blank line before it begins, and with it all that follows up to the next
 * range's first; what the source begins with belongs to the range at its start. So ranges that touch give the whole
 * source, every byte once, and none needs to know more of it than the byte before it.
 *
 * <p>Works on bytes: in UTF-8 neither line ends nor blanks nor the bracket are ever part of another character. The source
 * is read no further than it takes to see that nothing more belongs to the range.
 */
public final class LyngkRange extends BlockInput {
    private static final int NONE = -1;

    private final InputStream source;
    private final long to;
    private final byte[] buffer = new byte[1 << 14];

    /** What of the buffer belongs to the range and is not yet taken. */
    private int at;

    private int limit;

    /** Whether the first record of the range has been found, and whether what follows its last one has. */
    private boolean begun;

    private boolean ended;

    /** Where the buffer begins in the source. */
    private long position;

    /** Where the line begins that is being read, and whether it is blank so far. */
    private long line;

    private boolean blank;

    /** Where the line before it begins if it is blank. */
    private long blankBefore = NONE;

    /** Whether a CR was read last; an LF right after it belongs to the same line end. */
    private boolean afterReturn;

    private long lineEnds;

    /**
     * Begins before a range.
     *
     * @param source the source from the byte before the range on, or from its start
     */
    public LyngkRange(InputStream source, long from, long to) {
        this.source = requireNonNull(source, "source");
        this.to = to;
        begun = from == 0 && to > 0;
        blank = begun;
        position = Math.max(0, from - 1);
    }

    /** {@return how many lines have ended in the bytes that belong to the range, as far as they have been read} */
    public long lineEnds() {
        return lineEnds;
    }

    @Override
    public int read(byte[] target, int offset, int length) throws IOException {
        while (at == limit) {
            if (!fill()) {
                return -1;
            }
        }
        int count = Math.min(length, limit - at);
        System.arraycopy(buffer, at, target, offset, count);
        at += count;
        return count;
    }

    private boolean fill() throws IOException {
        int count = ended ? -1 : source.read(buffer, 0, buffer.length);
        if (count < 0) {
            return false;
        }
        at = begun ? 0 : count;
        limit = count;
        for (int i = afterInk(0, count); i < count && !ended; i = afterInk(i + 1, count)) {
            take(i);
        }
        position += count;
        ended = ended || !begun && !mayBegin();
        return true;
    }

    /** Passes over what does not matter in a line that is not blank. */
    private int afterInk(int from, int count) {
        int i = from;
        while (!blank && i < count && (buffer[i] > '\r' || buffer[i] < 0)) {
            i++;
        }
        return i;
    }

    private void take(int i) {
        byte next = buffer[i];
        if (next == '\n' || next == '\r') {
            if (!(next == '\n' && afterReturn)) {
                blankBefore = blank ? line : NONE;
                lineEnds += begun ? 1 : 0;
            }
            line = position + i + 1;
            blank = true;
            afterReturn = next == '\r';
            return;
        }
        if (next == '[' && blankBefore != NONE && line == position + i) {
            border(i);
        }
        blank = blank && FreeText.isBlank((char) next);
        afterReturn = false;
    }

    /** A record begins that belongs to this range or to a later one. */
    private void border(int i) {
        if (blankBefore >= to) {
            limit = i;
            at = Math.min(at, i);
            ended = true;
        } else if (!begun) {
            at = i;
            begun = true;
        }
    }

    /** Whether a blank line that begins in the range may still be found, or was found last. */
    private boolean mayBegin() {
        return position < to || blank && (line < to || blankBefore != NONE && blankBefore < to);
    }

    @Override
    public void close() throws IOException {
        source.close();
    }
}
