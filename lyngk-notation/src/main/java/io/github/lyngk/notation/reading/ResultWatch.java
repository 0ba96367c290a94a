package io.github.lyngk.notation.reading;

import io.github.lyngk.notation.text.CharSource;
import io.github.lyngk.notation.text.FreeText;

/** Tells, while lines are read, whether the moves end with a result: whether that is the last token that is no comment. */
final class ResultWatch {
    /** Where in the line reading has got to. */
    private enum Within {
        START,
        TAG,
        BLANKS,
        WORD,
        BRACES,
        REST_OF_LINE
    }

    /** The last token that is no comment; none after a tag. */
    private final StringBuilder word = new StringBuilder();

    private Within within = Within.START;

    /** Begins a line. */
    void begin() {
        within = Within.START;
    }

    /** Takes a part of the line. */
    void take(char[] chars, int from, int to) {
        for (int i = from; i < to && within != Within.TAG && within != Within.REST_OF_LINE; i++) {
            take(chars[i]);
        }
    }

    private void take(char c) {
        if (within == Within.BRACES) {
            within = c == '}' ? Within.BLANKS : Within.BRACES;
        } else if (within == Within.START && c == '[') {
            within = Within.TAG;
            word.setLength(0);
        } else if (within == Within.START && c == CharSource.BYTE_ORDER_MARK) {
            within = Within.START;
        } else if (c == '{') {
            within = Within.BRACES;
        } else if (c == ';') {
            within = Within.REST_OF_LINE;
        } else if (FreeText.isBlank(c)) {
            within = Within.BLANKS;
        } else {
            part(c);
        }
    }

    /** Takes a char of a word; a parenthesis is one by itself, and the end of a word that is too long does not matter. */
    private void part(char c) {
        boolean parenthesis = c == '(' || c == ')';
        if (within != Within.WORD || parenthesis) {
            word.setLength(0);
        }
        if (word.length() <= Vocabulary.LONGEST_RESULT) {
            word.append(c);
        }
        within = parenthesis ? Within.BLANKS : Within.WORD;
    }

    /** {@return whether the lines taken so far end with a result} */
    boolean sawResult() {
        return Vocabulary.isResult(word.toString());
    }
}
