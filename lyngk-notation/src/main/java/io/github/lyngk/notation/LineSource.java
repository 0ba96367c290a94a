package io.github.lyngk.notation;

import static java.util.Objects.requireNonNull;

import java.io.IOException;
import java.io.Reader;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Cuts characters into lines and lines into records. Keeps no more than one record, and of that no more than
 * {@link Limits#RECORD}, whatever the source holds.
 */
final class LineSource {
    private static final int END = -1;

    /** More bytes than any char takes in UTF-8. */
    private static final int MOST_BYTES = 3;

    private static final char BYTE_ORDER_MARK = '\ufeff';

    private final Reader source;
    private final char[] buffer = new char[8192];
    private int at;
    private int limit;
    private boolean started;

    /** The number of the line that begins at the next char, from 1. */
    private int line = 1;

    /** The lines of the record so far, each with the line end it has in the source, and how many chars that are. */
    private char[] text = new char[1024];

    private int length;

    /** How many blank lines stand at the end of that; not all of them are kept if they are too many. */
    private long blankLines;

    /** The size in UTF-8 of all before those; once it is beyond the limit, nothing more is kept. */
    private long bytes;

    LineSource(Reader source) {
        this.source = requireNonNull(source, "source");
    }

    /** Returns the text of the next record, or null at the end of the source. */
    @Nullable
    RecordText nextRecord(int number) throws IOException {
        skipByteOrderMark();
        length = 0;
        bytes = 0;
        blankLines = 0;
        int first = 0;
        int last = 0;
        int end = 0;
        while (peek() != END && !(last > 0 && blankLines > 0 && peek() == '[')) {
            int here = line;
            if (readLine()) {
                first = first == 0 ? here : first;
                last = here;
                end = length;
            } else if (last > 0) {
                addBlankLine();
            }
        }
        return last == 0
                ? null
                : new RecordText(
                        new String(text, 0, end), new RecordLocation(number, first, last), bytes > Limits.RECORD);
    }

    /** Adds a line, or its start if the record becomes too long, unless it is blank; tells whether it is not. */
    private boolean readLine() throws IOException {
        int start = length;
        long size = bytes + blankLines;
        boolean blank = true;
        do {
            int from = at;
            int to = lineEnd();
            blank = blank && isBlank(from, to);
            int end = from;
            if (size + (long) MOST_BYTES * (to - from) <= Limits.RECORD) {
                end = to;
                size += Texts.utf8Length(buffer, from, to);
            }
            for (; end < to && size <= Limits.RECORD; end++) {
                size += 1 + Texts.extraBytes(buffer[end]);
            }
            add(from, end);
            at = to;
        } while (peek() != END && buffer[at] != '\n' && buffer[at] != '\r');
        boolean ended = endLine();
        if (blank) {
            length = start;
            return false;
        }
        blankLines = 0;
        bytes = size + 1;
        if (ended && bytes <= Limits.RECORD) {
            addLineEnd();
        }
        return true;
    }

    /** Returns the index of the next line end in the buffer, or the end of what has been read. */
    private int lineEnd() {
        int to = at;
        // Most chars are beyond the line ends, so that one comparison is enough for them.
        while (to < limit && (buffer[to] > '\r' || buffer[to] != '\n' && buffer[to] != '\r')) {
            to++;
        }
        return to;
    }

    private boolean isBlank(int from, int to) {
        for (int i = from; i < to; i++) {
            if (buffer[i] != ' ' && buffer[i] != '\t') {
                return false;
            }
        }
        return true;
    }

    /** Goes on to the next line; tells whether this one had an end, as the last one of a source need not. */
    private boolean endLine() throws IOException {
        int end = peek();
        if (end != END) {
            at++;
        }
        if (end == '\r' && peek() == '\n') {
            at++;
        }
        line += line < Integer.MAX_VALUE ? 1 : 0;
        return end != END;
    }

    private void addBlankLine() {
        blankLines++;
        if (length < Limits.RECORD) {
            addLineEnd();
        }
    }

    private void addLineEnd() {
        makeRoom(1);
        text[length++] = '\n';
    }

    /** Adds some of the chars that have been read. */
    private void add(int from, int to) {
        makeRoom(to - from);
        System.arraycopy(buffer, from, text, length, to - from);
        length += to - from;
    }

    private void makeRoom(int chars) {
        if (length + chars > text.length) {
            text = Arrays.copyOf(text, Math.max(2 * text.length, length + chars));
        }
    }

    private void skipByteOrderMark() throws IOException {
        if (!started && peek() == BYTE_ORDER_MARK) {
            at++;
        }
        started = true;
    }

    /** Returns the next char without taking it, or {@link #END}. */
    private int peek() throws IOException {
        while (at == limit) {
            int count = source.read(buffer, 0, buffer.length);
            if (count < 0) {
                return END;
            }
            at = 0;
            limit = count;
        }
        return buffer[at];
    }

    void close() throws IOException {
        source.close();
    }
}
