package io.github.lyngk.core;

import com.google.common.collect.ImmutableList;

/**
 * The claims of both players as one number. Each player has a byte: five bits for the colours claimed, and a sixth that
 * tells, of two colours, whether the later one in the order of {@link Color} was claimed first.
 */
final class Claims {
    static final int NONE = 0;

    /** How many colours a player may claim (D3). */
    static final int MOST = 2;

    private static final int DESCENDING = 1 << Color.COUNT;

    private Claims() {}

    private static int shift(Player player) {
        return player.ordinal() * Byte.SIZE;
    }

    /** Packs the claims of a set-up that has no faulty ones. */
    static int of(Setup setup) {
        int claims = NONE;
        for (Player player : Player.values()) {
            for (Color color : setup.claims(player)) {
                claims = with(claims, player, color.ordinal());
            }
        }
        return claims;
    }

    /** Returns the colours that a player has claimed. */
    static int of(int claims, Player player) {
        return claims >>> shift(player) & ColorSet.ALL;
    }

    /** Returns the colours that nobody has claimed. */
    static int unclaimed(int claims) {
        return ColorSet.ALL & ~(of(claims, Player.FIRST) | of(claims, Player.SECOND));
    }

    /** Returns the colours that a player may still claim: the unclaimed ones, or none after two claims (D3). */
    static int open(int claims, Player player) {
        return Integer.bitCount(of(claims, player)) < MOST ? unclaimed(claims) : 0;
    }

    /** Returns the colours whose stacks a player may move: all but the opponent's (E2). */
    static int playable(int claims, Player player) {
        return ColorSet.ALL & ~of(claims, player.opponent());
    }

    static int with(int claims, Player player, int color) {
        int before = of(claims, player);
        int added = 1 << color;
        return claims | (before > added ? added | DESCENDING : added) << shift(player);
    }

    /** Returns all claims: those of the first player, then those of the second. */
    static ImmutableList<Claim> list(ImmutableList<Color> ofFirst, ImmutableList<Color> ofSecond) {
        ImmutableList.Builder<Claim> all = ImmutableList.builder();
        ofFirst.forEach(color -> all.add(new Claim(Player.FIRST, color)));
        ofSecond.forEach(color -> all.add(new Claim(Player.SECOND, color)));
        return all.build();
    }

    /** Returns the colours that a player has claimed, in the order claimed. */
    static ImmutableList<Color> list(int claims, Player player) {
        ImmutableList<Color> ascending = ColorSet.colors(of(claims, player)).asList();
        boolean descending = (claims >>> shift(player) & DESCENDING) != 0;
        return descending ? ascending.reverse() : ascending;
    }
}
