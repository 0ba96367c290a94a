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
    /** The text of one game, its line ends all LF, and where it began and ended; no text if it was too long. */
    record Game(String text, int line, int column, int lastLine, boolean tooLong) {}

    private final SgfSource source;
    private final int limit;
    private final StringBuilder text = new StringBuilder();
    private final SgfRootWatch root = new SgfRootWatch();
    private int firstLine = 1;
    private int firstColumn = 1;
    private boolean tooLong;
    private int depth;
    private boolean inValue;
    private boolean escaped;

    SgfSplitter(Reader in, int limit) {
        this.source = new SgfSource(in);
        this.limit = limit;
    }

    /** The next game, complete or cut short by the end of the input or by another game; empty at the end. */
    Optional<Game> next() throws IOException {
        for (int c = source.read(); c >= 0; c = source.read()) {
            if (text.length() == 0) {
                if (isBlank((char) c)) {
                    continue;
                }
                firstLine = source.line();
                firstColumn = source.column();
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
        return text.length() == 0 ? Optional.empty() : Optional.of(cut());
    }

    private boolean isRoot(char c) {
        if (source.column() == 1 && c == '(' && depth > 0) {
            root.begin(text.length(), source.line());
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
        Game game = new Game(tooLong ? "" : text.toString(), firstLine, firstColumn, source.line(), tooLong);
        text.setLength(0);
        begin(0, false);
        return game;
    }

    private Game cutAtRoot() {
        String before = tooLong ? "" : text.substring(0, root.start());
        Game game = new Game(before, firstLine, firstColumn, root.line() - 1, tooLong);
        text.delete(0, root.start());
        firstLine = root.line();
        firstColumn = 1;
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
        return c <= ' ';
    }
}
