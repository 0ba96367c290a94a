package io.github.lyngk.notation;

import java.util.Optional;

/** Tells the short words of movetext apart: passes, results and annotations. */
final class Words {
    private static final String PASS = "--";

    private Words() {}

    static boolean isPass(Lexer lexer) {
        return lexer.is(PASS);
    }

    static boolean isResult(Lexer lexer) {
        // Only results have these as their second char: moves, numbers and passes do not reach result().
        boolean possible = lexer.end() - lexer.start() == 1
                ? lexer.first() == '*'
                : lexer.text().charAt(lexer.start() + 1) == '-' || lexer.text().charAt(lexer.start() + 1) == '/';
        return possible && result(lexer).isPresent();
    }

    static Optional<Result> result(Lexer lexer) {
        for (Result result : Result.values()) {
            if (lexer.is(result.text())) {
                return Optional.of(result);
            }
        }
        return Optional.empty();
    }

    static boolean isNag(Lexer lexer) {
        char first = lexer.first();
        return first == '!' || first == '?' || first == '$';
    }

    /** Reads an annotation that stands alone. */
    static Nag nag(Lexer lexer) {
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
        if (digits == 0 || number > Nag.MAX) {
            throw notANag(lexer);
        }
        return new Nag(number);
    }

    private static RecordFault notANag(Lexer lexer) {
        return RecordFault.expected(lexer.start(), "an annotation from $0 to $" + Nag.MAX);
    }

    /** Reads the sign at the end of a word. */
    static Nag gluedSign(Lexer lexer, int from) {
        return Nag.ofSign(lexer.text().substring(from, lexer.end()))
                .orElseThrow(() -> RecordFault.expected(from, "a sign (! ? !! ?? !? ?!) or a blank"));
    }
}
