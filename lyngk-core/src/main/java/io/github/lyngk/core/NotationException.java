package io.github.lyngk.core;

import static java.util.Objects.requireNonNull;

import java.util.Locale;
import java.util.Objects;

/**
 * Thrown when a text is not what it should be: tells the text, where it goes wrong, and what was expected there.
 *
 * <p>Not final for one class only, {@code RecordException} of lyngk-notation, which also tells all that is wrong with a
 * record; Java could seal this class only if both were in one module. What is told here is told by final methods.
 */
public class NotationException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    private static final int EXCERPT = 40;

    /** The text that could not be read. */
    private final String text;

    /** Where in the text the trouble is. */
    private final int index;

    /** What should have stood there. */
    private final String expected;

    /**
     * Creates an exception.
     *
     * @param text the text that could not be read
     * @param index the index in the text, in chars, at which it goes wrong; its length if the text ends too early
     * @param expected what was expected there, as a phrase: {@code "a point"}
     * @throws IndexOutOfBoundsException if the index is negative or greater than the length of the text
     */
    public NotationException(String text, int index, String expected) {
        super(message(text, index, expected));
        this.text = text;
        this.index = index;
        this.expected = expected;
    }

    private static String message(String text, int index, String expected) {
        requireNonNull(expected, "expected");
        Objects.checkIndex(index, text.length() + 1);
        String found = index == text.length()
                ? "the end of the text"
                : "'" + visible(Character.toString(text.codePointAt(index))) + "'";
        return "\"" + excerpt(text, index) + "\": expected " + expected + " at index " + index + ", found " + found;
    }

    /** Keeps messages short whatever the input: the part of a long text around the fault. */
    private static String excerpt(String text, int index) {
        int from = wholeAt(text, Math.max(0, index - EXCERPT));
        int to = wholeAt(text, Math.min(text.length(), index + EXCERPT));
        return (from > 0 ? "…" : "") + visible(text.substring(from, to)) + (to < text.length() ? "…" : "");
    }

    /** Returns an index, or the one before it where it would cut a character of two chars. */
    private static int wholeAt(String text, int index) {
        boolean cuts = index > 0 && index < text.length() && text.codePointAt(index - 1) > Character.MAX_VALUE;
        return cuts ? index - 1 : index;
    }

    /** Keeps messages on one line: control characters and halves of characters are shown by their numbers. */
    private static String visible(String text) {
        StringBuilder shown = new StringBuilder(text.length());
        text.codePoints().forEach(c -> {
            boolean plain = !Character.isISOControl(c) && Character.getType(c) != Character.SURROGATE;
            shown.append(plain ? Character.toString(c) : String.format(Locale.ROOT, "\\u%04X", c));
        });
        return shown.toString();
    }

    /** {@return the whole text that could not be read} */
    public final String text() {
        return text;
    }

    /** {@return where the text goes wrong: an index in chars, the length of the text if it ends too early} */
    public final int index() {
        return index;
    }

    /** {@return what should have stood there: a phrase such as {@code a point}} */
    public final String expected() {
        return expected;
    }
}
