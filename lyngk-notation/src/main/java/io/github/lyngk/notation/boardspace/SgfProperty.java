package io.github.lyngk.notation.boardspace;

import io.github.lyngk.notation.text.Excerpt;
import io.github.lyngk.notation.text.Fault;
import io.github.lyngk.notation.text.FaultCode;

/**
 * One value of one property of an SGF node.
 *
 * @param name its name in capitals
 * @param value its unescaped text
 * @param index where in the text of the game the value begins
 */
record SgfProperty(String name, String value, int index) {
    /** {@return something wrong, or odd, with this value} */
    Fault fault(FaultCode code, String sentence) {
        return Fault.of(code, index, sentence);
    }

    /** {@return the value for a sentence: one line, shortened, in quotes} */
    String quoted() {
        return quote(value);
    }

    /** {@return a text of the record for a sentence} */
    static String quote(String text) {
        return '"' + Excerpt.shorten(GameFacts.tagValue(text)) + '"';
    }
}
