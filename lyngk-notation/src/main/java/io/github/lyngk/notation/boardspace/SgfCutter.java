package io.github.lyngk.notation.boardspace;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import io.github.lyngk.notation.text.ByteSource;
import io.github.lyngk.notation.text.Cutter;
import io.github.lyngk.notation.text.TextCut;
import io.github.lyngk.notation.text.Utf8;
import java.io.IOException;
import java.io.InputStream;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Splits a source of SGF into games; text between games is returned separately.
 *
 * <p>A game ends where its outermost parenthesis closes. So that a game with an unclosed value or parenthesis does not
 * swallow the next one, a line that begins like the root of a game, such as {@code (;GM[}, always starts a new game:
 * inside a value the bracket would be escaped, and a variation never repeats a root property.
 */
public final class SgfCutter implements Cutter {
    /** The beginning of the root of a game, possibly with blanks and line ends. */
    private static final Pattern ROOT =
            Pattern.compile("\\([\\x00-\\x20]*;[\\x00-\\x20]*(GM|SU|VV|FF|GN|DT|CA|AP)\\[", Pattern.CASE_INSENSITIVE);

    /** The most bytes that {@link #ROOT} can match. */
    private static final int ROOT_LENGTH = 201;

    /** A place where a root may begin, relative to the origin of the source, and where the game before it ends. */
    private record Root(int offset, long line, int endOffset, long endLine) {}

    private final ByteSource source;
    private @Nullable Root root;

    /** The index of the next byte to read in the current line, its line end included. */
    private int at;

    private long column;

    /** The number of bytes missing of the current character, and the number read after its first byte. */
    private int missing;

    private int seen;
    private boolean begun;
    private int depth;
    private boolean inValue;
    private boolean escaped;

    /** Begins at the start of a source. */
    public SgfCutter(InputStream source) {
        this.source = new ByteSource(source, true);
    }

    /** {@return the next game, complete or cut short by the end of the source or by another game} */
    @Override
    public @Nullable TextCut next() throws IOException {
        while (at < source.next() || nextLine()) {
            char c = at < source.to() ? (char) (source.buffer()[at] & 0xff) : '\n';
            if (depth == 0 && begun && c == '(') {
                return cut();
            }
            if (!begun && !isBlank(c)) {
                begun = true;
                source.begin(at, column + seen);
            }
            if (column == 1 && c == '(' && depth > 0) {
                int origin = source.origin();
                root = new Root(at - origin, source.line(), source.end() - origin, source.lastLine());
            } else if (root != null && c == '[') {
                Root found = root;
                root = null;
                if (isRoot(found)) {
                    return cutAt(found);
                }
            }
            boolean closed = begun && closes(c);
            at = at < source.to() ? at + 1 : source.next();
            count((byte) c);
            if (begun && !isBlank(c)) {
                source.reach(at);
            }
            if (closed) {
                return cut();
            }
        }
        return begun ? cut() : null;
    }

    private boolean nextLine() throws IOException {
        boolean more = source.nextLine();
        at = source.from();
        column = source.isContinued() ? column : 1;
        return more;
    }

    /** Counts columns: one for each character, and one for each malformed byte. */
    private void count(byte b) {
        if (Utf8.isContinuation(b) && missing > 0) {
            missing--;
            seen = missing == 0 ? 0 : seen + 1;
        } else {
            column += seen + 1;
            seen = 0;
            missing = Utf8.continuations(b);
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
        begun = false;
        depth = 0;
        inValue = false;
        escaped = false;
        root = null;
        return source.cut(false);
    }

    /** {@return whether the text from a candidate to the current bracket is the beginning of a root} */
    private boolean isRoot(Root candidate) {
        int from = source.origin() + candidate.offset;
        return source.keeps(candidate.line)
                && at - from < ROOT_LENGTH
                && ROOT.matcher(new String(source.buffer(), from, at + 1 - from, ISO_8859_1))
                        .matches();
    }

    /** Cuts out the text before a root, and continues after the first bracket of the root. */
    private TextCut cutAt(Root next) {
        int origin = source.origin();
        TextCut game = source.cutBefore(origin + next.endOffset, next.endLine, origin + next.offset, next.line);
        at++;
        column++;
        source.reach(at);
        depth = 1;
        inValue = true;
        escaped = false;
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
