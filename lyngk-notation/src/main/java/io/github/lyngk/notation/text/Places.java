package io.github.lyngk.notation.text;

/**
 * Turns indexes in the text of a record into lines and columns. Remembers the last place, so that asking for places in
 * the order of the text, or a little before the last one, takes linear time altogether.
 */
final class Places {
    private final TextCut cut;
    private int index;
    private long line;
    private long column;

    /** Begins at the start of a text. */
    Places(TextCut cut) {
        this.cut = cut;
        rewind();
    }

    private void rewind() {
        index = 0;
        line = cut.line();
        column = cut.column();
    }

    /** Goes to an index. */
    Places to(int target) {
        String text = cut.text();
        while (index > target && text.charAt(index - 1) != '\n') {
            index--;
            column -= isSecondHalf(text) ? 0 : 1;
        }
        if (index > target) {
            rewind();
        }
        for (; index < target; index++) {
            char c = text.charAt(index);
            if (c == '\n') {
                line++;
                column = 1;
            } else if (!isSecondHalf(text)) {
                column++;
            }
        }
        return this;
    }

    /** Columns count code points: the second half of a surrogate pair adds none. */
    private boolean isSecondHalf(String text) {
        return index > 0
                && Character.isLowSurrogate(text.charAt(index))
                && Character.isHighSurrogate(text.charAt(index - 1));
    }

    /** {@return the line in the source} */
    long line() {
        return line;
    }

    /** {@return the column in that line, in code points} */
    long column() {
        return column;
    }
}
