package io.github.lyngk.notation;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

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
     * Finds the annotation of a sign.
     *
     * @param sign a text such as {@code !?}
     * @return the annotation, empty if the text is no sign
     */
    public static Optional<Nag> ofSign(String sign) {
        requireNonNull(sign, "sign");
        int number = NagSigns.ALL.indexOf(sign);
        return number < 1 ? Optional.empty() : Optional.of(new Nag(number));
    }

    /** {@return the annotation as records print it: a sign, or {@code $} and the number} */
    @Override
    public String toString() {
        return hasSign() ? NagSigns.ALL.get(number) : "$" + number;
    }

    @Override
    public int hashCode() {
        return number;
    }
}
