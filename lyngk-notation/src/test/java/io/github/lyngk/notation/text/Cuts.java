package io.github.lyngk.notation.text;

/** Texts as if they had been cut out of a source. */
public final class Cuts {
    private Cuts() {}

    /** {@return a text that begins in a line} */
    public static TextCut of(String text, long line, long column, long lastLine, boolean tooLong) {
        return new TextCut(Utf8.bytes(text), line, column, lastLine, tooLong, false, null);
    }

    /** {@return a text at the start of a source} */
    public static TextCut of(String text) {
        return of(text, 1, 1, 1 + text.chars().filter(c -> c == '\n').count(), false);
    }
}
