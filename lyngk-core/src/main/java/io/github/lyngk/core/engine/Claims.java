package io.github.lyngk.core.engine;

/**
 * The claims of both players as one number, and the claim of a turn as another.
 *
 * <p>Each player has a byte: five bits for the colours claimed, and a sixth bit that is set if the player has claimed
 * two colours, the later one in the order of colours first. Players are 0 and 1. The claim of a turn is 0 for none,
 * otherwise its colour plus 1.
 */
public final class Claims {
    /** Neither player has claimed anything. */
    public static final int UNCLAIMED = 0;

    /** The turn claims nothing. */
    public static final int NONE = 0;

    /** The number of claims of a turn, including none. */
    public static final int WAYS = ColorSet.COLORS + 1;

    /** The maximum number of colours of a player (D3). */
    public static final int MOST = 2;

    private static final int DESCENDING = 1 << ColorSet.COLORS;

    private Claims() {}

    /** Returns the claim of a colour. */
    public static int claim(int color) {
        return color + 1;
    }

    /** Returns the colour that is claimed by a claim other than {@link #NONE}. */
    public static int color(int claim) {
        return claim - 1;
    }

    /** Returns the colour of a claim as a set, empty for {@link #NONE}. */
    private static int taken(int claim) {
        return 1 << claim >> 1;
    }

    /** Returns the opponent of a player. */
    static int opponent(int player) {
        return 1 - player;
    }

    private static int shift(int player) {
        return player * Byte.SIZE;
    }

    /** Returns the colours that a player has claimed. */
    public static int of(int claims, int player) {
        return claims >>> shift(player) & ColorSet.ALL;
    }

    /** Returns whether, of a player's two colours, the later one in the order of colours was claimed first. */
    public static boolean isDescending(int claims, int player) {
        return (claims >>> shift(player) & DESCENDING) != 0;
    }

    /** Returns the colours that neither player has claimed. */
    public static int unclaimed(int claims) {
        return ColorSet.ALL & ~(of(claims, 0) | of(claims, 1));
    }

    /** Returns the colours that a player may still claim: the unclaimed ones, or none after two claims (D3). */
    public static int open(int claims, int player) {
        return Integer.bitCount(of(claims, player)) < MOST ? unclaimed(claims) : 0;
    }

    /** Returns the claims that are allowed in a turn of a player, as bits: none, and that of every open colour. */
    static int ways(int claims, int player) {
        return 1 << NONE | open(claims, player) << claim(0);
    }

    /**
     * Returns whether a claim is allowed in a turn of a player: none always (R12), otherwise that of an open colour
     * (D3).
     */
    public static boolean isOpen(int claims, int player, int claim) {
        return (taken(claim) & ~open(claims, player)) == 0;
    }

    /** Returns the claims after a player has made another one, or the same claims for {@link #NONE}. */
    public static int with(int claims, int player, int claim) {
        int added = taken(claim);
        int order = added != 0 && of(claims, player) > added ? DESCENDING : 0;
        return claims | (added | order) << shift(player);
    }
}
