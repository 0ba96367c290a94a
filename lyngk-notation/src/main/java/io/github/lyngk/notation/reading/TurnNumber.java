package io.github.lyngk.notation.reading;

import io.github.lyngk.notation.text.Fault;
import org.jspecify.annotations.Nullable;

/**
 * The number before a turn, as it is written.
 *
 * @param round the number
 * @param canonical whether it is written without leading zeros
 * @param dots 1 for {@code n.} and 3 for {@code n...}
 */
record TurnNumber(int round, boolean canonical, int dots) {
    private static final int MAX_DIGITS = 4;

    /**
     * Reads the token if it is meant as a number.
     *
     * @return the number, or null if the token begins with no digit
     * @throws Fault if it begins with a digit and is no number
     */
    static @Nullable TurnNumber read(Lexer lexer) {
        String text = lexer.text();
        int at = lexer.start();
        int round = 0;
        while (at < lexer.end() && at - lexer.start() < MAX_DIGITS && Tags.isDigit(text.charAt(at))) {
            round = round * 10 + text.charAt(at) - '0';
            at++;
        }
        if (at == lexer.start()) {
            return null;
        }
        int dots = 0;
        while (at < lexer.end() && text.charAt(at) == '.') {
            at++;
            dots++;
        }
        if (at < lexer.end() || dots != 1 && dots != 3) {
            throw Fault.expected(lexer.start(), "a number such as 12. or 12... and a blank after it");
        }
        return new TurnNumber(round, lexer.first() != '0', dots);
    }

    /** {@return whether this is the number of the next turn} */
    boolean fits(Replay replay) {
        return canonical && replay.isNumbered() && round == replay.round() && (dots == 3) == replay.isSeconds();
    }
}
