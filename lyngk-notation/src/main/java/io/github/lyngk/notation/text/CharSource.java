package io.github.lyngk.notation.text;

import static java.util.Objects.requireNonNull;

import java.io.Closeable;
import java.io.IOException;
import java.io.Reader;
import org.jspecify.annotations.Nullable;

/**
 * The characters of a source and where they stand: a byte order mark at the start is skipped, and LF, CR and CRLF all
 * end a line. Gives characters one by one, or, which is faster, the rest of a line as a run in the buffer. From a mark on
 * it can also tell how the source wrote them.
 */
public final class CharSource implements Closeable {
    /** What is read after the last character. */
    public static final int END = -1;

    /** What some programs write at the start of a file. */
    public static final char BYTE_ORDER_MARK = '\ufeff';

    /** The most chars kept from a mark on: all of a record and room for longer line ends. */
    private static final int MOST = Bounds.RECORD / 4 * 5;

    /** What no character is. */
    private static final int NOTHING = -2;

    private final Reader source;
    private final char[] buffer = new char[8192];

    /** How many chars of the source have left the buffer. */
    private long before;

    /** Where the text begins that may be asked for. */
    private long mark;

    /** What of that text has left the buffer, and where this begins: behind the mark if it became too much. */
    private final GrowingText past = new GrowingText();

    private long pastFrom;

    /** Where a CR was taken last. */
    private long lastReturn = -1;

    private int at;
    private int limit;

    /** What is skipped if it comes next: a byte order mark at the start, an LF right after a CR, and else nothing. */
    private int skipped = BYTE_ORDER_MARK;

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
        // Asked several times a line, and nearly always answered here.
        return skipped == NOTHING && at < limit ? buffer[at] : peekAhead();
    }

    private int peekAhead() throws IOException {
        while (true) {
            while (at == limit) {
                leave();
                int count = source.read(buffer, 0, buffer.length);
                if (count < 0) {
                    return END;
                }
                limit = count;
            }
            boolean skips = buffer[at] == skipped;
            skipped = NOTHING;
            if (!skips) {
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
            leave();
            int count = source.read(buffer, limit, buffer.length - limit);
            if (count < 0) {
                return END;
            }
            limit += count;
        }
        return buffer[at + after];
    }

    /** Makes room in the buffer: what was taken leaves it, and is kept if it may be asked for. */
    private void leave() {
        int from = (int) Math.min(at, Math.max(0, pastFrom - before));
        if (past.length() + at - from > MOST) {
            past.truncate(0);
            pastFrom = before + from;
        }
        past.append(buffer, from, at);
        before += at;
        limit -= at;
        System.arraycopy(buffer, at, buffer, 0, limit);
        at = 0;
    }

    /** {@return how many chars of the source stand before the next one, if that has been looked at} */
    public long offset() {
        return before + at;
    }

    /** Lets {@link #original} begin at an offset, beyond those of all texts before. */
    public void mark(long offset) {
        if (offset >= before) {
            past.truncate(0);
            pastFrom = offset;
        } else if (offset > pastFrom) {
            past.append(past.take().substring((int) (offset - pastFrom)));
            pastFrom = offset;
        }
        mark = offset;
    }

    /**
     * Tells how the source wrote what stands from the mark on.
     *
     * @param text how it was read
     * @param end the offset behind it; of CR and LF both belong to it if the CR does
     * @return it with its own line ends and blanks, null if that is the text itself, or {@link TextCut#LOST}
     */
    public @Nullable String original(String text, long end) {
        if (mark < pastFrom) {
            return TextCut.LOST;
        }
        int length = (int) (end - mark);
        if (lastReturn < mark && length == text.length()) {
            return null;
        }
        int from = (int) Math.max(0, mark - before);
        String all = new String(buffer, from, at - from);
        if (past.length() > 0) {
            String left = past.take();
            past.append(left);
            all = left + all;
        }
        String original = all.substring(0, all.startsWith("\r\n", length - 1) ? length + 1 : length);
        return original.equals(text) ? null : original;
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
        if (end == '\r') {
            lastReturn = offset();
            skipped = '\n';
        }
        if (end != END) {
            at++;
        }
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
