package io.github.lyngk.notation;

import static com.google.common.base.Preconditions.checkArgument;

/** The tags that mean something to this library, and what any tag may look like. */
final class Tags {
    static final String POSITION = "Position";
    static final String RESULT = "Result";
    static final String TERMINATION = "Termination";
    static final String VARIANT = "Variant";
    static final String FORMAT = "Format";

    private Tags() {}

    /** Tells whether a text is the name of a tag: an ASCII letter, then letters, digits and low lines. */
    static boolean isName(String text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (!(isLetter(c) || i > 0 && (isDigit(c) || c == '_'))) {
                return false;
            }
        }
        return !text.isEmpty();
    }

    /** Checks a tag that a program sets. */
    static void check(String name, String value) {
        checkArgument(isName(name) && name.length() <= Limits.TOKEN, "\"%s\" cannot be the name of a tag", name);
        int fault = Texts.indexOfFault(value);
        checkArgument(fault < 0, "the tag %s cannot hold the character at index %s", name, fault);
        checkArgument(
                Texts.fits(value, Limits.TAG_VALUE), "the tag %s is longer than %s characters", name, Limits.TAG_VALUE);
    }

    /** Returns a tag as records print it. */
    static String print(String name, String value) {
        return "[" + name + " \"" + value.replace("\\", "\\\\").replace("\"", "\\\"") + "\"]";
    }

    static boolean isLetter(char c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
    }

    static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }
}
