package io.github.lyngk.notation.movelist;

import com.google.common.base.Ascii;
import io.github.lyngk.core.Color;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Setup;
import java.util.Arrays;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The moves of the play-by-mail server PBMServ, {@code b1-b2} and, with a claim, {@code R,b1-b2}, between blanks or line
 * ends. The server writes neither start nor passes: a position line comes before the moves, and a player
 * without a move is skipped.
 */
public final class Pbmserv implements Dialect {
    /** A position line as far as the player to move, or a move where that line is missing. */
    private static final Pattern BEGINNING =
            Pattern.compile("[^/\\s]+(/[^/\\s]+){8} [12](?!\\S)|([A-Za-z],)?[A-Ia-i][1-7]-[A-Ia-i][1-7](?!\\S)");

    /** Where the hyphen is in a move without a claim, and how long such a move is. */
    private static final int HYPHEN = 2;

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
    public Optional<Move> move(Words words) {
        int mark = words.start() + 1;
        boolean claims = words.at(mark) == ',' || words.at(mark) == ':';
        int from = claims ? mark + 1 : words.start();
        Optional<Move> route = words.point(from).flatMap(origin -> destination(words, origin, from + HYPHEN));
        Optional<Move> move = claims ? route.flatMap(unclaimed -> claiming(words, unclaimed)) : route;
        if (move.isPresent() && from + ROUTE < words.end()) {
            return words.expected(from + ROUTE, "a blank or the end of the line after the destination");
        }
        return move;
    }

    private static Optional<Move> destination(Words words, Point origin, int hyphen) {
        if (words.at(hyphen) != '-') {
            return words.expected(hyphen, "\"-\" and a point");
        }
        return words.point(hyphen + 1)
                .flatMap(point -> point == origin
                        ? words.expected(hyphen + 1, "a destination that is not the origin")
                        : Optional.of(Move.of(origin, point)));
    }

    private static Optional<Move> claiming(Words words, Move move) {
        int letter = words.start();
        Optional<Color> color = Arrays.stream(Color.values())
                .filter(each -> each.letter() == Ascii.toUpperCase(words.at(letter)))
                .findFirst();
        if (color.isEmpty()) {
            return words.expected(letter, "the letter of a colour: I, B, R, G or K");
        }
        return words.at(letter + 1) == ','
                ? Optional.of(move.claiming(color.get()))
                : words.expected(letter + 1, "a comma after the claim");
    }
}
