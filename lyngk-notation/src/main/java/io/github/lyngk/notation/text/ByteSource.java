package io.github.lyngk.notation.text;

import static java.util.Objects.requireNonNull;

import io.github.lyngk.notation.Limits;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Reads the lines of a source one at a time, and keeps the bytes of the current record. LF, CR and CRLF all end a line;
 * a byte order mark at the start is skipped. Memory use is bounded: of a record or line that is much too long, only the
 * start is kept.
 *
 * <p>Indexes refer to {@link #buffer} and are valid for the current line only: {@link #nextLine} may move the bytes.
 */
public final class ByteSource implements Closeable {
    /** The most bytes kept of a record: twice the limit, since a CRLF counts as one byte. */
    private static final int MOST = 2 * Limits.RECORD;

    /** The size of a piece in bytes, if long lines are returned in pieces. */
    private static final int PIECE = 1 << 16;

    private static final int NONE = -1;

    private final InputStream source;
    private final boolean inPieces;
    private byte[] buffer = new byte[1 << 16];
    private int limit;
    private boolean ended;

    /** The current line: where it begins and ends, where the next one begins, and its number. */
    private int from;

    private int to;
    private int next;
    private long line;

    /** Whether the line continues after this piece, and whether this piece continues a line. */
    private boolean goesOn;

    private boolean continued;

    /** Whether anything but blanks was dropped from a line that is longer than any record. */
    private boolean droppedText;

    private boolean blank;

    /**
     * Whether the line must be normalized: it does not end with LF, or is blank but not empty. Most records have no
     * such line and are cut out without a second pass.
     */
    private boolean lineOdd;

    /** Where the record begins in the buffer. */
    private int mark = NONE;

    /** The bytes that were kept when the record became too long, and how many of them certainly belong to it. */
    private byte @Nullable [] start;

    private int certain;

    /** Whether the record continued after that. */
    private boolean tooLong;

    private long firstLine;
    private long firstColumn;

    /** Where the record ends so far, and whether a line up to there, or up to the current line, is odd. */
    private int end;

    private long lastLine;
    private boolean odd;
    private boolean oddSoFar;

    /**
     * Begins before the first line.
     *
     * @param inPieces whether a long line is given in pieces, and blank lines keep their blanks: for formats whose
     *     records are not made of lines
     */
    public ByteSource(InputStream source, boolean inPieces) {
        this.source = requireNonNull(source, "source");
        this.inPieces = inPieces;
    }

    /** Reads the next line; {@return whether there is one} */
    public boolean nextLine() throws IOException {
        from = next;
        to = next;
        droppedText = false;
        continued = goesOn;
        do {
            to = lineEnd(buffer, to, limit);
            // A CR may be the first half of a CRLF.
        } while ((to == limit || to + 1 == limit && buffer[to] == '\r') && !isPiece() && fill());
        goesOn = isPiece();
        if (from == limit) {
            return false;
        }
        boolean isReturn = to < limit && buffer[to] == '\r';
        next = Math.min(limit, to + 1);
        next += isReturn && next < limit && buffer[next] == '\n' ? 1 : 0;
        from = line == 0 ? Utf8.afterByteOrderMark(buffer, from, to) : from;
        line += continued ? 0 : 1;
        blank = !droppedText && to == afterBlanks(from);
        lineOdd = isReturn || blank && to > from;
        oddSoFar |= lineOdd;
        return true;
    }

    /** {@return whether enough of a line for a piece has been read, without a line end} */
    private boolean isPiece() {
        return inPieces && to == limit && to - from >= PIECE;
    }

    /** {@return the index of the first line end between two indexes, or the latter} */
    private static int lineEnd(byte[] bytes, int from, int to) {
        int at = from;
        // Most bytes are beyond the line ends, so that one comparison is enough for them.
        while (at < to && (bytes[at] > '\r' || !isLineEnd(bytes[at]))) {
            at++;
        }
        return at;
    }

    private static boolean isLineEnd(byte b) {
        return b == '\n' || b == '\r';
    }

    /** Reads more of the source and appends it to the buffer; {@return whether there was more} */
    private boolean fill() throws IOException {
        if (mark != NONE && limit - mark > MOST) {
            keepStart();
        }
        if (mark == NONE && to - from > MOST) {
            dropRestOfLine();
        }
        moveToStart(mark == NONE ? from : mark);
        if (limit == buffer.length) {
            buffer = Arrays.copyOf(buffer, Math.min(2 * limit, limit + Limits.RECORD));
        }
        int count = ended ? -1 : source.read(buffer, limit, buffer.length - limit);
        ended = count < 0;
        limit += Math.max(0, count);
        return !ended;
    }

    /** Keeps only the start of the record once too much has been read, of the record or of the lines after it. */
    private void keepStart() {
        start = Arrays.copyOfRange(buffer, mark, mark + MOST);
        certain = Math.min(MOST, end - mark);
        mark = NONE;
    }

    /** Drops the end of the line read so far, except a CR that may be its line end. */
    private void dropRestOfLine() {
        int kept = from + MOST;
        droppedText |= afterBlanks(kept) < to;
        System.arraycopy(buffer, to, buffer, kept, limit - to);
        limit -= to - kept;
        to = kept;
    }

    private void moveToStart(int kept) {
        if (kept > 0) {
            System.arraycopy(buffer, kept, buffer, 0, limit - kept);
            mark -= mark == NONE ? 0 : kept;
            end -= kept;
            from -= kept;
            to -= kept;
            limit -= kept;
        }
    }

    /** {@return the bytes of the line and of the record before it; not to be changed} */
    public byte[] buffer() {
        return buffer;
    }

    /** {@return where the line begins} */
    public int from() {
        return from;
    }

    /** {@return where the line ends, before its line end} */
    public int to() {
        return to;
    }

    /** {@return where the next line begins} */
    public int next() {
        return next;
    }

    /** {@return the number of the line, from 1} */
    public long line() {
        return line;
    }

    /** {@return whether this is a piece of a line other than the first} */
    public boolean isContinued() {
        return continued;
    }

    /** {@return whether the line is empty or has only blanks} */
    public boolean isBlank() {
        return blank;
    }

    private int afterBlanks(int index) {
        int at = index;
        while (at < to && FreeText.isBlank((char) buffer[at])) {
            at++;
        }
        return at;
    }

    /** Begins a record at an index in the line. */
    public void begin(int index, long column) {
        mark = index;
        start = null;
        tooLong = false;
        firstLine = line;
        firstColumn = column;
        oddSoFar = lineOdd;
        reach(index);
    }

    /** Extends the record to an index in the line. */
    public void reach(int index) {
        if (mark == NONE) {
            tooLong = true;
        } else if (index - mark > MOST) {
            tooLong = true;
            keepStart();
        }
        end = index;
        lastLine = line;
        odd = oddSoFar;
    }

    /** {@return where the current record begins, or the line if the record is too long to be kept} */
    public int origin() {
        return mark == NONE ? from : mark;
    }

    /** {@return whether the bytes from the beginning of a line on are kept: of a record, or of the current line} */
    public boolean keeps(long fromLine) {
        return mark != NONE || fromLine == line;
    }

    /** {@return the last line of the record so far} */
    public long lastLine() {
        return lastLine;
    }

    /** {@return where the record ends so far} */
    public int end() {
        return end;
    }

    /** Cuts out the record up to an earlier end, and begins another one after it. */
    public TextCut cutBefore(int earlierEnd, long endLine, int index, long inLine) {
        end = earlierEnd;
        lastLine = endLine;
        odd = true;
        TextCut cut = cut(false);
        begin(index, 1);
        firstLine = inLine;
        oddSoFar = true;
        return cut;
    }

    /**
     * Cuts the record out.
     *
     * @param joined whether it follows the one before it without the blank line that belongs between them
     */
    public TextCut cut(boolean joined) {
        byte[] head = start;
        byte[] written = head == null
                ? Arrays.copyOfRange(buffer, mark, end)
                : Arrays.copyOf(head, tooLong ? head.length : certain);
        byte[] read = odd || tooLong ? asRead(written, inPieces) : written;
        boolean beyond = tooLong || read.length > Limits.RECORD;
        mark = NONE;
        start = null;
        return new TextCut(
                beyond ? Arrays.copyOf(read, firstTooMany(read)) : read,
                firstLine,
                firstColumn,
                lastLine,
                beyond,
                joined,
                beyond || Arrays.equals(read, written) ? null : written);
    }

    /** {@return the length of the shortest prefix of whole characters that is too long for a record} */
    private static int firstTooMany(byte[] bytes) {
        int length = Math.min(bytes.length, Limits.RECORD + 1);
        while (length < bytes.length && Utf8.isContinuation(bytes[length])) {
            length++;
        }
        return length;
    }

    /** {@return the bytes with LF as the only line end and, unless blanks are kept, without blanks in blank lines} */
    private static byte[] asRead(byte[] bytes, boolean blanks) {
        byte[] read = new byte[bytes.length];
        int length = 0;
        int lineAt = 0;
        boolean blank = true;
        for (int i = 0; i < bytes.length; i++) {
            byte b = bytes[i];
            if (isLineEnd(b)) {
                length = blank && !blanks ? lineAt : length;
                read[length++] = '\n';
                i += b == '\r' && i + 1 < bytes.length && bytes[i + 1] == '\n' ? 1 : 0;
                lineAt = length;
                blank = true;
            } else {
                read[length++] = b;
                blank = blank && FreeText.isBlank((char) b);
            }
        }
        return Arrays.copyOf(read, length);
    }

    @Override
    public void close() throws IOException {
        source.close();
    }
}
