package io.github.lyngk.core;

import static java.util.Objects.requireNonNull;

import java.util.Optional;

/** What stands on the board: a piece of one of the five colours, or a joker. */
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
    /** A joker: it never moves by itself and never clashes with anything in a stack (D1, E5). */
    JOKER(null, 'J');

    private static final Piece[] PIECES = values();

    @SuppressWarnings("ImmutableEnumChecker") // an Optional of an enum constant never changes
    private final Optional<Color> color;

    private final char letter;

    Piece(@org.jspecify.annotations.Nullable Color color, char letter) {
        this.color = Optional.ofNullable(color);
        this.letter = letter;
    }

    /**
     * Returns the active colour of the piece.
     *
     * @return the colour, or empty for a joker
     */
    public Optional<Color> color() {
        return color;
    }

    /**
     * Returns the letter by which the piece is written.
     *
     * @return the letter of its colour, or {@code J}
     */
    public char letter() {
        return letter;
    }

    /**
     * Returns the piece of a colour.
     *
     * @param color the colour
     * @return the piece
     */
    public static Piece of(Color color) {
        return PIECES[requireNonNull(color, "color").ordinal()];
    }

    /**
     * Returns the piece that a letter stands for.
     *
     * @param letter a letter, in either case
     * @return the piece, or empty if no piece has that letter
     */
    public static Optional<Piece> ofLetter(char letter) {
        return switch (letter) {
            case 'I', 'i' -> Optional.of(IVORY);
            case 'B', 'b' -> Optional.of(BLUE);
            case 'R', 'r' -> Optional.of(RED);
            case 'G', 'g' -> Optional.of(GREEN);
            case 'K', 'k' -> Optional.of(BLACK);
            case 'J', 'j' -> Optional.of(JOKER);
            default -> Optional.empty();
        };
    }

    /**
     * Reads a piece from its letter, in either case.
     *
     * @param text one letter
     * @return the piece
     * @throws NotationException if the text is not exactly the letter of a piece
     */
    public static Piece parse(String text) {
        Cursor cursor = new Cursor(text);
        Piece piece = cursor.piece("the letter of a piece (I, B, R, G, K or J)");
        cursor.end();
        return piece;
    }

    /** Returns the piece with an ordinal, without the copy that {@code values()} makes. */
    static Piece at(int ordinal) {
        return PIECES[ordinal];
    }
}
