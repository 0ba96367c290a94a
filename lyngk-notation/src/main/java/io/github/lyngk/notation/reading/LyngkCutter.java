package io.github.lyngk.notation.reading;

import io.github.lyngk.notation.text.Bounds;
import io.github.lyngk.notation.text.CharSource;
import io.github.lyngk.notation.text.Cutter;
import io.github.lyngk.notation.text.FreeText;
import io.github.lyngk.notation.text.RecordBuffer;
import io.github.lyngk.notation.text.TextCut;
import java.io.IOException;
import java.io.Reader;
import org.jspecify.annotations.Nullable;

/**
 * Cuts a source of {@code .lyngk} records: one begins at a line that begins with {@code [} and follows a blank line,
 * whatever was open before; a byte order mark may stand before the bracket. If records may be joined, one also begins at
 * a tag in the line after a result. Keeps no more than one record, and of that no more than {@link Bounds#RECORD}, whatever the
 * source holds.
 */
public final class LyngkCutter implements Cutter {
    private final CharSource source;
    private final boolean mayBeJoined;
    private final ResultWatch results = new ResultWatch();

    /** Whether the line before was not blank, so that a record to come stands right after a result. */
    private boolean joined;

    /** The lines of the record so far, each with LF if it has an end in the source. */
    private final RecordBuffer text = new RecordBuffer();

    /**
     * Begins at the start of a source.
     *
     * @param mayBeJoined whether the blank line between records may be missing
     */
    public LyngkCutter(Reader source, boolean mayBeJoined) {
        this.source = new CharSource(source);
        this.mayBeJoined = mayBeJoined;
    }

    @Override
    public @Nullable TextCut next() throws IOException {
        text.truncate(0);
        long first = 0;
        long last = 0;
        int length = 0;
        long end = 0;
        boolean follows = joined;
        while (source.peek() != CharSource.END && !(last > 0 && beginsRecord())) {
            long here = source.line();
            if (last == 0) {
                source.mark(source.offset());
            }
            joined = readLine();
            if (joined) {
                first = first == 0 ? here : first;
                last = here;
                length = text.length();
                end = source.offset();
            } else if (last > 0) {
                text.append('\n');
            }
        }
        if (last == 0) {
            return null;
        }
        text.truncate(length);
        boolean tooLong = text.isTooLong();
        String cut = text.take();
        String original = tooLong ? null : source.original(cut, end);
        return new TextCut(cut, first, 1, last, tooLong, follows, original);
    }

    /** Tells whether another record begins in the next line. */
    private boolean beginsRecord() throws IOException {
        if (joined && !(mayBeJoined && results.sawResult())) {
            return false;
        }
        int mark = source.peek() == CharSource.BYTE_ORDER_MARK ? 1 : 0;
        return source.peek(mark) == '[' && (!joined || Tags.isNameChar((char) source.peek(mark + 1), true));
    }

    /** Adds a line, or its start if the record becomes too long, unless it is blank; tells whether it is not. */
    private boolean readLine() throws IOException {
        char[] buffer = source.buffer();
        int length = text.length();
        boolean blank = true;
        results.begin();
        do {
            int from = source.runStart();
            int to = source.runEnd();
            blank = blank && isBlank(buffer, from, to);
            if (mayBeJoined) {
                results.take(buffer, from, to);
            }
            text.append(buffer, from, to);
            source.takeRun(to);
        } while (!source.isAtLineEnd());
        boolean ended = source.endLine();
        if (blank) {
            text.truncate(length);
        } else if (ended) {
            text.append('\n');
        }
        return !blank;
    }

    private static boolean isBlank(char[] chars, int from, int to) {
        for (int i = from; i < to; i++) {
            if (!FreeText.isBlank(chars[i])) {
                return false;
            }
        }
        return true;
    }

    @Override
    public void close() throws IOException {
        source.close();
    }
}
