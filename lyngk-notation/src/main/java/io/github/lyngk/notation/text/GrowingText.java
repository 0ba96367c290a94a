package io.github.lyngk.notation.text;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A text that grows. What is long is kept in pieces, joined only when it is taken: nothing large is ever copied to make
 * room, and nothing large stays behind.
 */
public final class GrowingText {
    private static final int PIECE = 1 << 16;

    /** All pieces but the last, each of the full length. */
    private final List<String> pieces = new ArrayList<>();

    private char[] last = new char[1024];
    private int used;

    /** {@return how many chars there are} */
    public int length() {
        return pieces.size() * PIECE + used;
    }

    /** Adds some chars. */
    public void append(char[] chars, int from, int to) {
        int at = from;
        while (at < to) {
            int count = room(to - at);
            System.arraycopy(chars, at, last, used, count);
            used += count;
            at += count;
        }
    }

    /** Adds a text. */
    public void append(String text) {
        int at = 0;
        while (at < text.length()) {
            int count = room(text.length() - at);
            text.getChars(at, at + count, last, used);
            used += count;
            at += count;
        }
    }

    /** Adds a char. */
    public void append(char c) {
        room(1);
        last[used++] = c;
    }

    /** Makes room for chars; {@return for how many, at least one} */
    private int room(int wanted) {
        if (used == PIECE) {
            pieces.add(new String(last));
            used = 0;
        }
        if (wanted > last.length - used && last.length < PIECE) {
            last = Arrays.copyOf(last, Math.min(PIECE, Math.max(2 * last.length, used + wanted)));
        }
        return Math.min(wanted, last.length - used);
    }

    /** {@return how many bytes the chars from an index on take in UTF-8} */
    long utf8Length(int from) {
        long bytes = 0;
        int piece = from / PIECE;
        int at = from % PIECE;
        for (; piece < pieces.size(); piece++) {
            bytes += FreeText.utf8Length(pieces.get(piece).substring(at));
            at = 0;
        }
        return bytes + FreeText.utf8Length(last, at, used);
    }

    /** Keeps the first chars only. */
    public void truncate(int length) {
        while (pieces.size() * PIECE > length) {
            String piece = pieces.remove(pieces.size() - 1);
            if (pieces.size() * PIECE <= length) {
                piece.getChars(0, PIECE, last, 0);
            }
        }
        used = length - pieces.size() * PIECE;
    }

    /** {@return all of it, and begins anew} */
    public String take() {
        String text = new String(last, 0, used);
        if (!pieces.isEmpty()) {
            pieces.add(text);
            text = String.join("", pieces);
            pieces.clear();
        }
        used = 0;
        return text;
    }
}
