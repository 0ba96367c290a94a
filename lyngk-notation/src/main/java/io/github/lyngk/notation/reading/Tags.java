package io.github.lyngk.notation.reading;

import static com.google.common.base.Preconditions.checkArgument;

import io.github.lyngk.notation.Limits;
import io.github.lyngk.notation.text.FreeText;
import java.util.Set;

/** The tags with a meaning for this library, and checks of the names and values of all tags. */
public final class Tags {
    public static final String POSITION = "Position";
    public static final String RESULT = "Result";
    public static final String TERMINATION = "Termination";
    public static final String VARIANT = "Variant";
    public static final String FORMAT = "Format";

    /** The message about a record with too many tags. */
    public static final String TOO_MANY =
            "a record has more than " + Limits.TAGS + " tags besides " + POSITION + " and " + RESULT;

    private Tags() {}

    /** {@return whether a record has too many tags; the tags that every record has are not counted} */
    public static boolean areTooMany(Set<String> names) {
        return names.size() > Limits.TAGS && names.size() - required(names) > Limits.TAGS;
    }

    private static int required(Set<String> names) {
        return (names.contains(POSITION) ? 1 : 0) + (names.contains(RESULT) ? 1 : 0);
    }

    /** {@return whether a text is the name of a tag: an ASCII letter, then letters, digits and low lines} */
    public static boolean isName(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (!isNameChar(text.charAt(i), i == 0)) {
                return false;
            }
        }
        return !text.isEmpty();
    }

    /** Checks a tag that a program sets. */
    public static void check(String name, String value) {
        checkArgument(
                isName(name) && name.length() <= Limits.TOKEN,
                "\"%s\" cannot be the name of a tag: names are an ASCII letter, then letters, digits and low lines, "
                        + "at most %s characters",
                name,
                Limits.TOKEN);
        int fault = FreeText.indexOfFault(value);
        if (fault >= 0) {
            throw new IllegalArgumentException("the tag " + name + " cannot hold " + FreeText.fault(value, fault));
        }
        checkArgument(
                FreeText.fits(value, Limits.TAG_VALUE),
                "the tag %s is longer than %s characters",
                name,
                Limits.TAG_VALUE);
    }

    /** {@return a tag as records print it} */
    public static String print(String name, String value) {
        return "[" + name + " \"" + value.replace("\\", "\\\\").replace("\"", "\\\"") + "\"]";
    }

    static boolean isNameChar(char c, boolean first) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || !first && (isDigit(c) || c == '_');
    }

    /** {@return whether a char is an ASCII digit} */
    public static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }
}
