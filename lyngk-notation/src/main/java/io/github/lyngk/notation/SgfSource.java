package io.github.lyngk.notation;

import java.io.IOException;
import java.io.Reader;

/** The characters of an SGF source, one by one, their line ends all LF, and where the last one stood. */
final class SgfSource {
    private static final char BYTE_ORDER_MARK = '\ufeff';

    private final Reader in;
    private boolean started;
    private boolean afterReturn;

    /** What was read last; as if a line had ended before the first character. */
    private int last = '\n';

    private int line;
    private int column;

    SgfSource(Reader in) {
        this.in = in;
    }

    /** Reads a character, -1 at the end; CR and CRLF become LF, and a byte order mark at the start is skipped. */
    int read() throws IOException {
        int c = in.read();
        if (!started && c == BYTE_ORDER_MARK || afterReturn && c == '\n') {
            c = in.read();
        }
        started = true;
        afterReturn = c == '\r';
        c = afterReturn ? '\n' : c;
        if (last == '\n') {
            line++;
            column = 1;
        } else if (!isSecondHalf(c)) {
            column++;
        }
        last = c;
        return c;
    }

    /** Columns count code points: the second half of a surrogate pair adds none. */
    private boolean isSecondHalf(int c) {
        return c >= 0 && last >= 0 && Character.isSurrogatePair((char) last, (char) c);
    }

    /** The line of the last character, from 1; the end stands after the last character. */
    int line() {
        return line;
    }

    /** The column of the last character, from 1. */
    int column() {
        return column;
    }
}
