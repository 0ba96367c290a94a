package io.github.lyngk.notation.text;

import java.util.function.Consumer;

/** Wraps words into lines of at most 80 columns, broken at blanks only. */
public final class LineWrapper {
    private static final int WIDTH = 80;

    private final Consumer<String> target;

    /** The blanks before the first word of every line but the first. */
    private final String indent;

    /** The word that is being built, which must not be broken. */
    private final StringBuilder word = new StringBuilder();

    private int column;

    /** Whether the word ends its line, whatever room is left. */
    private boolean last;

    /** Whether the word is an opening parenthesis, to which the next word is glued. */
    private boolean opening;

    /** Begins a line; all text is written to the target, piece by piece. */
    public LineWrapper(Consumer<String> target) {
        this(target, 0, 0);
    }

    /**
     * Continues a line.
     *
     * @param column how many characters the line already has
     * @param indent how many blanks come before the first word of every further line
     */
    public LineWrapper(Consumer<String> target, int column, int indent) {
        this.target = target;
        this.column = column;
        this.indent = " ".repeat(indent);
    }

    /** Adds a word after a blank. */
    public void word(String text) {
        if (!opening) {
            flush();
        }
        opening = false;
        word.append(text);
    }

    /** Adds a word after a blank, as the last one of its line. */
    public void lastWord(String text) {
        word(text);
        last = true;
    }

    /** Begins a word with an opening parenthesis; the next word or glue is appended to it. */
    public void open() {
        word("(");
        opening = true;
    }

    /** Adds a text to the last word. */
    public void glue(String text) {
        if (last) {
            flush();
        }
        opening = false;
        word.append(text);
    }

    /** Ends the last line. */
    public void end() {
        flush();
        target.accept("\n");
    }

    private void flush() {
        if (word.length() == 0) {
            return;
        }
        int width = word.codePointCount(0, word.length());
        if (column > 0) {
            boolean fits = column + 1 + width <= WIDTH;
            target.accept(fits ? " " : "\n" + indent);
            column = fits ? column + 1 : indent.length();
        }
        target.accept(word.toString());
        column += width;
        word.setLength(0);
        if (last) {
            column = WIDTH;
            last = false;
        }
    }
}
