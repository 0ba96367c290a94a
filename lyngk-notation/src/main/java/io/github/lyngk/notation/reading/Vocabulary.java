package io.github.lyngk.notation.reading;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Player;
import java.util.Optional;

/** The fixed words of the format, besides the names of tags: results, endings and the pass. */
public final class Vocabulary {
    /** The first player won. */
    public static final String FIRST_WINS = "1-0";

    /** The second player won. */
    public static final String SECOND_WINS = "0-1";

    /** Nobody won. */
    public static final String DRAW = "1/2-1/2";

    /** No result is known. */
    public static final String NO_RESULT = "*";

    /** How a game can end, as the tag {@code Termination} has it. */
    public static final String NORMAL = "normal";

    public static final String RESIGNATION = "resignation";
    public static final String TIME = "time";
    public static final String AGREEMENT = "agreement";
    public static final String ADJUDICATION = "adjudication";
    public static final String UNFINISHED = "unfinished";

    /** A forced pass (R6). */
    public static final String PASS = "--";

    private static final ImmutableList<String> ALL_RESULTS = ImmutableList.of(FIRST_WINS, SECOND_WINS, DRAW, NO_RESULT);

    /** How many chars the longest result has. */
    static final int LONGEST_RESULT = DRAW.length();

    /** All results, for a sentence. */
    static final String RESULTS = FIRST_WINS + ", " + SECOND_WINS + ", " + DRAW + " or " + NO_RESULT;

    private Vocabulary() {}

    /** {@return the word for a game that a player won, or that was drawn} */
    public static String result(Optional<Player> winner) {
        return winner.map(player -> player == Player.FIRST ? FIRST_WINS : SECOND_WINS)
                .orElse(DRAW);
    }

    /** {@return whether a word is a result} */
    static boolean isResult(String word) {
        return ALL_RESULTS.contains(word);
    }

    /** {@return the result that is the token, if it is one} */
    static Optional<String> result(Lexer lexer) {
        if (mayBeResult(lexer)) {
            for (String result : ALL_RESULTS) {
                if (lexer.is(result)) {
                    return Optional.of(result);
                }
            }
        }
        return Optional.empty();
    }

    /** Only results have these as their second char, so that moves and numbers are told from them at once. */
    private static boolean mayBeResult(Lexer lexer) {
        if (lexer.end() - lexer.start() == 1) {
            return lexer.first() == '*';
        }
        char second = lexer.text().charAt(lexer.start() + 1);
        return second == '-' || second == '/';
    }
}
