package io.github.lyngk.notation.movelist;

import com.google.common.base.Ascii;
import io.github.lyngk.core.Color;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.NotationException;
import io.github.lyngk.core.Piece;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Setup;
import io.github.lyngk.core.Variant;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The replay text of {@code langk}: a start such as {@code g/rrbr/wgzbwkg/…}, then a turn a line, {@code f3d4}, with a claim
 * {@code ^w g6f6}, or {@code -}. Ivory is {@code w}, a joker {@code z}, the others have our letters. The text names no
 * variant and no player to move: the standard game is played, and the first player begins.
 */
public final class Langk implements Dialect {
    private static final String PASS = "-";
    private static final char CLAIM = '^';

    /** How many chars a point takes. */
    private static final int PAIR = 2;

    private static final Pattern BEGINNING = Pattern.compile("[A-Za-z]+(/[A-Za-z]+){8}[ \\t]*");

    @Override
    public boolean isBegunBy(String line) {
        return BEGINNING.matcher(line).matches();
    }

    @Override
    public String startForm() {
        return "nine columns of letters joined by \"/\"";
    }

    @Override
    public Setup start(String line) {
        Setup.Builder setup = Setup.builder(Variant.STANDARD);
        int at = 0;
        for (Point point : Point.values()) {
            if (point.row() == 1 && at > 0) {
                if (at == line.length() || line.charAt(at) != '/') {
                    throw new NotationException(line, at, "\"/\" before column " + point.column());
                }
                at++;
            }
            Optional<Piece> piece = at < line.length() ? piece(line.charAt(at)) : Optional.empty();
            int missing = at;
            setup.put(
                    point,
                    piece.orElseThrow(() -> new NotationException(line, missing, "r, b, g, k, w or z for " + point)));
            at++;
        }
        if (at < line.length()) {
            throw new NotationException(line, at, "the end of the line after column i");
        }
        return setup.build();
    }

    @Override
    public boolean hasTurnsInLines() {
        return true;
    }

    @Override
    public Optional<String> pass() {
        return Optional.of(PASS);
    }

    @Override
    public Optional<Move> move(Words words) {
        if (words.at(words.start()) != CLAIM) {
            return unclaimed(words);
        }
        int letter = words.start() + 1;
        Optional<Color> color = piece(words.at(letter)).flatMap(Piece::color);
        if (color.isEmpty()) {
            return words.expected(letter, "the letter of a colour: r, b, g, k or w");
        }
        int end = letter + 1;
        if (end < words.end() || !words.next() || words.isFirst() || !words.isMove()) {
            return words.expected(end, "a blank and a move after the claim");
        }
        return unclaimed(words).map(move -> move.claiming(color.get()));
    }

    private static Optional<Move> unclaimed(Words words) {
        int second = words.start() + PAIR;
        Optional<Point> origin = words.point(words.start());
        Optional<Point> destination = origin.flatMap(point -> words.point(second));
        if (destination.isEmpty()) {
            return Optional.empty();
        }
        if (second + PAIR < words.end()) {
            return words.expected(second + PAIR, "the end of the line after " + destination.get());
        }
        return origin.equals(destination)
                ? words.expected(second, "a destination that is not the origin")
                : Optional.of(Move.of(origin.get(), destination.get()));
    }

    private static Optional<Piece> piece(char letter) {
        return switch (Ascii.toLowerCase(letter)) {
            case 'r' -> Optional.of(Piece.RED);
            case 'b' -> Optional.of(Piece.BLUE);
            case 'g' -> Optional.of(Piece.GREEN);
            case 'k' -> Optional.of(Piece.BLACK);
            case 'w' -> Optional.of(Piece.IVORY);
            case 'z' -> Optional.of(Piece.JOKER);
            default -> Optional.empty();
        };
    }
}
