package io.github.lyngk.notation.text;

import static java.util.Objects.requireNonNull;

import java.io.Closeable;
import java.io.IOException;
import java.io.Reader;

/**
 * The characters of a source and where they stand: a byte order mark at the start is skipped, and LF, CR and CRLF all
 * end a line. Gives characters one by one, or, which is faster, the rest of a line as a run in the buffer.
 */
public final class CharSource implements Closeable {
    /** What is read after the last character. */
    public static final int END = -1;

    /** What some programs write at the start of a file. */
    public static final char BYTE_ORDER_MARK = '\ufeff';

    private final Reader source;
    private final char[] buffer = new char[8192];
    private int at;
    private int limit;
    private boolean started;

    /** Whether a CR was taken last; an LF right after it belongs to the same line end. */
    private boolean afterReturn;

    /** The line and column of the next character. */
    private long line;

    private long column;

    /** What was read last, if it was one character. */
    private int last = END;

    /** Begins at the start of a source. */
    public CharSource(Reader source) {
        this(source, 1, 1);
    }

    /** Begins at a line and column, as if everything before them had been read. */
    CharSource(Reader source, long line, long column) {
        this.source = requireNonNull(source, "source");
        this.line = line;
        this.column = column;
    }

    /** {@return the next character as it stands in the source, without taking it, or {@link #END}} */
    public int peek() throws IOException {
        while (true) {
            while (at == limit) {
                int count = source.read(buffer, 0, buffer.length);
                if (count < 0) {
                    return END;
                }
                at = 0;
                limit = count;
            }
            char skipped = started ? '\n' : BYTE_ORDER_MARK;
            boolean skips = !started || afterReturn;
            started = true;
            afterReturn = false;
            if (!skips || buffer[at] != skipped) {
                return buffer[at];
            }
            at++;
        }
    }

    /** {@return the character so many after the next one, a few at most, as it stands in the source, or {@link #END}} */
    public int peek(int after) throws IOException {
        if (peek() == END) {
            return END;
        }
        while (limit - at <= after) {
            System.arraycopy(buffer, at, buffer, 0, limit - at);
            limit -= at;
            at = 0;
            int count = source.read(buffer, limit, buffer.length - limit);
            if (count < 0) {
                return END;
            }
            limit += count;
        }
        return buffer[at + after];
    }

    /** Takes the next character; {@return it, LF for any line end, or {@link #END}} */
    public int read() throws IOException {
        int next = peek();
        if (isLineEnd(next)) {
            endLine();
            return '\n';
        }
        if (next != END) {
            at++;
            column++;
            // Columns count code points: the second half of a surrogate pair adds none.
            column -= last != END && Character.isSurrogatePair((char) last, (char) next) ? 1 : 0;
        }
        last = next;
        return next;
    }

    /** {@return the line of the next character, from 1} */
    public long line() {
        return line;
    }

    /** {@return the column of the next character, from 1, if all before it in its line were read one by one} */
    public long column() {
        return column;
    }

    /** {@return where in {@link #buffer} the rest of the line begins, as far as it has been read} */
    public int runStart() {
        return at;
    }

    /** {@return where the run ends: at the line end, or where more has to be read} */
    public int runEnd() {
        int to = at;
        // Most chars are beyond the line ends, so that one comparison is enough for them.
        while (to < limit && (buffer[to] > '\r' || !isLineEnd(buffer[to]))) {
            to++;
        }
        return to;
    }

    /** {@return the characters of the run; not to be changed} */
    public char[] buffer() {
        return buffer;
    }

    /** Takes the run. */
    public void takeRun(int end) {
        at = end;
    }

    /** {@return whether a line, or the source, ends here} */
    public boolean isAtLineEnd() throws IOException {
        int next = peek();
        return next == END || isLineEnd(next);
    }

    /** Goes on to the next line; {@return whether this one had an end, as the last one of a source need not} */
    public boolean endLine() throws IOException {
        int end = peek();
        if (end != END) {
            at++;
        }
        afterReturn = end == '\r';
        line++;
        column = 1;
        last = '\n';
        return end != END;
    }

    private static boolean isLineEnd(int c) {
        return c == '\n' || c == '\r';
    }

    @Override
    public void close() throws IOException {
        source.close();
    }
}
