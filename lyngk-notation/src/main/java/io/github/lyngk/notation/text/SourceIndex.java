package io.github.lyngk.notation.text;

/** Finds a line and column in a whole text, with the line ends and the byte order mark a reader skips. */
public final class SourceIndex {
    private SourceIndex() {}

    /** {@return the index of a place in chars} */
    public static int of(String text, long line, long column) {
        int at = text.startsWith("\ufeff") ? 1 : 0;
        for (long left = line; left > 1 && at < text.length(); left--) {
            at = afterLine(text, at);
        }
        for (long left = column; left > 1 && at < text.length(); left--) {
            at += Character.charCount(text.codePointAt(at));
        }
        return at;
    }

    private static int afterLine(String text, int from) {
        int at = from;
        while (at < text.length() && text.charAt(at) != '\n' && text.charAt(at) != '\r') {
            at++;
        }
        return text.startsWith("\r\n", at) ? at + 2 : Math.min(at + 1, text.length());
    }
}
