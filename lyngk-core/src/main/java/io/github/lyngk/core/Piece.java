package io.github.lyngk.core;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A piece of one of the five colours, or a joker.
 *
 * <p>No constants will be added.
 */
public enum Piece {
    /** An ivory piece. */
    IVORY(Color.IVORY, 'I'),
    /** A blue piece. */
    BLUE(Color.BLUE, 'B'),
    /** A red piece. */
    RED(Color.RED, 'R'),
    /** A green piece. */
    GREEN(Color.GREEN, 'G'),
    /** A black piece. */
    BLACK(Color.BLACK, 'K'),
    /** A joker: it has no colour, cannot move alone, and may be in a stack with any other pieces (D1, E5). */
    JOKER(null, 'J');

    private static final Piece[] PIECES = values();

    /** The pieces by their letters, in upper and lower case. */
    private static final @Nullable Piece[] NAMED = new Piece['z' + 1];

    static {
        for (Piece piece : PIECES) {
            NAMED[piece.letter] = piece;
            NAMED[piece.letter + 'a' - 'A'] = piece;
        }
    }

    @SuppressWarnings("ImmutableEnumChecker") // an Optional of an enum constant never changes
    private final Optional<Color> color;

    private final char letter;

    Piece(@Nullable Color color, char letter) {
        this.color = Optional.ofNullable(color);
        this.letter = letter;
    }

    /** {@return the colour of the piece, or empty for a joker} */
    public Optional<Color> color() {
        return color;
    }

    /** {@return the letter of the piece in texts: that of its colour, or {@code J}} */
    @JsonValue
    public char letter() {
        return letter;
    }

    /** Returns the piece with a letter, in upper or lower case, or null if there is none. */
    static @Nullable Piece named(char letter) {
        return letter < NAMED.length ? NAMED[letter] : null;
    }

    /**
     * Parses the letter of a piece, in upper or lower case.
     *
     * @param text one letter
     * @return the piece
     * @throws NotationException if the text is not exactly the letter of a piece
     */
    @JsonCreator
    public static Piece parse(String text) {
        Cursor cursor = new Cursor(text);
        String expected = "the letter of a piece (I, B, R, G, K or J)";
        Piece piece = cursor.piece(expected);
        cursor.endAfter(expected);
        return piece;
    }

    /** {@return the number of pieces of this kind at the start of a game (C1): eight of each colour, three jokers} */
    public int inGame() {
        return this == JOKER ? 3 : 8;
    }

    /** Returns the name of pieces of this kind in messages. */
    String word() {
        return color.map(Color::word).orElse("jokers");
    }

    /** Returns the piece with an ordinal, without the copy that {@code values()} makes. */
    static Piece at(int ordinal) {
        return PIECES[ordinal];
    }
}
