package io.github.lyngk.notation.reading;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.notation.text.Fault;

/** Numeric annotations as they are written: {@code $14}, or the sign of one. All that is known of signs stands here. */
public final class NagSigns {
    /** The signs of the numbers from 1 on, after nothing for 0. */
    public static final ImmutableList<String> ALL = ImmutableList.of("", "!", "?", "!!", "??", "!?", "?!");

    /** The largest number of an annotation. */
    public static final int MOST = 255;

    private static final String CHARACTERS = "!?";
    private static final int LONGEST = 2;

    private NagSigns() {}

    static boolean isNag(Lexer lexer) {
        return lexer.first() == '$' || isSign(lexer.first());
    }

    private static boolean isSign(char c) {
        return CHARACTERS.indexOf(c) >= 0;
    }

    /** {@return where the sign begins that may be glued to the end of a word: a token of its own} */
    static int gluedFrom(String text, int start, int end) {
        int from = end;
        while (from > start && end - from < LONGEST && isSign(text.charAt(from - 1))) {
            from--;
        }
        return from;
    }

    /** Reads an annotation that stands alone. */
    static int read(Lexer lexer) {
        if (lexer.first() != '$') {
            return readSign(lexer, lexer.start());
        }
        int digits = lexer.end() - lexer.start() - 1;
        int number = 0;
        for (int i = lexer.start() + 1; i < lexer.end(); i++) {
            char c = lexer.text().charAt(i);
            if (!Tags.isDigit(c) || digits > 3) {
                throw notANag(lexer);
            }
            number = number * 10 + c - '0';
        }
        if (digits == 0 || number > MOST) {
            throw notANag(lexer);
        }
        return number;
    }

    private static Fault notANag(Lexer lexer) {
        return Fault.expected(lexer.start(), "an annotation from $0 to $" + MOST);
    }

    /** Reads the sign that ends the token. */
    static int readSign(Lexer lexer, int from) {
        int number = ALL.indexOf(lexer.text().substring(from, lexer.end()));
        if (number < 1) {
            throw Fault.expected(from, "a sign (" + String.join(" ", ALL.subList(1, ALL.size())) + ") or a blank");
        }
        return number;
    }
}
