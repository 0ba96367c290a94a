package io.github.lyngk.testkit.arbitraries;

import java.util.function.UnaryOperator;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.RandomDistribution;

/**
 * A small damage to a text, such as typists, cut files and lenient printers do.
 *
 * @param kind what happens
 * @param place where, counted round and round the text
 * @param letter what is written, if anything
 */
public record TextDamage(Kind kind, int place, char letter) implements UnaryOperator<String> {

    private static final String LETTERS = "aiIRk 019-:/().+#[]{}\"\\;*\n\t\u0130";
    private static final int PLACES = 5_000;

    /** What can happen to a character or a text. */
    enum Kind {
        CHANGE_CASE,
        REPLACE,
        INSERT,
        DELETE,
        DOUBLE,
        SWAP,
        CUT,
        PREPEND,
        APPEND
    }

    /** Damages of every kind and place. */
    public static Arbitrary<UnaryOperator<String>> arbitrary() {
        return Combinators.combine(
                        Arbitraries.of(Kind.class),
                        Arbitraries.integers().between(0, PLACES).withDistribution(RandomDistribution.uniform()),
                        Arbitraries.of(LETTERS.chars()
                                .mapToObj(letter -> (char) letter)
                                .toList()))
                .as(TextDamage::new);
    }

    /** The text after the damage, which may leave it as it was. */
    @Override
    public String apply(String text) {
        if (text.isEmpty()) {
            return text;
        }
        int at = place % text.length();
        String before = text.substring(0, at);
        char here = text.charAt(at);
        String after = text.substring(at + 1);
        return switch (kind) {
            case CHANGE_CASE -> changeCase(text);
            case REPLACE -> before + letter + after;
            case INSERT -> before + letter + here + after;
            case DELETE -> before + after;
            case DOUBLE -> before + here + here + after;
            case SWAP -> after.isEmpty() ? text : before + after.charAt(0) + here + after.substring(1);
            case CUT -> before;
            case PREPEND -> letter + text;
            case APPEND -> text + letter;
        };
    }

    /** ASCII only, so that no language has a say in it. */
    private static String changeCase(String text) {
        StringBuilder changed = new StringBuilder(text.length());
        for (int at = 0; at < text.length(); at++) {
            char letter = text.charAt(at);
            boolean isLetter = letter >= 'a' && letter <= 'z' || letter >= 'A' && letter <= 'Z';
            changed.append(isLetter ? (char) (letter ^ 0x20) : letter);
        }
        return changed.toString();
    }
}
