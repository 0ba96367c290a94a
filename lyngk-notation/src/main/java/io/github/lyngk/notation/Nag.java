package io.github.lyngk.notation;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import io.github.lyngk.core.NotationException;
import io.github.lyngk.notation.reading.NagSigns;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A numeric annotation of a move. The numbers 1 to 6 are the signs {@code ! ? !! ?? !? ?!} and are printed so.
 *
 * @param number 0 to 255
 */
public record Nag(int number) implements Annotation {
    private static final long serialVersionUID = 1;

    /** The largest number: {@value}. */
    public static final int MAX = NagSigns.MOST;

    /** The numbers to 255, without leading zeros. */
    private static final Pattern NUMBERED = Pattern.compile("\\$(25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])");

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

    /**
     * Reads an annotation as records print it.
     *
     * @param text a sign such as {@code !?}, or {@code $} and a number
     * @return the annotation
     * @throws NotationException if the text is not exactly an annotation
     */
    @JsonCreator
    public static Nag parse(String text) {
        int sign = NagSigns.ALL.indexOf(text);
        if (sign >= 1) {
            return new Nag(sign);
        }
        if (!NUMBERED.matcher(text).matches()) {
            throw new NotationException(text, 0, "a sign such as !? or a number from $0 to $" + MAX);
        }
        return new Nag(Integer.parseInt(text.substring(1)));
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
