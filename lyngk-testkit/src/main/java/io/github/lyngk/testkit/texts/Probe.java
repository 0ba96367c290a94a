package io.github.lyngk.testkit.texts;

import java.util.function.UnaryOperator;

/**
 * A text to read, right or wrong; the library tells which.
 *
 * @param sort what is special about it, as in "a comma after the claim"; texts of a sort fail for the same reason
 * @param text the text
 */
public record Probe(String sort, String text) {

    /** The same inside another text. */
    public Probe in(UnaryOperator<String> frame) {
        return new Probe(sort, frame.apply(text));
    }
}
