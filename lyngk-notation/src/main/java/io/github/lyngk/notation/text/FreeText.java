package io.github.lyngk.notation.text;

/** What free text, in tags and comments, may hold. */
public final class FreeText {
    private FreeText() {}

    /**
     * Finds what free text must not hold: a control character (category Cc, line ends included) or half a surrogate
     * pair, which UTF-8 cannot write.
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

    /** {@return the character at an index that {@link #indexOfFault} found, where it is, and why it is a fault} */
    public static String fault(CharSequence text, int index) {
        char c = text.charAt(index);
        String what =
                isControl(c) ? c == '\n' || c == '\r' ? "a line end" : "a control character" : "half a surrogate pair";
        return "the character " + hex(c) + " at index " + index + ": it is " + what;
    }

    /** {@return what messages call a character that may be invisible} */
    public static String hex(int codePoint) {
        String digits = Integer.toHexString(codePoint);
        return "U+" + "0".repeat(Math.max(0, 4 - digits.length())) + digits;
    }

    /** {@return whether a char is one of those that a blank line may hold} */
    public static boolean isBlank(char c) {
        return c == ' ' || c == '\t';
    }

    /** {@return a text in braces as it is read: each line break in it, with the blanks around it, is one blank} */
    public static String unwrapped(String text) {
        return withBreaks(text, "\n");
    }

    /** {@return a text of the same length in which line breaks, with the blanks around them, are blanks} */
    public static String blanked(String text) {
        return withBreaks(text, " \t\n");
    }

    /** Puts a blank for each of some characters of every line break and the blanks around it; drops the others. */
    private static String withBreaks(String text, String kept) {
        if (text.indexOf('\n') < 0) {
            return text;
        }
        StringBuilder read = new StringBuilder();
        for (int i = 0, end; i < text.length(); i = Math.max(end, i + 1)) {
            end = i;
            while (end < text.length() && " \t\n".indexOf(text.charAt(end)) >= 0) {
                end++;
            }
            String blanks = text.substring(i, end);
            if (blanks.indexOf('\n') >= 0) {
                read.append(" ".repeat(count(blanks, kept)));
            } else {
                read.append(text, i, Math.max(end, i + 1));
            }
        }
        return read.toString();
    }

    private static int count(String text, String counted) {
        int count = 0;
        for (int i = 0; i < text.length(); i++) {
            count += counted.indexOf(text.charAt(i)) >= 0 ? 1 : 0;
        }
        return count;
    }

    /** {@return whether a char is a control character} */
    static boolean isControl(char c) {
        return c < ' ' || c >= 0x7f && c < 0xa0;
    }

    /** {@return whether the char at an index, reached from the left pair by pair, is half a surrogate pair} */
    public static boolean isUnpaired(CharSequence text, int index) {
        char c = text.charAt(index);
        if (!Character.isSurrogate(c)) {
            return false;
        }
        return !Character.isHighSurrogate(c)
                || index + 1 == text.length()
                || !Character.isLowSurrogate(text.charAt(index + 1));
    }

    /** {@return whether a text holds no half of a surrogate pair} */
    static boolean isWellFormed(CharSequence text) {
        for (int i = 0; i < text.length(); i++) {
            if (Character.isSurrogate(text.charAt(i))) {
                if (isUnpaired(text, i)) {
                    return false;
                }
                i++;
            }
        }
        return true;
    }

    /** {@return whether a text has at most so many code points} */
    public static boolean fits(String text, int limit) {
        return text.length() <= limit || text.codePointCount(0, text.length()) <= limit;
    }

    /** {@return how many bytes a text takes in UTF-8} */
    public static long utf8Length(CharSequence text) {
        long bytes = text.length();
        for (int i = 0; i < text.length(); i++) {
            bytes += extraBytes(text.charAt(i));
        }
        return bytes;
    }

    /** {@return how many bytes a char takes beyond one; a surrogate is half of a four-byte pair} */
    private static int extraBytes(char c) {
        if (c < 0x80) {
            return 0;
        }
        return c < 0x800 || Character.isSurrogate(c) ? 1 : 2;
    }
}
