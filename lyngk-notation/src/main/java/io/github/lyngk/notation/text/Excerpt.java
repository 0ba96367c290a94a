package io.github.lyngk.notation.text;

import java.util.Locale;

/** Shortens quotations of a source: messages must not grow with the input. */
public final class Excerpt {
    /** How many chars of a line are shown on either side of the place in question. */
    private static final int REACH = 36;

    private static final int SHORT = 40;

    private static final int LINE = 80;

    private static final String CUT = "…";

    private Excerpt() {}

    /** {@return a text of at most so many chars, or its start and an ellipsis; no surrogate pair is cut in two} */
    public static String shorten(String text, int most) {
        if (text.length() <= most) {
            return text;
        }
        int end = Character.isHighSurrogate(text.charAt(most - 1)) ? most - 1 : most;
        return text.substring(0, end) + CUT;
    }

    /** {@return the start of an argument of a command, one line long; two quotes for an empty one} */
    public static String ofArgument(String text) {
        return text.isEmpty() ? "\"\"" : shorten(text, LINE);
    }

    /** {@return the start of a text in quotes, for a message} */
    public static String quote(String text) {
        return '"' + shorten(text, SHORT) + '"';
    }

    /**
     * {@return a text that is safe to print in a line: characters that are invisible, break the line or change the
     * writing direction are replaced by their numbers}
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

    /** {@return the escape of a character as in JSON and Java: beyond U+FFFF, two escapes, one for each surrogate} */
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
            excerpt.append(drawable(pair ? Character.toCodePoint(c, text.charAt(++i)) : c));
        }
        if (to < text.length() && text.charAt(to) != '\n') {
            excerpt.append(CUT);
        }
        return excerpt.append('\n').append(caret).append('^').toString();
    }

    /** {@return whether a text is two lines as {@link #around} draws them: the second has a caret below the first} */
    public static boolean isDrawn(String text) {
        int end = Math.max(0, text.indexOf('\n'));
        String caret = text.substring(end);
        return caret.matches("\n *\\^") && caret.length() - 2 <= text.codePointCount(0, end);
    }

    /** {@return a line in which each character takes one column and none moves the cursor} */
    static String drawable(String line) {
        StringBuilder drawn = new StringBuilder(line.length());
        line.codePoints().forEach(c -> drawn.append(drawable(c)));
        return drawn.toString();
    }

    /** {@return a character of one column: tabs become blanks; invisible characters become a question mark} */
    private static String drawable(int c) {
        if (c == '\t') {
            return " ";
        }
        return isPlain(c) ? Character.toString(c) : "?";
    }
}
