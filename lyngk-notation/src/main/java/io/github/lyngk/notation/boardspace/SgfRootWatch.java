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

    /** What was seen since the parenthesis, and where in it the name of the property begins. */
    private final StringBuilder text = new StringBuilder();

    private int name;
    private Seen seen = Seen.NOTHING;

    /** Begins to watch: a parenthesis stands at the start of a line. */
    void begin() {
        text.setLength(0);
        text.append('(');
        seen = Seen.PARENTHESIS;
    }

    /** Forgets what was seen. */
    void reset() {
        seen = Seen.NOTHING;
    }

    /** Takes the character after the last one; true if it completes a root. */
    boolean completes(char c) {
        if (seen == Seen.NOTHING || text.length() > LENGTH) {
            reset();
            return false;
        }
        text.append(c);
        switch (seen) {
            case PARENTHESIS -> seen = c == ';' ? Seen.SEMICOLON : blankOrNothing(c);
            case SEMICOLON -> {
                name = text.length() - 1;
                seen = isLetter(c) ? Seen.NAME : blankOrNothing(c);
            }
            case NAME -> {
                if (!isLetter(c)) {
                    reset();
                    return c == '[' && PROPERTIES.contains(Ascii.toUpperCase(text.substring(name, text.length() - 1)));
                }
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
