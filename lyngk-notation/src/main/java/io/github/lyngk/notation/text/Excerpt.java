package io.github.lyngk.notation.text;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Short quotations of a source: the text of messages must not grow with the input. */
public final class Excerpt {
    /** How many chars of a line are shown on either side of the place in question. */
    private static final int REACH = 36;

    private static final int SHORT = 40;

    private static final String CUT = "…";

    /** The line and what stands before the caret. */
    private static final Pattern DRAWN = Pattern.compile("([^\n]*)\n( *)\\^");

    private Excerpt() {}

    /** {@return the start of a text, one line long} */
    private static String shorten(String text) {
        if (text.length() <= SHORT) {
            return text;
        }
        int end = Character.isHighSurrogate(text.charAt(SHORT - 1)) ? SHORT - 1 : SHORT;
        return text.substring(0, end) + CUT;
    }

    /** {@return the start of a text in quotes, for a sentence} */
    public static String quote(String text) {
        return '"' + shorten(text) + '"';
    }

    /**
     * {@return a text as it may be printed in a line: what would break it, hide itself or turn the writing round is shown
     * by its number}
     */
    public static String printable(String text) {
        StringBuilder shown = new StringBuilder(text.length());
        int c;
        for (int i = 0; i < text.length(); i += Character.charCount(c)) {
            c = text.codePointAt(i);
            shown.append(isPlain(c) ? Character.toString(c) : number(c));
        }
        return shown.toString();
    }

    /** {@return a character by its number, as JSON and Java write it: beyond U+FFFF by those of both its halves} */
    private static String number(int codePoint) {
        StringBuilder number = new StringBuilder();
        for (char unit : Character.toChars(codePoint)) {
            number.append(String.format(Locale.ROOT, "\\u%04X", (int) unit));
        }
        return number.toString();
    }

    private static boolean isPlain(int c) {
        return switch (Character.getType(c)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR -> false;
            default -> true;
        };
    }

    /** {@return the part of a line around an index, and a second line with a caret below that index} */
    public static String around(CharSequence text, int index) {
        int from = index;
        while (from > 0 && index - from < REACH && text.charAt(from - 1) != '\n') {
            from--;
        }
        int to = index;
        while (to < text.length() && to - index < REACH && text.charAt(to) != '\n') {
            to++;
        }
        StringBuilder excerpt = new StringBuilder();
        StringBuilder caret = new StringBuilder();
        if (from > 0 && text.charAt(from - 1) != '\n') {
            excerpt.append(CUT);
            caret.append(' ');
        }
        for (int i = from; i < to; i++) {
            char c = text.charAt(i);
            boolean pair = Character.isHighSurrogate(c) && i + 1 < to && !FreeText.isUnpaired(text, i);
            if (i < index) {
                caret.append(' ');
            }
            if (pair) {
                excerpt.append(c).append(text.charAt(++i));
            } else {
                excerpt.append(drawable(c));
            }
        }
        if (to < text.length() && text.charAt(to) != '\n') {
            excerpt.append(CUT);
        }
        return excerpt.append('\n').append(caret).append('^').toString();
    }

    /** {@return whether a text is two lines as {@link #around} draws them: the second has a caret below the first} */
    public static boolean isDrawn(String text) {
        Matcher parts = DRAWN.matcher(text);
        return parts.matches() && parts.group(2).length() <= columns(parts.group(1));
    }

    private static int columns(String line) {
        return line.codePointCount(0, line.length());
    }

    /** {@return a char that takes one column: tabs become blanks; what has no shape becomes a question mark} */
    private static char drawable(char c) {
        if (c == '\t') {
            return ' ';
        }
        return isPlain(c) ? c : '?';
    }
}
