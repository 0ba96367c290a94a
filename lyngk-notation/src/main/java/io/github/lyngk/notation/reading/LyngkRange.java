package io.github.lyngk.notation.reading;

import static java.util.Objects.requireNonNull;

import io.github.lyngk.notation.text.BlockInput;
import io.github.lyngk.notation.text.FreeText;
import java.io.IOException;
import java.io.InputStream;

/**
 * Reads the records of a source of {@code .lyngk} records that belong to a range of its bytes. A record that begins at
 * a line with {@code [} belongs to the range that contains the beginning of the blank line before it. The range also
 * contains all bytes from its first record to the first record of the next range; the start of the source belongs to
 * the first range. So adjacent ranges together contain every byte of the source exactly once, and each range needs only
 * the one byte before it.
 *
 * <p>Works on bytes: in UTF-8 neither line ends nor blanks nor the bracket are ever part of another character. The
 * source is read only until the end of the range is certain.
 */
public final class LyngkRange extends BlockInput {
    private static final int NONE = -1;

    private final InputStream source;
    private final long to;
    private final byte[] buffer = new byte[1 << 14];

    /** The bytes of the buffer that belong to the range and were not yet returned. */
    private int at;

    private int limit;

    /** Whether the first record of the range has been found, and whether the first one after the range has. */
    private boolean begun;

    private boolean ended;

    /** Where the buffer begins in the source. */
    private long position;

    /** Where the current line begins, and whether it is blank so far. */
    private long line;

    private boolean blank;

    /** Where the previous line begins if it is blank. */
    private long blankBefore = NONE;

    /** Whether a CR was read last; an LF right after it belongs to the same line end. */
    private boolean afterReturn;

    private long lineEnds;

    /**
     * Begins at the start of a range.
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

    /** {@return the number of line ends in the bytes of the range read so far} */
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

    /** Skips the next bytes of a line that is not blank, up to a control character such as a line end. */
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

    /** Handles the start of a record, of this range or of a later one. */
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
