package io.github.lyngk.core;

import static java.util.Objects.requireNonNull;

import java.util.Locale;
import java.util.Objects;

/**
 * Thrown when a text cannot be parsed. Contains the text, the location of the error, and what was expected there.
 *
 * <p>This class is not final because {@code RecordException} of lyngk-notation extends it to add all problems of a
 * record. Java allows a sealed class only if both classes are in one module. All methods declared here are final.
 */
public class NotationException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    private static final int EXCERPT = 40;
    private static final int FOUND = 8;

    /** The text that cannot be parsed. */
    private final String text;

    /** The index of the error in the text. */
    private final int index;

    /** What was expected at this index. */
    private final String expected;

    /**
     * Creates an exception.
     *
     * @param text the text that cannot be parsed
     * @param index the index of the error in the text, in chars; the length of the text if the text ends too early
     * @param expected what was expected at this index, as a phrase such as {@code a point}
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
        int character = text.codePointCount(0, index) + 1;
        return "\"" + excerpt(text, index) + "\", character " + character + ": expected " + expected + ", found "
                + found(text, index);
    }

    /** Returns the first characters of the text at an index, at most up to the next blank. */
    private static String found(String text, int index) {
        if (index == text.length()) {
            return "the end of the text";
        }
        int end = index;
        do {
            end = text.offsetByCodePoints(end, 1);
        } while (end < text.length() && text.charAt(end) > ' ' && end - index < FOUND);
        boolean whole = end == text.length() || text.charAt(end) <= ' ';
        return "'" + visible(text.substring(index, end)) + (whole ? "'" : "…'");
    }

    /** Returns the part of the text around the error, so that messages are short for any text. */
    private static String excerpt(String text, int index) {
        int from = wholeAt(text, Math.max(0, index - EXCERPT));
        int to = wholeAt(text, Math.min(text.length(), index + EXCERPT));
        return (from > 0 ? "…" : "") + visible(text.substring(from, to)) + (to < text.length() ? "…" : "");
    }

    /** Returns the index, or the one before it if the index is between the two chars of one character. */
    private static int wholeAt(String text, int index) {
        boolean cuts = index > 0 && index < text.length() && text.codePointAt(index - 1) > Character.MAX_VALUE;
        return cuts ? index - 1 : index;
    }

    /** Replaces control characters and unpaired surrogates by their numbers, so that messages stay on one line. */
    private static String visible(String text) {
        StringBuilder shown = new StringBuilder(text.length());
        text.codePoints().forEach(c -> {
            boolean plain = !Character.isISOControl(c) && Character.getType(c) != Character.SURROGATE;
            shown.append(plain ? Character.toString(c) : String.format(Locale.ROOT, "\\u%04X", c));
        });
        return shown.toString();
    }

    /**
     * {@return a message with the text, the location of the error counted in characters from 1, what was expected there
     * and what was found}
     */
    @Override
    public final String getMessage() {
        return requireNonNull(super.getMessage());
    }

    /** {@return the whole text that cannot be parsed} */
    public final String text() {
        return text;
    }

    /** {@return the index of the error in the text, in chars; the length of the text if the text ends too early} */
    public final int index() {
        return index;
    }

    /** {@return what was expected at the index, as a phrase such as {@code a point}} */
    public final String expected() {
        return expected;
    }
}
