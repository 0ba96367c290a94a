package io.github.lyngk.core;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import com.google.common.collect.ImmutableSet;
import io.github.lyngk.core.engine.ColorSet;
import java.util.Locale;

/**
 * The five colours that players can claim, in the order used by all classes of this library.
 *
 * <p>No constants will be added.
 */
public enum Color {
    /** Ivory, written {@code I}. */
    IVORY('I'),
    /** Blue, written {@code B}. */
    BLUE('B'),
    /** Red, written {@code R}. */
    RED('R'),
    /** Green, written {@code G}. */
    GREEN('G'),
    /** Black, written {@code K}. */
    BLACK('K');

    /** The number of colours. */
    static final int COUNT = ColorSet.COLORS;

    private static final Color[] COLORS = values();

    private final char letter;

    Color(char letter) {
        this.letter = letter;
    }

    /** {@return the letter of the colour in texts: {@code I}, {@code B}, {@code R}, {@code G} or {@code K}} */
    @JsonValue
    public char letter() {
        return letter;
    }

    /** {@return the piece of this colour} */
    public Piece piece() {
        return Piece.at(ordinal());
    }

    /**
     * Parses the letter of a colour, in upper or lower case.
     *
     * @param text one letter
     * @return the colour
     * @throws NotationException if the text is not exactly the letter of a colour
     */
    @JsonCreator
    public static Color parse(String text) {
        Cursor cursor = new Cursor(text);
        String expected = "the letter of a colour (I, B, R, G or K)";
        Color color = cursor.color(expected);
        cursor.endAfter(expected);
        return color;
    }

    /** Returns the name of the colour in messages. */
    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Returns the colours of a set. */
    static ImmutableSet<Color> set(int colors) {
        ImmutableSet.Builder<Color> set = ImmutableSet.builderWithExpectedSize(Integer.bitCount(colors));
        for (int rest = colors; rest != 0; rest &= rest - 1) {
            set.add(at(ColorSet.first(rest)));
        }
        return set.build();
    }

    /** Returns the colour with an ordinal, without the copy that {@code values()} makes. */
    static Color at(int ordinal) {
        return COLORS[ordinal];
    }
}
