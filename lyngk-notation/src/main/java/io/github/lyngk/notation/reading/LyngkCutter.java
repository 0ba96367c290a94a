package io.github.lyngk.notation.reading;

import io.github.lyngk.notation.text.ByteSource;
import io.github.lyngk.notation.text.Cutter;
import io.github.lyngk.notation.text.TextCut;
import io.github.lyngk.notation.text.Utf8;
import java.io.IOException;
import java.io.InputStream;
import org.jspecify.annotations.Nullable;

/**
 * Cuts a source of {@code .lyngk} records. A record begins at a line that follows a blank line and begins with {@code
 * [}, perhaps after a byte order mark, even if a comment or variation is still open. If records may be joined, a record
 * also begins at a tag in the line after a result. Blank lines before and after a record are not part of it.
 */
public final class LyngkCutter implements Cutter {
    private final ByteSource source;
    private final boolean mayBeJoined;
    private final ResultWatch results = new ResultWatch();

    /** Whether the current line of the source begins the next record. */
    private boolean pending;

    /** Whether the line before the current one was not blank. */
    private boolean joined;

    /**
     * Begins at the start of a source.
     *
     * @param mayBeJoined whether the blank line between records may be missing
     */
    public LyngkCutter(InputStream source, boolean mayBeJoined) {
        this.source = new ByteSource(source, false);
        this.mayBeJoined = mayBeJoined;
    }

    @Override
    public @Nullable TextCut next() throws IOException {
        boolean begun = false;
        boolean follows = joined;
        while (pending || source.nextLine()) {
            boolean blank = source.isBlank();
            if (begun && !blank && beginsRecord()) {
                pending = true;
                results.reset();
                return source.cut(follows);
            }
            pending = false;
            joined = !blank;
            if (joined) {
                if (!begun) {
                    source.begin(source.from(), 1);
                }
                begun = true;
                source.reach(source.next());
                if (mayBeJoined) {
                    results.take(source.buffer(), source.from(), source.to());
                }
            }
        }
        return begun ? source.cut(follows) : null;
    }

    /** {@return whether the current line, which is not blank, begins another record} */
    private boolean beginsRecord() {
        if (joined && !(mayBeJoined && results.sawResult())) {
            return false;
        }
        byte[] bytes = source.buffer();
        int to = source.to();
        int at = Utf8.afterByteOrderMark(bytes, source.from(), to);
        return at < to
                && bytes[at] == '['
                && (!joined || at + 1 < to && Tags.isNameChar((char) (bytes[at + 1] & 0xff), true));
    }

    @Override
    public void close() throws IOException {
        source.close();
    }
}
