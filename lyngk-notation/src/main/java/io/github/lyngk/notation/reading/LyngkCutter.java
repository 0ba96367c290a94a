package io.github.lyngk.notation.reading;

import io.github.lyngk.notation.text.LineCutter;
import io.github.lyngk.notation.text.Utf8;
import java.io.InputStream;

/**
 * Cuts a source of {@code .lyngk} records: one begins at a line that begins with {@code [} and follows a blank line,
 * whatever was open before; a byte order mark may be before the bracket. If records may be joined, one also begins at a
 * tag in the line after a result.
 */
public final class LyngkCutter extends LineCutter {
    private final boolean mayBeJoined;
    private final ResultWatch results = new ResultWatch();

    /**
     * Begins at the start of a source.
     *
     * @param mayBeJoined whether the blank line between records may be missing
     */
    public LyngkCutter(InputStream source, boolean mayBeJoined) {
        super(source);
        this.mayBeJoined = mayBeJoined;
    }

    @Override
    protected boolean begins(byte[] bytes, int from, int to, boolean joined) {
        if (joined && !(mayBeJoined && results.sawResult())) {
            return false;
        }
        int at = from + (Utf8.isByteOrderMark(bytes, from, to) ? Utf8.BYTE_ORDER_MARK_LENGTH : 0);
        boolean begins = at < to
                && bytes[at] == '['
                && (!joined || at + 1 < to && Tags.isNameChar((char) (bytes[at + 1] & 0xff), true));
        if (begins) {
            results.reset();
        }
        return begins;
    }

    @Override
    protected void take(byte[] bytes, int from, int to) {
        if (mayBeJoined) {
            results.take(bytes, from, to);
        }
    }
}
