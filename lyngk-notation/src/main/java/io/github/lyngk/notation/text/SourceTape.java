package io.github.lyngk.notation.text;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.Iterables;
import java.io.IOException;
import java.io.Reader;
import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/**
 * Passes a source on and remembers how it wrote the text that was cut out of it last. A text has LF for every line end
 * and nothing in lines that hold only blanks; most sources are written so, and then nothing has to be told.
 */
public final class SourceTape extends Reader {
    /** What is told of a text that is too long, or whose own line ends and blanks are. */
    public static final String LOST = "";

    /** The most chars to remember: all of a record and room for longer line ends. */
    private static final int MOST = Bounds.RECORD / 4 * 5;

    private static final char BYTE_ORDER_MARK = '\ufeff';

    /** Some chars of the source, the one before them, their first line, and whether texts hold them as they are. */
    private record Piece(String chars, char before, long line, boolean isPlain) {
        char charBefore(int index) {
            return index == 0 ? before : chars.charAt(index - 1);
        }
    }

    private final Reader source;
    private final Deque<Piece> pieces = new ArrayDeque<>();

    /** How many chars the pieces have, and how many pieces are not plain. */
    private int length;

    private int oddPieces;

    /** The last line of which something was dropped since there was too much to remember. */
    private long lostLine;

    /** The line of what is read next, and the char before it. */
    private long line = 1;

    private char last = '\n';

    /** How far into the first piece everything was told, and where that is. */
    private int told;

    private long toldLine = 1;
    private long toldColumn = 1;

    /** Begins at the start of a source. */
    public SourceTape(Reader source) {
        this.source = requireNonNull(source, "source");
    }

    @Override
    public int read(char[] target, int offset, int most) throws IOException {
        int count = source.read(target, offset, most);
        if (count > 0) {
            add(new String(target, offset, count));
        }
        return count;
    }

    private void add(String chars) {
        long first = line;
        char before = last;
        boolean plain = chars.indexOf('\r') < 0;
        if (plain) {
            // Searching is faster than looking at each char.
            for (int end = chars.indexOf('\n'); end >= 0; end = chars.indexOf('\n', end + 1)) {
                plain &= endsPlainly(end == 0 ? before : chars.charAt(end - 1));
                line += end == 0 && before == '\r' ? 0 : 1;
            }
        } else {
            char previous = before;
            for (int i = 0; i < chars.length(); i++) {
                char c = chars.charAt(i);
                line += c == '\r' || c == '\n' && previous != '\r' ? 1 : 0;
                previous = c;
            }
        }
        last = chars.charAt(chars.length() - 1);
        pieces.add(new Piece(chars, before, first, plain));
        length += chars.length();
        oddPieces += plain ? 0 : 1;
        while (length > MOST && pieces.size() > 1) {
            drop();
            lostLine = toldLine;
        }
    }

    /** {@return whether a line that ends after a char cannot be one that holds only blanks, or end in CR and LF} */
    private static boolean endsPlainly(char c) {
        return c != ' ' && c != '\t' && c != '\r';
    }

    private void drop() {
        Piece dropped = pieces.remove();
        length -= dropped.chars.length();
        oddPieces -= dropped.isPlain ? 0 : 1;
        told = 0;
        toldLine = pieces.element().line;
    }

    /**
     * Tells how the source wrote a text, and forgets what stands before it.
     *
     * @param cut a text that was cut out after all others that were asked for
     * @return the text with its own line ends and blanks, null if that is the text itself, or {@link #LOST}
     */
    public @Nullable String original(TextCut cut) {
        while (pieces.size() > 1 && Iterables.get(pieces, 1).line < cut.line()) {
            drop();
        }
        if (cut.tooLong() || cut.line() <= lostLine) {
            return LOST;
        }
        if (oddPieces == 0) {
            return null;
        }
        join();
        String original = find(cut);
        return original.equals(cut.text()) ? null : original;
    }

    /** Makes one piece of all that was not yet told. */
    private void join() {
        if (pieces.size() > 1) {
            StringBuilder all = new StringBuilder(length);
            pieces.forEach(piece -> all.append(piece.chars));
            char before = pieces.element().charBefore(told);
            pieces.clear();
            pieces.add(new Piece(all.substring(told), before, toldLine, false));
            length = all.length() - told;
            oddPieces = 1;
            told = 0;
        }
    }

    private String find(TextCut cut) {
        Piece piece = pieces.element();
        while (toldLine < cut.line() || toldLine == cut.line() && toldColumn < cut.column()) {
            if (!pass(piece)) {
                return LOST;
            }
        }
        while (told < piece.chars.length() && isBeforeLine(piece)) {
            pass(piece);
        }
        int start = told;
        String text = cut.text();
        for (int i = 0; i < text.length(); ) {
            int found = told;
            boolean end = text.charAt(i) == '\n';
            if (!pass(piece)) {
                return LOST;
            }
            char c = piece.chars.charAt(found);
            if (end && c == '\r' && told < piece.chars.length() && piece.chars.charAt(told) == '\n') {
                pass(piece);
            }
            boolean same = end ? c == '\n' || c == '\r' : c == text.charAt(i);
            if (!same && !(end && (c == ' ' || c == '\t')) && c != BYTE_ORDER_MARK) {
                return LOST;
            }
            i += same ? 1 : 0;
        }
        return piece.chars.substring(start, told);
    }

    /** {@return whether what stands here belongs to no line: the second half of a line end, or a byte order mark} */
    private boolean isBeforeLine(Piece piece) {
        char c = piece.chars.charAt(told);
        return c == '\n' && piece.charBefore(told) == '\r' || c == BYTE_ORDER_MARK && toldColumn == 1;
    }

    /** Goes on by one char, if there is one. */
    private boolean pass(Piece piece) {
        if (told == piece.chars.length()) {
            return false;
        }
        char c = piece.chars.charAt(told);
        if (c == '\r' || c == '\n') {
            toldLine += isBeforeLine(piece) ? 0 : 1;
            toldColumn = 1;
        } else if (!isBeforeLine(piece) && !Character.isSurrogatePair(piece.charBefore(told), c)) {
            toldColumn++;
        }
        told++;
        return true;
    }

    @Override
    public void close() throws IOException {
        source.close();
    }
}
