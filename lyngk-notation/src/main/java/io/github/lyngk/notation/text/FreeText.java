package io.github.lyngk.notation.text;

import java.util.Locale;
import java.util.regex.Pattern;

/** Checks and converts free text: the values of tags, and comments. */
public final class FreeText {
    /** A line break and the blanks around it. The lookbehind keeps the search linear in the number of blanks. */
    private static final Pattern BREAK = Pattern.compile("(?:(?<![ \t])[ \t]+)?\n[ \t]*");

    private FreeText() {}

    /**
     * Finds a character that free text must not contain: a control character (category Cc, line ends included) or an
     * unpaired surrogate, which UTF-8 cannot encode.
     *
     * @return the index of the first such char, -1 if there is none
     */
    public static int indexOfFault(CharSequence text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (isControl(c)) {
                return i;
            }
            if (Character.isSurrogate(c)) {
                if (isUnpaired(text, i)) {
                    return i;
                }
                i++;
            }
        }
        return -1;
    }

    /**
     * {@return a description of the fault that {@link #indexOfFault} found: the character, where it is and why it is
     * wrong}
     */
    public static String fault(CharSequence text, int index) {
        char c = text.charAt(index);
        String what =
                isControl(c) ? c == '\n' || c == '\r' ? "a line end" : "a control character" : "half a surrogate pair";
        return "character " + (Character.codePointCount(text, 0, index) + 1) + ", " + hex(c) + ": it is " + what;
    }

    /** {@return the name of a character in messages, since it may be invisible} */
    public static String hex(int codePoint) {
        return String.format(Locale.ROOT, "U+%04X", codePoint);
    }

    /** {@return whether a char is one of those that a blank line may hold} */
    public static boolean isBlank(char c) {
        return c == ' ' || c == '\t';
    }

    /** {@return the content of a comment in braces: each line break, with the blanks around it, becomes one blank} */
    public static String unwrapped(String text) {
        return BREAK.matcher(text).replaceAll(" ");
    }

    /** {@return a text of the same length in which each line break is a blank} */
    public static String blanked(String text) {
        return BREAK.matcher(text).replaceAll(found -> " ".repeat(found.end() - found.start()));
    }

    /** {@return whether a char is a control character} */
    static boolean isControl(char c) {
        return c < ' ' || c >= 0x7f && c < 0xa0;
    }

    /**
     * {@return whether the char at an index is an unpaired surrogate; the index must not be that of the second half of
     * a pair}
     */
    public static boolean isUnpaired(CharSequence text, int index) {
        char c = text.charAt(index);
        if (!Character.isSurrogate(c)) {
            return false;
        }
        return !Character.isHighSurrogate(c)
                || index + 1 == text.length()
                || !Character.isLowSurrogate(text.charAt(index + 1));
    }

    /** {@return whether a text has at most so many code points} */
    public static boolean fits(String text, int limit) {
        return text.length() <= limit || text.codePointCount(0, text.length()) <= limit;
    }
}
