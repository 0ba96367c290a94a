package io.github.lyngk.core;

import static java.util.Objects.requireNonNull;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import com.google.common.collect.ImmutableList;
import java.io.Serializable;

/**
 * A claim: a player and the colour that the player claims or has claimed (D3).
 *
 * @param player the player who claims
 * @param color the colour claimed
 * @serial exclude
 */
public record Claim(Player player, Color color) implements Serializable {
    private static final long serialVersionUID = 1;

    /**
     * Creates a claim.
     *
     * @param player the player who claims
     * @param color the colour claimed
     */
    public Claim {
        requireNonNull(player, "player");
        requireNonNull(color, "color");
    }

    /** Returns all claims: those of the first player, then those of the second. */
    static ImmutableList<Claim> list(ImmutableList<Color> ofFirst, ImmutableList<Color> ofSecond) {
        ImmutableList.Builder<Claim> all = ImmutableList.builder();
        ofFirst.forEach(color -> all.add(new Claim(Player.FIRST, color)));
        ofSecond.forEach(color -> all.add(new Claim(Player.SECOND, color)));
        return all.build();
    }

    /**
     * Parses a claim: the number of the player, a colon and the letter of the colour, in upper or lower case.
     *
     * @param text a text such as {@code 1:R}
     * @return the claim
     * @throws NotationException if the text is not exactly a claim
     */
    @JsonCreator
    public static Claim parse(String text) {
        Cursor cursor = new Cursor(text);
        Player player = cursor.player("the number of the player who claims (1 or 2)");
        cursor.expect(':', "a colon after the player");
        Color color = cursor.color("the letter of the colour claimed (I, B, R, G or K)");
        cursor.end();
        return new Claim(player, color);
    }

    /** Returns a hash code that is the same in every JVM. */
    @Override
    public int hashCode() {
        return player.ordinal() * Color.COUNT + color.ordinal();
    }

    /** {@return the claim as text, for example {@code 1:R}; {@link #parse} converts it back} */
    @Override
    @JsonValue
    public String toString() {
        return player.number() + ":" + color.letter();
    }

    private Object writeReplace() {
        return new TextProxy(TextProxy.Type.CLAIM, toString());
    }
}
