package io.github.lyngk.notation.reading;

import io.github.lyngk.notation.text.Fault;

/** Reads numeric annotations: {@code $14}, or the sign of one. */
final class Nags {
    private Nags() {}

    static boolean isNag(Lexer lexer) {
        char first = lexer.first();
        return first == '!' || first == '?' || first == '$';
    }

    /** Reads an annotation that stands alone. */
    static int read(Lexer lexer) {
        if (lexer.first() != '$') {
            return gluedSign(lexer, lexer.start());
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
        if (digits == 0 || number > Vocabulary.MOST_NAG) {
            throw notANag(lexer);
        }
        return number;
    }

    private static Fault notANag(Lexer lexer) {
        return Fault.expected(lexer.start(), "an annotation from $0 to $" + Vocabulary.MOST_NAG);
    }

    /** Reads the sign at the end of a word. */
    static int gluedSign(Lexer lexer, int from) {
        int number = Vocabulary.SIGNS.indexOf(lexer.text().substring(from, lexer.end()));
        if (number < 1) {
            throw Fault.expected(from, "a sign (! ? !! ?? !? ?!) or a blank");
        }
        return number;
    }
}
