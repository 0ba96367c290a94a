package io.github.lyngk.notation;

import static com.google.common.base.Preconditions.checkArgument;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import io.github.lyngk.core.NotationException;
import io.github.lyngk.notation.text.FreeText;
import io.github.lyngk.notation.text.TextProxy;
import java.io.Serializable;

/**
 * A comment in a game record. It is printed as <code>{…}</code>, or as {@code ; …} to the end of the line if the text
 * contains a closing brace.
 *
 * @param text the text, without control characters and without whitespace at its ends
 */
public record Comment(String text) implements Annotation, Serializable {
    private static final long serialVersionUID = 1;

    /**
     * Creates a comment.
     *
     * @param text the text; whitespace at its ends is removed
     * @throws IllegalArgumentException if the text contains a control character (such as a line end) or an unpaired
     *     surrogate, or is longer than {@link Limits#COMMENT} characters
     */
    public Comment {
        text = text.strip();
        int fault = FreeText.indexOfFault(text);
        if (fault >= 0) {
            throw new IllegalArgumentException("a comment cannot hold " + FreeText.fault(text, fault));
        }
        checkArgument(FreeText.fits(text, Limits.COMMENT), "a comment is longer than %s characters", Limits.COMMENT);
    }

    /**
     * Parses a comment as it is written in records: after a semicolon, or in braces. In braces, each line break (LF)
     * and the whitespace around it become one space.
     *
     * @param written a text such as <code>{a quiet start}</code>
     * @return the comment
     * @throws NotationException if the text is not a comment, or the constructor would not accept it
     */
    @JsonCreator
    public static Comment parse(String written) {
        boolean toTheEnd = written.startsWith(";");
        if (!toTheEnd && !written.startsWith("{")) {
            throw new NotationException(written, 0, "a comment in braces or after a semicolon");
        }
        int end = toTheEnd ? written.length() : written.indexOf('}');
        if (end < 0) {
            throw new NotationException(written, written.length(), "a closing brace");
        }
        if (!toTheEnd && end < written.length() - 1) {
            throw new NotationException(written, end + 1, "the end of the text");
        }
        int fault = FreeText.indexOfFault(toTheEnd ? written : FreeText.blanked(written));
        if (fault >= 0) {
            throw new NotationException(written, fault, "a character that a comment can hold");
        }
        String text = FreeText.unwrapped(written.substring(1, end));
        if (!FreeText.fits(text.strip(), Limits.COMMENT)) {
            throw new NotationException(written, 0, "a comment of no more than " + Limits.COMMENT + " characters");
        }
        return new Comment(text);
    }

    /** {@return whether it must be printed after a semicolon, because it contains a closing brace} */
    boolean endsItsLine() {
        return text.indexOf('}') >= 0;
    }

    /** {@return the comment as records print it} */
    @Override
    @JsonValue
    public String toString() {
        return endsItsLine() ? "; " + text : "{" + text + "}";
    }

    @Override
    public int hashCode() {
        return text.hashCode();
    }

    private Object writeReplace() {
        return new TextProxy(TextProxy.Type.COMMENT, toString());
    }
}
