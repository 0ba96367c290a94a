package io.github.lyngk.notation.text;

/**
 * The text of a record while it is cut out. Once its size in UTF-8 is beyond {@link Bounds#RECORD} nothing more is kept,
 * whatever the source holds.
 *
 * <p>The size is counted only of a text that may be too large: most are so short that there is no need to look through
 * them. It is counted once and then kept, whatever is added and taken away.
 */
public final class RecordBuffer {
    /** More bytes than any char takes in UTF-8. */
    private static final int MOST_BYTES = 3;

    private static final long UNCOUNTED = -1;

    private final GrowingText text = new GrowingText();

    /** The size of the text, or {@link #UNCOUNTED}. */
    private long bytes = UNCOUNTED;

    /** {@return how many chars are kept} */
    public int length() {
        return text.length();
    }

    /** {@return whether the text is longer than a record may be} */
    public boolean isTooLong() {
        return bytes > Bounds.RECORD;
    }

    /** Adds some chars, as far as there is room. */
    public void append(char[] chars, int from, int to) {
        if (fits(to - from)) {
            text.append(chars, from, to);
            bytes += bytes == UNCOUNTED ? 0 : FreeText.utf8Length(chars, from, to);
        } else {
            for (int i = from; i < to && !isTooLong(); i++) {
                append(chars[i]);
            }
        }
    }

    /** Adds a text, as far as there is room. */
    public void append(String chars) {
        for (int i = 0; i < chars.length() && !isTooLong(); i++) {
            append(chars.charAt(i));
        }
    }

    /** Adds a char if there is room. */
    public void append(char c) {
        if (fits(1) || !isTooLong()) {
            text.append(c);
            bytes += bytes == UNCOUNTED ? 0 : 1 + FreeText.extraBytes(c);
        }
    }

    /** {@return whether so many more chars fit, whatever they are}; counts the text if its length does not tell. */
    private boolean fits(int more) {
        if (bytes == UNCOUNTED) {
            if (MOST_BYTES * ((long) text.length() + more) <= Bounds.RECORD) {
                return true;
            }
            bytes = text.utf8Length(0);
        }
        return bytes + (long) MOST_BYTES * more <= Bounds.RECORD;
    }

    /** Goes back to an earlier length. */
    public void truncate(int length) {
        // Only what is taken away is counted again, so that all counting together is linear.
        bytes -= bytes == UNCOUNTED ? 0 : text.utf8Length(length);
        text.truncate(length);
    }

    /** {@return what was kept, and begins anew} */
    public String take() {
        bytes = UNCOUNTED;
        return text.take();
    }
}
