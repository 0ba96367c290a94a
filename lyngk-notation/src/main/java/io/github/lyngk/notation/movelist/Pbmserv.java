package io.github.lyngk.notation.movelist;

import io.github.lyngk.core.Move;
import io.github.lyngk.core.Setup;
import io.github.lyngk.notation.reading.Lexer;
import io.github.lyngk.notation.reading.WrittenMove;
import io.github.lyngk.notation.text.Fault;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The moves of the play-by-mail server PBMServ, {@code b1-b2} and, with a claim, {@code R,b1-b2}, between blanks or line
 * ends. The server's text tells neither start nor passes: a position line goes before it, and who is skipped is skipped.
 */
public final class Pbmserv implements Dialect {
    /** A position line as far as the player to move, or a move where that line is missing. */
    private static final Pattern BEGINNING =
            Pattern.compile("[^/\\s]+(/[^/\\s]+){8} [12](?!\\S)|([A-Za-z],)?[A-Ia-i][1-7]-[A-Ia-i][1-7](?!\\S)");

    /** How many chars origin, hyphen and destination take. */
    private static final int ROUTE = 5;

    @Override
    public boolean isBegunBy(String line) {
        return BEGINNING.matcher(line).lookingAt();
    }

    @Override
    public String startForm() {
        return "a position line, as moves of PBMServ do not tell where they start";
    }

    @Override
    public Setup start(String line) {
        return Setup.parse(line);
    }

    @Override
    public boolean hasTurnsInLines() {
        return false;
    }

    @Override
    public Optional<String> pass() {
        return Optional.empty();
    }

    @Override
    public Move move(Lexer lexer) {
        WrittenMove written = WrittenMove.read(lexer.text(), lexer.start(), lexer.end());
        if (written.move().claim().isPresent() && !written.comma()) {
            throw Fault.expected(written.routeAt() - 1, "a comma after the claim");
        }
        int end = written.routeAt() + ROUTE;
        if (end < lexer.end()) {
            throw Fault.expected(end, "a blank or the end of the line after the destination");
        }
        return written.move();
    }
}
