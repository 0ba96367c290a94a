package io.github.lyngk.notation.boardspace;

import io.github.lyngk.notation.text.Bounds;
import io.github.lyngk.notation.text.CharSource;
import io.github.lyngk.notation.text.Cutter;
import io.github.lyngk.notation.text.TextCut;
import java.io.IOException;
import java.io.Reader;
import org.jspecify.annotations.Nullable;

/**
 * Cuts a source of SGF into games. Of a game that is too long nothing is kept.
 *
 * <p>A game ends where its outermost parenthesis closes. So that a game with an unclosed value or parenthesis does not
 * swallow the next one, a line that begins like the root of a game, such as {@code (;GM[}, starts a new game whatever
 * is open: inside a value the bracket would have been escaped, and a variation never repeats a root property.
 */
public final class SgfCutter implements Cutter {
    /** How much room for the next game may stay behind from a long one. */
    private static final int KEPT = 1 << 16;

    private final CharSource source;
    private final StringBuilder text = new StringBuilder();
    private final SgfRootWatch root = new SgfRootWatch();
    private long firstLine = 1;
    private long firstColumn = 1;
    private boolean tooLong;
    private int depth;
    private boolean inValue;
    private boolean escaped;

    /** Begins at the start of a source. */
    public SgfCutter(Reader source) {
        this.source = new CharSource(source);
    }

    /** {@return the next game, complete or cut short by the end of the source or by another game} */
    @Override
    public @Nullable TextCut next() throws IOException {
        while (source.peek() != CharSource.END) {
            long line = source.line();
            long column = source.column();
            char c = (char) source.read();
            if (text.length() == 0) {
                if (isBlank(c)) {
                    continue;
                }
                firstLine = line;
                firstColumn = column;
            }
            if (isRoot(c, line, column)) {
                text.append(c);
                return cutAtRoot();
            }
            append(c);
            if (closes(c)) {
                return cut(line);
            }
        }
        return text.length() == 0 ? null : cut(source.line());
    }

    private boolean isRoot(char c, long line, long column) {
        if (column == 1 && c == '(' && depth > 0) {
            root.begin(text.length(), line);
            return false;
        }
        return root.completes(c, text.length());
    }

    /** Keeps a character; of a game that is too long only what may turn out to be the root of the next one. */
    private void append(char c) {
        if (text.length() >= Bounds.RECORD) {
            tooLong = true;
            if (!root.isWatching()) {
                text.setLength(1);
            }
        }
        if (!tooLong || root.isWatching()) {
            text.append(c);
        }
    }

    private boolean closes(char c) {
        if (escaped) {
            escaped = false;
        } else if (inValue) {
            escaped = c == '\\';
            inValue = c != ']';
        } else if (c == '[') {
            inValue = depth > 0;
        } else if (c == '(') {
            depth++;
        } else if (c == ')' && depth > 0) {
            depth--;
            return depth == 0;
        }
        return false;
    }

    private TextCut cut(long lastLine) {
        TextCut game = new TextCut(tooLong ? "" : text.toString(), firstLine, firstColumn, lastLine, tooLong);
        text.setLength(0);
        begin(0, false);
        return game;
    }

    private TextCut cutAtRoot() {
        String before = tooLong ? "" : text.substring(0, root.start());
        TextCut game = new TextCut(before, firstLine, firstColumn, root.line() - 1, tooLong);
        text.delete(0, root.start());
        firstLine = root.line();
        firstColumn = 1;
        begin(1, true);
        return game;
    }

    private void begin(int openParentheses, boolean openValue) {
        if (text.capacity() > KEPT) {
            text.trimToSize();
        }
        depth = openParentheses;
        inValue = openValue;
        escaped = false;
        tooLong = false;
        root.reset();
    }

    @Override
    public void close() throws IOException {
        source.close();
    }

    private static boolean isBlank(char c) {
        return c <= ' ';
    }
}
