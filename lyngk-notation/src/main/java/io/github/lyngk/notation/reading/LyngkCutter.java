package io.github.lyngk.notation.reading;

import io.github.lyngk.notation.text.Bounds;
import io.github.lyngk.notation.text.CharSource;
import io.github.lyngk.notation.text.Cutter;
import io.github.lyngk.notation.text.FreeText;
import io.github.lyngk.notation.text.TextCut;
import java.io.IOException;
import java.io.Reader;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Cuts a source of {@code .lyngk} records: one begins at a line that begins with {@code [} and follows a blank line,
 * whatever was open before; a byte order mark may stand before the bracket. If records may be joined, one also begins at
 * a tag in the line after a result. Keeps no more than one record, and of that no more than {@link Bounds#RECORD}, whatever the
 * source holds.
 */
public final class LyngkCutter implements Cutter {
    /** More bytes than any char takes in UTF-8. */
    private static final int MOST_BYTES = 3;

    private final CharSource source;
    private final boolean mayBeJoined;
    private final ResultWatch results = new ResultWatch();

    /** Whether the record to come stands right after a result. */
    private boolean joined;

    /** The lines of the record so far, each with LF if it has an end in the source, and how many chars that are. */
    private char[] text = new char[1024];

    private int length;

    /** How many blank lines stand at the end of that; not all of them are kept if they are too many. */
    private long blankLines;

    /** The size in UTF-8 of all before those; once it is beyond the limit, nothing more is kept. */
    private long bytes;

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
        length = 0;
        bytes = 0;
        blankLines = 0;
        long first = 0;
        long last = 0;
        int end = 0;
        boolean follows = joined;
        while (source.peek() != CharSource.END && !(last > 0 && beginsRecord())) {
            long here = source.line();
            if (readLine()) {
                first = first == 0 ? here : first;
                last = here;
                end = length;
            } else if (last > 0) {
                addBlankLine();
            }
        }
        joined = blankLines == 0;
        return last == 0 ? null : new TextCut(new String(text, 0, end), first, 1, last, bytes > Bounds.RECORD, follows);
    }

    /** Tells whether another record begins in the next line. */
    private boolean beginsRecord() throws IOException {
        int mark = source.peek() == CharSource.BYTE_ORDER_MARK ? 1 : 0;
        if (source.peek(mark) != '[') {
            return false;
        }
        return blankLines > 0
                || mayBeJoined && results.sawResult() && Tags.isNameChar((char) source.peek(mark + 1), true);
    }

    /** Adds a line, or its start if the record becomes too long, unless it is blank; tells whether it is not. */
    private boolean readLine() throws IOException {
        char[] buffer = source.buffer();
        int start = length;
        long size = bytes + blankLines;
        boolean blank = true;
        results.begin();
        do {
            int from = source.runStart();
            int to = source.runEnd();
            blank = blank && isBlank(buffer, from, to);
            if (mayBeJoined) {
                results.take(buffer, from, to);
            }
            int end = from;
            if (size + (long) MOST_BYTES * (to - from) <= Bounds.RECORD) {
                end = to;
                size += FreeText.utf8Length(buffer, from, to);
            }
            for (; end < to && size <= Bounds.RECORD; end++) {
                size += 1 + FreeText.extraBytes(buffer[end]);
            }
            add(buffer, from, end);
            source.takeRun(to);
        } while (!source.isAtLineEnd());
        boolean ended = source.endLine();
        if (blank) {
            length = start;
            return false;
        }
        blankLines = 0;
        bytes = size + 1;
        if (ended && bytes <= Bounds.RECORD) {
            addLineEnd();
        }
        return true;
    }

    private static boolean isBlank(char[] chars, int from, int to) {
        for (int i = from; i < to; i++) {
            if (chars[i] != ' ' && chars[i] != '\t') {
                return false;
            }
        }
        return true;
    }

    private void addBlankLine() {
        blankLines++;
        if (length < Bounds.RECORD) {
            addLineEnd();
        }
    }

    private void addLineEnd() {
        makeRoom(1);
        text[length++] = '\n';
    }

    private void add(char[] chars, int from, int to) {
        makeRoom(to - from);
        System.arraycopy(chars, from, text, length, to - from);
        length += to - from;
    }

    private void makeRoom(int chars) {
        if (length + chars > text.length) {
            text = Arrays.copyOf(text, Math.max(2 * text.length, length + chars));
        }
    }

    @Override
    public void close() throws IOException {
        source.close();
    }
}
