package io.github.lyngk.notation.boardspace;

import io.github.lyngk.notation.Limits;
import io.github.lyngk.notation.text.Excerpt;

/**
 * One value of one property of an SGF node.
 *
 * @param name its name in capitals
 * @param value its unescaped text
 * @param index where in the text of the game the value begins
 * @param node the number of its node in the text
 */
record SgfProperty(String name, String value, int index, int node) {
    /** {@return the value for use in a message: one line, shortened, in quotes} */
    String quoted() {
        return quote(value);
    }

    /** {@return a text of the record for use in a message} */
    static String quote(String text) {
        return Excerpt.quote(asTag(text));
    }

    /** {@return the value in a form that a tag can have} */
    String tagValue() {
        return asTag(value);
    }

    /** {@return a text in a form that a tag can have: one line, stripped, not too long} */
    static String asTag(String text) {
        StringBuilder value = new StringBuilder();
        text.codePoints()
                .map(c -> Character.isISOControl(c) ? ' ' : c)
                .filter(c -> c < Character.MIN_SURROGATE || c > Character.MAX_SURROGATE)
                .limit(Limits.TAG_VALUE)
                .forEach(value::appendCodePoint);
        return value.toString().strip();
    }
}
