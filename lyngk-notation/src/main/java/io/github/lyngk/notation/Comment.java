package io.github.lyngk.notation;

import static com.google.common.base.Preconditions.checkArgument;

import io.github.lyngk.notation.text.FreeText;

/**
 * A comment in a game record, without the blanks around it. Printed as <code>{…}</code>, or as {@code ; …} to the end
 * of the line if the text holds a closing brace.
 *
 * @param text any text without control characters
 */
public record Comment(String text) implements Annotation {
    private static final long serialVersionUID = 1;

    /**
     * Creates a comment.
     *
     * @param text the text; blanks at its ends are dropped
     * @throws IllegalArgumentException if the text holds a control character (a line end is one) or half a surrogate
     *     pair, or is longer than {@link Limits#COMMENT}
     */
    public Comment {
        text = text.strip();
        int fault = FreeText.indexOfFault(text);
        checkArgument(fault < 0, "a comment cannot hold the character at index %s", fault);
        checkArgument(FreeText.fits(text, Limits.COMMENT), "a comment is longer than %s characters", Limits.COMMENT);
    }

    /** {@return whether it runs to the end of its line, since a closing brace would end the other form} */
    boolean endsItsLine() {
        return text.indexOf('}') >= 0;
    }

    /** {@return the comment as records print it} */
    @Override
    public String toString() {
        return endsItsLine() ? "; " + text : "{" + text + "}";
    }

    @Override
    public int hashCode() {
        return text.hashCode();
    }
}
