package io.github.lyngk.core;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Locale;

/**
 * The two players; the first one opens the game (C3).
 *
 * <p>The list is complete: it will not grow.
 */
public enum Player {
    /** The player who moves first. */
    FIRST,
    /** The other player. */
    SECOND;

    /** {@return the other player} */
    public Player opponent() {
        return this == FIRST ? SECOND : FIRST;
    }

    /** {@return the number by which position lines name the player: 1 or 2} */
    @JsonValue
    public int number() {
        return ordinal() + 1;
    }

    /**
     * {@return the player with a {@link #number()}}
     *
     * @param number 1 or 2
     * @throws IllegalArgumentException if it is another number
     */
    public static Player ofNumber(int number) {
        return switch (number) {
            case 1 -> FIRST;
            case 2 -> SECOND;
            default -> throw new IllegalArgumentException("players have the numbers 1 and 2, not " + number);
        };
    }

    /**
     * Reads a player from the number.
     *
     * @param text {@code 1} or {@code 2}
     * @return the player
     * @throws NotationException if it is another text
     */
    @JsonCreator
    public static Player parse(String text) {
        Cursor cursor = new Cursor(text);
        String expected = "the number of a player (1 or 2)";
        Player player = cursor.player(expected);
        cursor.endAfter(expected);
        return player;
    }

    /** Returns the name of the player in messages. */
    String words() {
        return "the " + name().toLowerCase(Locale.ROOT) + " player";
    }

    /** Returns the player with an ordinal. */
    static Player at(int ordinal) {
        return ordinal == 0 ? FIRST : SECOND;
    }
}
