package io.github.lyngk.notation;

import java.io.IOException;
import java.io.Reader;
import java.util.Optional;

/**
 * Cuts a stream of SGF into the texts of single games, one at a time, without looking at what they say.
 *
 * <p>A game ends where its outermost parenthesis closes. So that a game with an unclosed value or parenthesis does not
 * swallow the next one, a line that begins like the root of a game, such as {@code (;GM[}, starts a new game whatever
 * is open: inside a value the bracket would have been escaped, and a variation never repeats a root property.
 */
final class SgfSplitter {
    /** The text of one game, its line ends all LF, and the lines it stood in; no text if it was too long. */
    record Game(String text, int line, int lastLine, boolean tooLong) {}

    private final Reader in;
    private final int limit;
    private final StringBuilder text = new StringBuilder();
    private final SgfRootWatch root = new SgfRootWatch();
    private int line = 1;
    private boolean lineStart = true;
    private boolean afterReturn;
    private int firstLine = 1;
    private boolean tooLong;
    private int depth;
    private boolean inValue;
    private boolean escaped;

    SgfSplitter(Reader in, int limit) {
        this.in = in;
        this.limit = limit;
    }

    /** The next game, complete or cut short by the end of the input or by another game; empty at the end. */
    Optional<Game> next() throws IOException {
        for (int c = read(); c >= 0; c = read()) {
            if (text.length() > 0 || !isBlank((char) c)) {
                if (text.length() == 0) {
                    firstLine = line;
                }
                if (isRoot((char) c)) {
                    text.append((char) c);
                    return Optional.of(cutAtRoot());
                }
                append((char) c);
                if (closes((char) c)) {
                    return Optional.of(cut());
                }
            }
            lineStart = c == '\n';
            line += lineStart ? 1 : 0;
        }
        return text.length() == 0 ? Optional.empty() : Optional.of(cut());
    }

    /** Reads a character; CR and CRLF become LF. */
    private int read() throws IOException {
        int c = in.read();
        if (c == '\n' && afterReturn) {
            c = in.read();
        }
        afterReturn = c == '\r';
        return afterReturn ? '\n' : c;
    }

    private boolean isRoot(char c) {
        if (lineStart && c == '(' && depth > 0) {
            root.begin(text.length(), line);
            return false;
        }
        return root.completes(c, text.length());
    }

    /** Keeps a character; of a game that is too long only what may turn out to be the root of the next one. */
    private void append(char c) {
        if (text.length() >= limit) {
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

    private Game cut() {
        Game game = new Game(tooLong ? "" : text.toString(), firstLine, line, tooLong);
        text.setLength(0);
        begin(0, false);
        return game;
    }

    private Game cutAtRoot() {
        Game game = new Game(tooLong ? "" : text.substring(0, root.start()), firstLine, root.line() - 1, tooLong);
        text.delete(0, root.start());
        firstLine = root.line();
        begin(1, true);
        return game;
    }

    private void begin(int openParentheses, boolean openValue) {
        depth = openParentheses;
        inValue = openValue;
        escaped = false;
        tooLong = false;
        root.reset();
    }

    private static boolean isBlank(char c) {
        return c <= ' ' || c == '\uFEFF';
    }
}
