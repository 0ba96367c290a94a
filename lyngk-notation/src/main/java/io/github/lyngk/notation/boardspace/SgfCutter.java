package io.github.lyngk.notation.boardspace;

import io.github.lyngk.notation.text.Bounds;
import io.github.lyngk.notation.text.CharSource;
import io.github.lyngk.notation.text.Cutter;
import io.github.lyngk.notation.text.TextCut;
import java.io.IOException;
import java.io.Reader;
import org.jspecify.annotations.Nullable;

/**
 * Cuts a source of SGF into games, and what stands between them into texts of its own. Of a game that is too long
 * nothing is kept.
 *
 * <p>A game ends where its outermost parenthesis closes. So that a game with an unclosed value or parenthesis does not
 * swallow the next one, a line that begins like the root of a game, such as {@code (;GM[}, starts a new game whatever
 * is open: inside a value the bracket would have been escaped, and a variation never repeats a root property.
 */
public final class SgfCutter implements Cutter {
    private final CharSource source;
    private final StringBuilder text = new StringBuilder();
    private final SgfRootWatch root = new SgfRootWatch();
    private long firstLine = 1;
    private long firstColumn = 1;

    /** The line of the last character that is no blank. */
    private long lastLine = 1;

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
            if (depth == 0 && text.length() > 0 && source.peek() == '(') {
                return cut();
            }
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
                return cutAtRoot(line);
            }
            append(c);
            lastLine = isBlank(c) ? lastLine : line;
            if (closes(c)) {
                return cut();
            }
        }
        return text.length() == 0 ? null : cut();
    }

    private boolean isRoot(char c, long line, long column) {
        if (column == 1 && c == '(' && depth > 0) {
            root.begin(text.length(), line, lastLine);
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

    private TextCut cut() {
        TextCut game = cut(text.length(), lastLine);
        text.setLength(0);
        begin(0, false);
        return game;
    }

    private TextCut cutAtRoot(long line) {
        TextCut game = cut(root.start(), root.lineBefore());
        text.delete(0, root.start());
        firstLine = root.line();
        firstColumn = 1;
        lastLine = line;
        begin(1, true);
        return game;
    }

    /** Takes what was kept up to an index, without the blanks at its end. */
    private TextCut cut(int length, long last) {
        int end = tooLong ? 0 : length;
        while (end > 0 && isBlank(text.charAt(end - 1))) {
            end--;
        }
        return new TextCut(text.substring(0, end), firstLine, firstColumn, last, tooLong);
    }

    private void begin(int openParentheses, boolean openValue) {
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
