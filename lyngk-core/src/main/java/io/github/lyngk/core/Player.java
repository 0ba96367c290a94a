package io.github.lyngk.core;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Locale;

/**
 * The two players.
 *
 * <p>No constants will be added.
 */
public enum Player {
    /** The player who makes the first move of a game (C3). */
    FIRST,
    /** The other player. */
    SECOND;

    /** {@return the other player} */
    public Player opponent() {
        return this == FIRST ? SECOND : FIRST;
    }

    /** {@return the number of the player in position lines: 1 or 2} */
    @JsonValue
    public int number() {
        return ordinal() + 1;
    }

    /**
     * {@return the player with the given {@link #number()}}
     *
     * @param number 1 or 2
     * @throws IllegalArgumentException if the number is not 1 or 2
     */
    public static Player ofNumber(int number) {
        return switch (number) {
            case 1 -> FIRST;
            case 2 -> SECOND;
            default -> throw new IllegalArgumentException("players have the numbers 1 and 2, not " + number);
        };
    }

    /**
     * Parses the number of a player.
     *
     * @param text {@code 1} or {@code 2}
     * @return the player
     * @throws NotationException if the text is not exactly {@code 1} or {@code 2}
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
