package io.github.lyngk.core;

/**
 * Where stacks may go: what they see, or reach through their network, and may land on.
 *
 * <p>The points that a claim empties (only under {@link Variant#CLAIM_CAPTURES}) are left out of the occupied points for
 * the rest of the turn: nobody sees them, and nobody lifts them.
 */
final class Destinations {
    private Destinations() {}

    /** Returns where one stack may go, as a neutral one or as one of the mover's own. */
    static long ofStack(Board board, long occupied, int point, int color, boolean own, int maxHeight) {
        long landing = landing(board, point, color, own, maxHeight);
        return landing == 0 ? 0 : landing & Sight.through(links(board, occupied, color, own), point, occupied);
    }

    /** Tells whether {@link #ofStack} returns any points. */
    static boolean exist(Board board, long occupied, int point, int color, boolean own, int maxHeight) {
        return includeAny(board, occupied, point, color, own, maxHeight, occupied);
    }

    /** Tells whether {@link #ofStack} includes a point. */
    static boolean include(Board board, long occupied, int point, int color, boolean own, int maxHeight, int to) {
        return includeAny(board, occupied, point, color, own, maxHeight, Sight.bit(to));
    }

    private static boolean includeAny(
            Board board, long occupied, int point, int color, boolean own, int maxHeight, long targets) {
        long landing = landing(board, point, color, own, maxHeight) & targets;
        return landing != 0 && Sight.reaches(landing, links(board, occupied, color, own), point, occupied);
    }

    private static long landing(Board board, int point, int color, boolean own, int maxHeight) {
        return own ? Landing.own(board, point, color, maxHeight) : Landing.neutral(board, point, color, maxHeight);
    }

    /** Returns the LYNGK points of a stack (F1): a neutral one has none. */
    private static long links(Board board, long occupied, int color, boolean own) {
        return own ? board.topped(color) & occupied : 0;
    }

    /** Counts the moves of all stacks topped by a neutral colour. */
    static int ofNeutral(Board board, long occupied, int color, int maxHeight) {
        int count = 0;
        for (long rest = board.topped(color) & occupied; rest != 0; rest &= rest - 1) {
            int point = Long.numberOfTrailingZeros(rest);
            count += Long.bitCount(ofStack(board, occupied, point, color, false, maxHeight));
        }
        return count;
    }

    /**
     * Counts the moves of all stacks topped by a colour of the mover's own. Stacks that are linked reach the same points
     * (F2), so what they see is gathered once for each network.
     */
    static int ofOwn(Board board, long occupied, int color, int maxHeight) {
        long links = board.topped(color) & occupied;
        int count = 0;
        for (long left = links; left != 0; ) {
            int first = Long.numberOfTrailingZeros(left);
            long seen = Sight.through(links, first, occupied);
            long network = seen & links | Sight.bit(first);
            left &= ~network;
            count += landings(board, network, seen, color, maxHeight);
        }
        return count;
    }

    /**
     * Counts the moves of all stacks topped by a colour that can be claimed: as {@link #ofNeutral} does for every way to
     * begin a turn that leaves it neutral, and as {@link #ofOwn} does for the one that claims it.
     *
     * @param asNeutral how many times the moves of neutral stacks count; those of own stacks count once
     */
    static int ofClaimable(Board board, long occupied, int color, int maxHeight, int asNeutral) {
        long links = board.topped(color) & occupied;
        int neutral = 0;
        int own = 0;
        for (long left = links; left != 0; ) {
            long network = Long.lowestOneBit(left);
            long seen = 0;
            for (long open = network; open != 0; ) {
                int point = Long.numberOfTrailingZeros(open);
                long sight = Sight.from(point, occupied);
                neutral += Long.bitCount(sight & Landing.neutral(board, point, color, maxHeight));
                seen |= sight;
                open = open & open - 1 | sight & links & ~network;
                network |= sight & links;
            }
            left &= ~network;
            own += landings(board, network, seen, color, maxHeight);
        }
        return neutral * asNeutral + own;
    }

    /** Counts where the stacks of a network may land among the points that it sees. */
    private static int landings(Board board, long network, long seen, int color, int maxHeight) {
        int count = 0;
        for (long rest = network; rest != 0; rest &= rest - 1) {
            int point = Long.numberOfTrailingZeros(rest);
            count += Long.bitCount(seen & Landing.own(board, point, color, maxHeight));
        }
        return count;
    }
}
