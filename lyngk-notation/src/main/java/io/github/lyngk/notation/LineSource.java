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

    private long bytes;
    private int blankLines;

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
        int first = line;
        int last = 0;
        while (peek() != END && !(last > 0 && blankLines > 0 && peek() == '[')) {
            if (!readLine()) {
                blankLines++;
            } else {
                last = line - 1;
            }
            if (last == 0) {
                first = line;
                blankLines = 0;
            }
        }
        if (last == 0) {
            return null;
        }
        boolean tooLong = bytes > Limits.RECORD;
        return new RecordText(text.toString(), new RecordLocation(number, first, last), tooLong);
    }

    /**
     * Reads a line and adds it, after the blank lines before it, unless it is blank itself.
     *
     * @return false if the line is blank
     */
    private boolean readLine() throws IOException {
        int length = text.length();
        long size = bytes;
        boolean blank = true;
        addBlankLines();
        do {
            int from = at;
            while (at < limit && buffer[at] != '\n' && buffer[at] != '\r') {
                at++;
            }
            blank = blank && isBlank(from, at);
            add(from, at);
        } while (peek() != END && buffer[at] != '\n' && buffer[at] != '\r');
        endLine();
        if (blank) {
            text.setLength(length);
            bytes = size;
            return false;
        }
        blankLines = 0;
        addLineEnd();
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
        line++;
    }

    private void addBlankLines() {
        if (text.length() > 0) {
            for (int i = 0; i < blankLines && bytes <= Limits.RECORD; i++) {
                addLineEnd();
            }
        }
    }

    private void addLineEnd() {
        bytes++;
        if (bytes <= Limits.RECORD) {
            text.append('\n');
        }
    }

    private boolean isBlank(int from, int to) {
        for (int i = from; i < to; i++) {
            if (buffer[i] != ' ' && buffer[i] != '\t') {
                return false;
            }
        }
        return true;
    }

    /** Adds chars of the buffer as long as the record is not too long. */
    private void add(int from, int to) {
        int end = from;
        for (; end < to && bytes <= Limits.RECORD; end++) {
            bytes += 1 + Texts.extraBytes(buffer[end]);
        }
        text.append(buffer, from, end - from);
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
