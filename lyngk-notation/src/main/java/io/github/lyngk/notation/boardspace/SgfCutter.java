package io.github.lyngk.notation.boardspace;

import io.github.lyngk.notation.text.CharSource;
import io.github.lyngk.notation.text.Cutter;
import io.github.lyngk.notation.text.RecordBuffer;
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
    /** Where a root may stand: the text before it, the end of that, and its own place. */
    private record Root(int length, long lastLine, long end, long line, long offset) {}

    private final CharSource source;
    private final RecordBuffer text = new RecordBuffer();
    private final SgfRootWatch watch = new SgfRootWatch();
    private @Nullable Root root;
    private long firstLine = 1;
    private long firstColumn = 1;

    /** The line of the last character that is no blank, and the offset behind it. */
    private long lastLine = 1;

    private long end;
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
            long offset = source.offset();
            if (depth == 0 && text.length() > 0 && source.peek() == '(') {
                return cut();
            }
            char c = (char) source.read();
            if (text.length() == 0) {
                if (isBlank(c)) {
                    continue;
                }
                begin(line, column, offset);
            }
            if (column == 1 && c == '(' && depth > 0) {
                watch.begin();
                root = new Root(text.length(), lastLine, end, line, offset);
            } else if (root != null && watch.completes(c)) {
                return cutAt(root, line);
            }
            text.append(c);
            if (!isBlank(c)) {
                lastLine = line;
                end = source.offset();
            }
            if (closes(c)) {
                return cut();
            }
        }
        return text.length() == 0 ? null : cut();
    }

    private void begin(long line, long column, long offset) {
        firstLine = line;
        firstColumn = column;
        source.mark(offset);
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

    /** Takes what was kept, without the blanks at its end. */
    private TextCut cut() {
        depth = 0;
        inValue = false;
        escaped = false;
        watch.reset();
        root = null;
        boolean tooLong = text.isTooLong();
        String all = text.take();
        if (tooLong) {
            return new TextCut("", firstLine, firstColumn, lastLine, true);
        }
        int length = all.length();
        while (isBlank(all.charAt(length - 1))) {
            length--;
        }
        String game = all.substring(0, length);
        return new TextCut(game, firstLine, firstColumn, lastLine, false, false, source.original(game, end));
    }

    /** Takes what stands before a root, and goes on with that. */
    private TextCut cutAt(Root next, long line) {
        text.truncate(next.length);
        lastLine = next.lastLine;
        end = next.end;
        TextCut game = cut();
        text.append(watch.text());
        begin(next.line, 1, next.offset);
        lastLine = line;
        end = source.offset();
        depth = 1;
        inValue = true;
        return game;
    }

    @Override
    public void close() throws IOException {
        source.close();
    }

    private static boolean isBlank(char c) {
        return c <= ' ';
    }
}
