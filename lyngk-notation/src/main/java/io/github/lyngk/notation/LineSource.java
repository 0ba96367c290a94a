package io.github.lyngk.notation;

import static java.util.Objects.requireNonNull;

import java.io.IOException;
import java.io.Reader;
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

    /** The lines of the record so far, each with a line end; blank lines at its end are counted only. */
    private final StringBuilder text = new StringBuilder();

    private final StringBuilder current = new StringBuilder();
    private long blankLines;

    /** The size of all that in UTF-8; once it is beyond the limit, nothing more is kept. */
    private long bytes;

    LineSource(Reader source) {
        this.source = requireNonNull(source, "source");
    }

    /** Returns the text of the next record, or null at the end of the source. */
    @Nullable
    RecordText nextRecord(int number) throws IOException {
        skipByteOrderMark();
        text.setLength(0);
        bytes = 0;
        blankLines = 0;
        int first = 0;
        int last = 0;
        while (peek() != END && !(last > 0 && blankLines > 0 && peek() == '[')) {
            int here = line;
            if (!readLine()) {
                blankLines += last > 0 ? 1 : 0;
                continue;
            }
            addLine();
            first = first == 0 ? here : first;
            last = here;
        }
        if (last == 0) {
            return null;
        }
        return new RecordText(text.toString(), new RecordLocation(number, first, last), bytes > Limits.RECORD);
    }

    /** Reads a line into {@link #current}, or its start if the record becomes too long; tells whether it is not blank. */
    private boolean readLine() throws IOException {
        current.setLength(0);
        long size = bytes + blankLines;
        boolean blank = true;
        do {
            int from = at;
            int to = lineEnd();
            blank = blank && isBlank(from, to);
            int end = size + (long) MOST_BYTES * (to - from) <= Limits.RECORD ? to : from;
            size += Texts.utf8Length(buffer, from, end);
            for (; end < to && size <= Limits.RECORD; end++) {
                size += 1 + Texts.extraBytes(buffer[end]);
            }
            current.append(buffer, from, end - from);
            at = to;
        } while (peek() != END && buffer[at] != '\n' && buffer[at] != '\r');
        endLine();
        if (!blank) {
            bytes = size;
        }
        return !blank;
    }

    /** Returns the index of the next line end in the buffer, or the end of what has been read. */
    private int lineEnd() {
        int to = at;
        while (to < limit && buffer[to] != '\n' && buffer[to] != '\r') {
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

    private void endLine() throws IOException {
        int end = peek();
        if (end != END) {
            at++;
        }
        if (end == '\r' && peek() == '\n') {
            at++;
        }
        line += line < Integer.MAX_VALUE ? 1 : 0;
    }

    /** Adds the current line after the blank lines before it. */
    private void addLine() {
        for (; blankLines > 0 && text.length() < Limits.RECORD; blankLines--) {
            text.append('\n');
        }
        blankLines = 0;
        text.append(current);
        bytes++;
        if (bytes <= Limits.RECORD) {
            text.append('\n');
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
