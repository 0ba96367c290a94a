package io.github.lyngk.testkit.house;

import java.text.Normalizer;
import java.util.regex.Pattern;

/** What makes a text canonical that is not, as parsers do that mean well. */
final class Leniently {
    private static final Pattern DASH = Pattern.compile("[\\p{Pd}\\u2212]");

    private Leniently() {}

    /** Digits of any script, as {@link Integer#parseInt} and {@link Character#isDigit} have them. */
    static String digits(String text) {
        return text.codePoints()
                .map(c -> Character.isDigit(c) ? '0' + Character.digit(c, 10) : c)
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
    }

    /** Anything with a numeric value of one digit, but letters. */
    static String numbers(String text) {
        return text.codePoints()
                .map(c -> c > 0x7f && Character.getNumericValue(c) >= 0 && Character.getNumericValue(c) < 10
                        ? '0' + Character.getNumericValue(c)
                        : c)
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
    }

    /** Letters that become ASCII when they change their case: a dotless i, the sign of a kelvin, a long s. */
    static String letters(String text) {
        return text.codePoints()
                .map(c -> c > 0x7f && Character.toUpperCase(c) <= 'Z' ? Character.toUpperCase(c) : c)
                .map(c -> c > 0x7f && Character.toLowerCase(c) <= 'z' ? Character.toLowerCase(c) : c)
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
    }

    /** Fullwidth and other forms that stand for the same character. */
    static String forms(String text) {
        return Normalizer.normalize(text, Normalizer.Form.NFKC);
    }

    static String dashes(String text) {
        return DASH.matcher(text).replaceAll("-");
    }
}
