package io.github.lyngk.core;

import static java.util.Objects.requireNonNull;

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

    /** Returns a hash code that is the same in every JVM. */
    @Override
    public int hashCode() {
        return player.ordinal() * Color.COUNT + color.ordinal();
    }

    /**
     * Returns the claim as text.
     *
     * @return for example {@code FIRST:R}
     */
    @Override
    public String toString() {
        return player + ":" + color.letter();
    }
}
