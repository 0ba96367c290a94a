package io.github.lyngk.core;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import java.io.Serializable;

/**
 * Who takes, or has taken, which colour (D3).
 *
 * @param player the player who claims
 * @param color the colour claimed
 * @serial exclude
 */
public record Claim(Player player, Color color) implements Serializable {
    private static final long serialVersionUID = 1;

    /**
     * Checks that neither part is null.
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

    /** Returns a hash code that is the same in every JVM. */
    @Override
    public int hashCode() {
        return player.ordinal() * Color.COUNT + color.ordinal();
    }

    /** {@return the claim as text, for example {@code FIRST:R}} */
    @Override
    public String toString() {
        return player + ":" + color.letter();
    }
}
