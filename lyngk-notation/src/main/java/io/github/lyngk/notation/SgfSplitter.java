package io.github.lyngk.notation;

import com.google.common.collect.ImmutableSet;
import java.io.IOException;
import java.io.Reader;
import java.util.Locale;
import java.util.Optional;

/**
 * Cuts a stream of SGF into the texts of single games, one at a time, without looking at what they say.
 *
 * <p>A game ends where its outermost parenthesis closes. So that a game with an unclosed value or parenthesis does not
 * swallow the next one, a line that begins like the root of a game, such as {@code (;GM[}, starts a new game whatever is
 * open: inside a value the bracket would have been escaped, and a variation never repeats a root property.
 */
final class SgfSplitter {
    /** The text of one game, its line ends all LF, and the lines it stood in. */
    record Game(String text, int line, int lastLine, boolean tooLong) {}

    private static final ImmutableSet<String> ROOT = ImmutableSet.of("GM", "SU", "VV", "FF", "GN", "DT", "CA", "AP");

    /** How far a root may be spread before it is not taken for one. */
    private static final int ROOT_LENGTH = 200;

    private enum Root {
        NONE,
        PARENTHESIS,
        SEMICOLON,
        NAME
    }

    private final Reader in;
    private final int limit;
    private final StringBuilder text = new StringBuilder();
    private int line = 1;
    private boolean lineStart = true;
    private boolean afterReturn;
    private int textLine = 1;
    private int depth;
    private boolean value;
    private boolean escaped;
    private boolean tooLong;
    private Root root = Root.NONE;
    private int rootStart;
    private int rootLine;
    private final StringBuilder rootName = new StringBuilder();

    SgfSplitter(Reader in, int limit) {
        this.in = in;
        this.limit = limit;
    }

    /** The next game, complete or cut short by the end of the input or by another game; empty at the end. */
    Optional<Game> next() throws IOException {
        for (int c = read(); c >= 0; c = read()) {
            if (text.length() > 0 || !isBlank((char) c)) {
                if (text.length() == 0) {
                    textLine = line;
                }
                if (lookForRoot((char) c)) {
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

    private void append(char c) {
        if (text.length() >= limit) {
            tooLong = true;
            if (root == Root.NONE) {
                text.setLength(1);
            }
        }
        if (!tooLong || root != Root.NONE) {
            text.append(c);
        }
    }

    private boolean closes(char c) {
        if (escaped) {
            escaped = false;
        } else if (value) {
            escaped = c == '\\';
            value = c != ']';
        } else if (c == '[') {
            value = depth > 0;
        } else if (c == '(') {
            depth++;
        } else if (c == ')' && depth > 0) {
            depth--;
            return depth == 0;
        }
        return false;
    }

    /** Follows the beginning of a line through "( ; NAME [" and says whether it is the root of another game. */
    private boolean lookForRoot(char c) {
        if (lineStart && c == '(' && depth > 0) {
            root = Root.PARENTHESIS;
            rootStart = text.length();
            rootLine = line;
        } else if (root == Root.PARENTHESIS) {
            root = c == ';' ? Root.SEMICOLON : isBlank(c) ? root : Root.NONE;
        } else if (root == Root.SEMICOLON && isLetter(c)) {
            rootName.setLength(0);
            rootName.append(c);
            root = Root.NAME;
        } else if (root == Root.SEMICOLON) {
            root = isBlank(c) ? root : Root.NONE;
        } else if (root == Root.NAME && isLetter(c)) {
            rootName.append(c);
        } else if (root == Root.NAME) {
            root = Root.NONE;
            return c == '[' && ROOT.contains(rootName.toString().toUpperCase(Locale.ROOT));
        }
        if (root != Root.NONE && text.length() - rootStart > ROOT_LENGTH) {
            root = Root.NONE;
        }
        return false;
    }

    private Game cut() {
        Game game = new Game(tooLong ? "" : text.toString(), textLine, line, tooLong);
        text.setLength(0);
        reset(0, false);
        return game;
    }

    private Game cutAtRoot() {
        Game game = new Game(tooLong ? "" : text.substring(0, rootStart), textLine, rootLine - 1, tooLong);
        text.delete(0, rootStart);
        textLine = rootLine;
        reset(1, true);
        return game;
    }

    private void reset(int newDepth, boolean inValue) {
        depth = newDepth;
        value = inValue;
        escaped = false;
        tooLong = false;
        root = Root.NONE;
    }

    private static boolean isBlank(char c) {
        return c <= ' ' || c == '\uFEFF';
    }

    private static boolean isLetter(char c) {
        return c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z';
    }
}
