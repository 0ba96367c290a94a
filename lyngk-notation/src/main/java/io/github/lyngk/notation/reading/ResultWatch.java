package io.github.lyngk.notation.reading;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import io.github.lyngk.notation.Result;
import io.github.lyngk.notation.text.FreeText;
import io.github.lyngk.notation.text.Utf8;

/**
 * Finds, while lines are read, whether the moves end with a result, that is, whether the last token other than comments
 * is one.
 */
final class ResultWatch {
    /** The last token that is no comment; empty after a tag. */
    private String word = "";

    /** Whether a comment in braces continues in the next line. */
    private boolean inBraces;

    /** Begins a record. */
    void reset() {
        word = "";
        inBraces = false;
    }

    /** Reads a line. */
    void take(byte[] bytes, int from, int to) {
        int at = Utf8.afterByteOrderMark(bytes, from, to);
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
                // Only a parenthesis can end a word here, and it is a token by itself.
                while (at < to && !Lexer.endsWord(bytes[start]) && !Lexer.endsWord(bytes[at])) {
                    at++;
                }
                word = new String(bytes, start, at - start, ISO_8859_1);
            }
        }
    }

    /** {@return whether the lines read so far end with a result} */
    boolean sawResult() {
        return !inBraces && Result.find(word).isPresent();
    }
}
