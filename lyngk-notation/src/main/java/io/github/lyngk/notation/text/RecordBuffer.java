package io.github.lyngk.notation.text;

/**
 * The text of a record while it is cut out. Counts its size in UTF-8; once that is beyond {@link Bounds#RECORD} nothing
 * more is kept, whatever the source holds.
 */
public final class RecordBuffer {
    /** More bytes than any char takes in UTF-8. */
    private static final int MOST_BYTES = 3;

    private final GrowingText text = new GrowingText();
    private long bytes;

    /** {@return how many chars are kept} */
    public int length() {
        return text.length();
    }

    /** {@return their size in UTF-8} */
    public long bytes() {
        return bytes;
    }

    /** {@return whether the text is longer than a record may be} */
    public boolean isTooLong() {
        return bytes > Bounds.RECORD;
    }

    /** Adds some chars, as far as there is room. */
    public void append(char[] chars, int from, int to) {
        if (bytes + (long) MOST_BYTES * (to - from) <= Bounds.RECORD) {
            bytes += FreeText.utf8Length(chars, from, to);
            text.append(chars, from, to);
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
        if (!isTooLong()) {
            bytes += 1 + FreeText.extraBytes(c);
            text.append(c);
        }
    }

    /** Goes back to an earlier length, and the size that it had. */
    public void truncate(int length, long size) {
        text.truncate(length);
        bytes = size;
    }

    /** {@return what was kept, and begins anew} */
    public String take() {
        bytes = 0;
        return text.take();
    }
}
