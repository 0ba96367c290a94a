package io.github.lyngk.core;

/**
 * How many turns a player has, without listing them.
 *
 * <p>With k colours open to claim there are k + 1 ways to begin a turn. A stack of a colour that is already the player's
 * has the same moves in all of them. A neutral stack has its neutral moves in all but one, and in the one that claims its
 * own colour the moves of an own stack. So each stack is looked at once, not k + 1 times; only where a claim would
 * remove stacks is its turn counted on its own.
 */
final class TurnCount {
    private TurnCount() {}

    static int of(Board board, Variant variant, int claims, Player player) {
        int mine = Claims.of(claims, player);
        int open = Claims.open(claims, player);
        int playable = ColorSet.ALL & ~Claims.of(claims, player.opponent());
        int capturing = capturing(board, variant, open);
        int plain = open & ~capturing;
        int count = 0;
        for (int rest = playable; rest != 0; rest &= rest - 1) {
            int color = Integer.numberOfTrailingZeros(rest);
            int ways = Integer.bitCount(plain) + 1;
            boolean own = ColorSet.has(mine, color);
            int asOwn = own ? ways : ColorSet.has(plain, color) ? 1 : 0;
            int asNeutral = own ? 0 : ways - asOwn;
            count += moves(board, board.occupied(), color, variant.maxHeight(), asNeutral, asOwn);
        }
        for (int rest = capturing; rest != 0; rest &= rest - 1) {
            int claimed = Integer.numberOfTrailingZeros(rest);
            count += afterCapture(board, variant, claimed, playable, mine | 1 << claimed);
        }
        return count;
    }

    /** Returns the colours, among those open, whose claim removes stacks. */
    private static int capturing(Board board, Variant variant, int open) {
        int capturing = 0;
        for (int rest = open; rest != 0; rest &= rest - 1) {
            int color = Integer.numberOfTrailingZeros(rest);
            if (Captures.byClaim(board, variant, color + 1) != 0) {
                capturing |= 1 << color;
            }
        }
        return capturing;
    }

    private static int afterCapture(Board board, Variant variant, int claimed, int playable, int mine) {
        long occupied = board.occupied() & ~Captures.byClaim(board, variant, claimed + 1);
        int count = 0;
        for (int rest = playable; rest != 0; rest &= rest - 1) {
            int color = Integer.numberOfTrailingZeros(rest);
            int asOwn = ColorSet.has(mine, color) ? 1 : 0;
            count += moves(board, occupied, color, variant.maxHeight(), 1 - asOwn, asOwn);
        }
        return count;
    }

    /**
     * Counts the moves of all stacks topped by a colour: as neutral ones and as own ones, each so many times.
     *
     * <p>Stacks that are linked reach the same points (F2), so what they see is gathered once for each network.
     */
    private static int moves(Board board, long occupied, int color, int maxHeight, int asNeutral, int asOwn) {
        long links = board.topped(color) & occupied;
        int neutral = 0;
        int own = 0;
        for (long left = links; left != 0; ) {
            long network = Long.lowestOneBit(left);
            long seen = 0;
            for (long open = network; open != 0; ) {
                int point = Long.numberOfTrailingZeros(open);
                open &= open - 1;
                long sight = Sight.from(point, occupied);
                if (asNeutral != 0) {
                    neutral += Long.bitCount(sight & Landing.neutral(board, point, color, maxHeight));
                }
                if (asOwn != 0) {
                    seen |= sight;
                    long fresh = sight & links & ~network;
                    network |= fresh;
                    open |= fresh;
                }
            }
            left &= ~network;
            if (asOwn != 0) {
                for (long rest = network; rest != 0; rest &= rest - 1) {
                    int point = Long.numberOfTrailingZeros(rest);
                    own += Long.bitCount(seen & Landing.own(board, point, color, maxHeight));
                }
            }
        }
        return neutral * asNeutral + own * asOwn;
    }
}
