package io.github.lyngk.core;

/**
 * How many turns a player has, without listing them.
 *
 * <p>With k colours open to claim there are k + 1 ways to begin a turn. A stack of a colour that is already the player's
 * has the same moves in all of them. A neutral stack has its neutral moves in all but one, and in the one that claims its
 * own colour the moves of an own stack. So each stack is looked at twice at most, not k + 1 times; only where a claim
 * would remove stacks is its turn counted on its own.
 */
final class TurnCount {
    private TurnCount() {}

    /** Counts a player's turns. */
    static int of(Board board, Variant variant, int claims, Player player) {
        int mine = Claims.of(claims, player);
        int open = Claims.open(claims, player);
        int playable = Claims.playable(claims, player);
        int capturing = Captures.capturing(board, variant, open);
        int plain = open & ~capturing;
        int ways = Integer.bitCount(plain) + 1;
        long occupied = board.occupied();
        int maxHeight = variant.maxHeight();
        int count = 0;
        for (int rest = playable; rest != 0; rest &= rest - 1) {
            int color = Integer.numberOfTrailingZeros(rest);
            if (ColorSet.has(mine, color)) {
                count += ways * Destinations.ofOwn(board, occupied, color, maxHeight);
            } else if (ColorSet.has(plain, color)) {
                count += Destinations.ofClaimable(board, occupied, color, maxHeight, ways - 1);
            } else {
                count += ways * Destinations.ofNeutral(board, occupied, color, maxHeight);
            }
        }
        for (int rest = capturing; rest != 0; rest &= rest - 1) {
            count += withCapture(board, variant, claims, player, Integer.numberOfTrailingZeros(rest));
        }
        return count;
    }

    /** Counts the turns that begin with claiming a colour, on the board that the claim leaves. */
    static int withCapture(Board board, Variant variant, int claims, Player player, int claimed) {
        int mine = Claims.of(claims, player) | 1 << claimed;
        int playable = Claims.playable(claims, player);
        long occupied = board.occupied() & ~Captures.byClaim(board, variant, claimed + 1);
        int count = 0;
        for (int rest = playable; rest != 0; rest &= rest - 1) {
            int color = Integer.numberOfTrailingZeros(rest);
            count += ColorSet.has(mine, color)
                    ? Destinations.ofOwn(board, occupied, color, variant.maxHeight())
                    : Destinations.ofNeutral(board, occupied, color, variant.maxHeight());
        }
        return count;
    }
}
