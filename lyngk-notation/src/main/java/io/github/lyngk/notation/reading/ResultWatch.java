package io.github.lyngk.notation.reading;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import io.github.lyngk.notation.Result;
import io.github.lyngk.notation.text.FreeText;
import io.github.lyngk.notation.text.Utf8;

/** Knows, while lines are read, whether the moves end with a result: whether that is the last token that is no comment. */
final class ResultWatch {
    /** The last token that is no comment; empty after a tag. */
    private String word = "";

    /** Whether a comment in braces goes on in the next line. */
    private boolean inBraces;

    /** Begins a record. */
    void reset() {
        word = "";
        inBraces = false;
    }

    /** Takes a line. */
    void take(byte[] bytes, int from, int to) {
        int at = from + (Utf8.isByteOrderMark(bytes, from, to) ? Utf8.BYTE_ORDER_MARK_LENGTH : 0);
        if (!inBraces && at < to && bytes[at] == '[') {
            word = "";
            return;
        }
        while (at < to) {
            char c = (char) (bytes[at] & 0xff);
            if (inBraces) {
                inBraces = c != '}';
                at++;
            } else if (c == '{') {
                inBraces = true;
            } else if (c == ';') {
                return;
            } else if (FreeText.isBlank(c)) {
                at++;
            } else {
                int start = at++;
                while (at < to && !isParenthesis(c) && isPart((char) (bytes[at] & 0xff))) {
                    at++;
                }
                word = new String(bytes, start, at - start, ISO_8859_1);
            }
        }
    }

    private static boolean isParenthesis(char c) {
        return c == '(' || c == ')';
    }

    private static boolean isPart(char c) {
        return !FreeText.isBlank(c) && !isParenthesis(c) && c != '{' && c != ';';
    }

    /** {@return whether the lines taken so far end with a result} */
    boolean sawResult() {
        return !inBraces && Result.find(word).isPresent();
    }
}
