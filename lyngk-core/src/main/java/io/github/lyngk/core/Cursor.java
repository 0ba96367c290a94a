package io.github.lyngk.core;

import static java.util.Objects.requireNonNull;

import java.util.Optional;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;

/** A position in a text that is being parsed. The exceptions contain this position. */
final class Cursor {
    private static final int MOST_DIGITS = 9;

    private final String text;
    private int index;

    Cursor(String text) {
        this.text = requireNonNull(text, "text");
    }

    boolean atEnd() {
        return index == text.length();
    }

    /** Returns the next char, or NUL at the end. */
    char peek() {
        return peek(0);
    }

    /** Returns the char at a distance from the next one, or NUL beyond the end. */
    char peek(int ahead) {
        return index + ahead < text.length() ? text.charAt(index + ahead) : '\0';
    }

    /** Skips the next char if it is the given one, and returns whether it was. */
    boolean accept(char c) {
        if (atEnd() || text.charAt(index) != c) {
            return false;
        }
        index++;
        return true;
    }

    /** Skips the next chars if they are the given word, and returns whether they were. */
    boolean accept(String word) {
        if (!text.startsWith(word, index)) {
            return false;
        }
        index += word.length();
        return true;
    }

    void expect(char c, String expected) {
        if (!accept(c)) {
            throw error(expected);
        }
    }

    /** Throws an exception unless the whole text has been read. */
    void end() {
        if (!atEnd()) {
            throw error("the end of the text");
        }
    }

    /** Throws an exception unless the whole text has been read. Its message names what the text should have been. */
    void endAfter(String whole) {
        if (!atEnd()) {
            throw error("the end of the text after " + whole);
        }
    }

    Point point() {
        return point("a point such as c7");
    }

    Point point(String expected) {
        Point point = Point.named(peek(), peek(1));
        if (point == null) {
            throw error(expected);
        }
        index += 2;
        return point;
    }

    /** Reads a piece, or returns null if there is none. */
    @Nullable
    Piece maybePiece() {
        Piece piece = Piece.named(peek());
        if (piece != null) {
            index++;
        }
        return piece;
    }

    Piece piece(String expected) {
        Piece piece = maybePiece();
        if (piece == null) {
            throw error(expected);
        }
        return piece;
    }

    /** Reads a colour if there is one. */
    Optional<Color> maybeColor() {
        Piece piece = Piece.named(peek());
        Optional<Color> color = piece == null ? Optional.empty() : piece.color();
        if (color.isPresent()) {
            index++;
        }
        return color;
    }

    Color color(String expected) {
        return maybeColor().orElseThrow(() -> error(expected));
    }

    Player player(String expected) {
        if (accept('1')) {
            return Player.FIRST;
        }
        expect('2', expected);
        return Player.SECOND;
    }

    /** Reads a whole number of at most nine digits, written without leading zeros and in a range. */
    int number(IntPredicate range, String expected) {
        int start = index;
        int number = 0;
        while (peek() >= '0' && peek() <= '9') {
            if (index - start == MOST_DIGITS) {
                throw error("no more than " + MOST_DIGITS + " digits in " + expected);
            }
            if (index > start && number == 0) {
                throw error("no digit after the 0 of " + expected);
            }
            number = number * 10 + peek() - '0';
            index++;
        }
        if (index == start) {
            throw error(expected);
        }
        if (!range.test(number)) {
            throw new NotationException(text, start, "a smaller value for " + expected);
        }
        return number;
    }

    NotationException error(String expected) {
        return new NotationException(text, index, expected);
    }
}
