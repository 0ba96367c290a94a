package io.github.lyngk.notation;

import static com.google.common.base.Preconditions.checkArgument;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.NotationException;
import io.github.lyngk.notation.text.TextProxy;
import java.io.Serializable;

/**
 * A numeric annotation glyph: an assessment of a move, as in chess records. The numbers 1 to 6 are printed as {@code !
 * ? !! ?? !? ?!}.
 *
 * @param number 0 to 255
 */
public record Nag(int number) implements Annotation, Serializable {
    private static final long serialVersionUID = 1;

    /** The largest number: {@value}. */
    public static final int MAX = 255;

    /** The signs of the numbers from 1 on, after nothing for 0. */
    private static final ImmutableList<String> SIGNS = ImmutableList.of("", "!", "?", "!!", "??", "!?", "?!");

    private static final int MOST_DIGITS = 3;

    /**
     * Creates an annotation.
     *
     * @param number 0 to 255
     * @throws IllegalArgumentException if the number is out of range
     */
    public Nag {
        checkArgument(number >= 0 && number <= MAX, "$%s: annotations are $0 to $%s", number, MAX);
    }

    boolean hasSign() {
        return number >= 1 && number < SIGNS.size();
    }

    /**
     * Parses an annotation as it is written in records.
     *
     * @param text a sign such as {@code !?}, or {@code $} and a number
     * @return the annotation
     * @throws NotationException if the text is not such an annotation
     */
    @JsonCreator
    public static Nag parse(String text) {
        int number = text.startsWith("$") ? number(text) : SIGNS.indexOf(text);
        if (number < 0 || number > MAX || text.isEmpty()) {
            throw new NotationException(text, 0, "a sign such as !? or a number from $0 to $" + MAX);
        }
        return new Nag(number);
    }

    /** {@return the number after a dollar sign, or a negative one if there is none} */
    private static int number(String text) {
        boolean digits = text.length() > 1
                && text.length() <= 1 + MOST_DIGITS
                && text.chars().skip(1).allMatch(c -> c >= '0' && c <= '9');
        return digits ? Integer.parseInt(text.substring(1)) : -1;
    }

    /** {@return the annotation as records print it: a sign, or {@code $} and the number} */
    @Override
    @JsonValue
    public String toString() {
        return hasSign() ? SIGNS.get(number) : "$" + number;
    }

    @Override
    public int hashCode() {
        return number;
    }

    private Object writeReplace() {
        return new TextProxy(TextProxy.Type.NAG, toString());
    }
}
