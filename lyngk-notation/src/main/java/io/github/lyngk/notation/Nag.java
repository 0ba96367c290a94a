package io.github.lyngk.notation;

import static com.google.common.base.Preconditions.checkArgument;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import io.github.lyngk.core.NotationException;
import io.github.lyngk.notation.reading.NagSigns;
import java.util.Optional;

/**
 * A numeric annotation of a move. The numbers 1 to 6 are the signs {@code ! ? !! ?? !? ?!} and are printed so.
 *
 * @param number 0 to 255
 */
public record Nag(int number) implements Annotation {
    private static final long serialVersionUID = 1;

    /** The largest number: {@value}. */
    public static final int MAX = NagSigns.MOST;

    /**
     * Creates an annotation.
     *
     * @param number 0 to 255
     * @throws IllegalArgumentException if the number is out of range
     */
    public Nag {
        checkArgument(number >= 0 && number <= MAX, "$%s: annotations are $0 to $%s", number, MAX);
    }

    /** {@return the sign, empty if it has only a number} */
    public Optional<String> sign() {
        return hasSign() ? Optional.of(NagSigns.ALL.get(number)) : Optional.empty();
    }

    boolean hasSign() {
        return number >= 1 && number < NagSigns.ALL.size();
    }

    /**
     * Reads an annotation as records write it.
     *
     * @param text a sign such as {@code !?}, or {@code $} and a number
     * @return the annotation
     * @throws NotationException if the text is not exactly an annotation
     */
    @JsonCreator
    public static Nag parse(String text) {
        try {
            return new Nag(NagSigns.read(text));
        } catch (NotationException e) {
            throw new NotationException(text, e.index(), "a sign such as !? or a number from $0 to $" + MAX);
        }
    }

    /** {@return the annotation as records print it: a sign, or {@code $} and the number} */
    @Override
    @JsonValue
    public String toString() {
        return hasSign() ? NagSigns.ALL.get(number) : "$" + number;
    }

    @Override
    public int hashCode() {
        return number;
    }
}
