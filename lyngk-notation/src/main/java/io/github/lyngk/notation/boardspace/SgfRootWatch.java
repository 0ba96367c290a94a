package io.github.lyngk.notation.boardspace;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableSet;

/**
 * Recognises, character by character, a line that begins like the root of an SGF game: {@code (;GM[}, with blanks and
 * line ends between if need be.
 */
final class SgfRootWatch {
    private static final ImmutableSet<String> PROPERTIES =
            ImmutableSet.of("GM", "SU", "VV", "FF", "GN", "DT", "CA", "AP");

    /** How far a root may be spread before it is not taken for one. */
    private static final int LENGTH = 200;

    private enum Seen {
        NOTHING,
        PARENTHESIS,
        SEMICOLON,
        NAME
    }

    private final StringBuilder name = new StringBuilder();
    private Seen seen = Seen.NOTHING;
    private int start;
    private long line;
    private long lineBefore;

    /**
     * Begins to watch: a parenthesis stands at the start of a line.
     *
     * @param last the last line before it that is not blank
     */
    void begin(int index, long sourceLine, long last) {
        seen = Seen.PARENTHESIS;
        start = index;
        line = sourceLine;
        lineBefore = last;
    }

    /** Forgets what was seen. */
    void reset() {
        seen = Seen.NOTHING;
    }

    /** Whether what was seen so far may become a root. */
    boolean isWatching() {
        return seen != Seen.NOTHING;
    }

    /** The index of the parenthesis. */
    int start() {
        return start;
    }

    /** The line of the parenthesis. */
    long line() {
        return line;
    }

    /** The last line before the parenthesis that is not blank. */
    long lineBefore() {
        return lineBefore;
    }

    /** Takes the character after the last one; true if it completes a root. */
    boolean completes(char c, int index) {
        if (index - start > LENGTH) {
            reset();
        }
        switch (seen) {
            case PARENTHESIS -> seen = c == ';' ? Seen.SEMICOLON : blankOrNothing(c);
            case SEMICOLON -> {
                name.setLength(0);
                seen = isLetter(c) ? Seen.NAME : blankOrNothing(c);
                name.append(c);
            }
            case NAME -> {
                if (!isLetter(c)) {
                    reset();
                    return c == '[' && PROPERTIES.contains(Ascii.toUpperCase(name.toString()));
                }
                name.append(c);
            }
            case NOTHING -> {}
        }
        return false;
    }

    private Seen blankOrNothing(char c) {
        return c <= ' ' ? seen : Seen.NOTHING;
    }

    private static boolean isLetter(char c) {
        return c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z';
    }
}
