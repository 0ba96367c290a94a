package io.github.lyngk.core;

import org.jspecify.annotations.Nullable;

/**
 * Where stacks may go: what they see, or reach through their network, and may land on.
 *
 * <p>The points that a claim empties (only under {@link Variant#CLAIM_CAPTURES}) are left out of the occupied points for
 * the rest of the turn: nobody sees them, and nobody lifts them.
 */
final class Destinations {
    /** How much further on the destinations are noted that a stack has if its colour is claimed. */
    static final int IF_CLAIMED = Point.COUNT;

    private Destinations() {}

    /** Returns where one stack may go, as a neutral one or as one of the mover's own. */
    static long ofStack(Board board, long occupied, int point, int color, boolean own, int maxHeight) {
        if (own) {
            long landing = Landing.own(board, point, color, maxHeight);
            return landing == 0 ? 0 : landing & Sight.through(board.topped(color) & occupied, point, occupied);
        }
        long landing = Landing.neutral(board, point, color, maxHeight);
        return landing == 0 ? 0 : landing & Sight.from(point, occupied);
    }

    /** Tells whether one stack may go to a point: the same as {@link #ofStack}, for those who ask for one only. */
    static boolean include(Board board, long occupied, int point, int color, boolean own, int maxHeight, int to) {
        long landing =
                own ? Landing.own(board, point, color, maxHeight) : Landing.neutral(board, point, color, maxHeight);
        return Sight.has(landing, to)
                && (Sight.has(Sight.from(point, occupied), to)
                        || own && Sight.has(Sight.through(board.topped(color) & occupied, point, occupied), to));
    }

    /**
     * Counts the moves of all stacks topped by a neutral colour.
     *
     * @param found where to note each stack's destinations, by its point; null if nobody wants to know
     */
    static int ofNeutral(Board board, long occupied, int color, int maxHeight, long @Nullable [] found) {
        int count = 0;
        for (long rest = board.topped(color) & occupied; rest != 0; rest &= rest - 1) {
            int point = Long.numberOfTrailingZeros(rest);
            long destinations = ofStack(board, occupied, point, color, false, maxHeight);
            count += Long.bitCount(destinations);
            if (found != null) {
                found[point] = destinations;
            }
        }
        return count;
    }

    /**
     * Counts the moves of all stacks topped by a colour of the mover's own. Stacks that are linked reach the same points
     * (F2), so what they see is gathered once for each network.
     *
     * @param found where to note each stack's destinations, by its point; null if nobody wants to know
     */
    static int ofOwn(Board board, long occupied, int color, int maxHeight, long @Nullable [] found) {
        long links = board.topped(color) & occupied;
        int count = 0;
        for (long left = links; left != 0; ) {
            int first = Long.numberOfTrailingZeros(left);
            long seen = Sight.through(links, first, occupied);
            long network = seen & links | Sight.bit(first);
            left &= ~network;
            count += landings(board, network, seen, color, maxHeight, found, 0);
        }
        return count;
    }

    /**
     * Counts the moves of all stacks topped by a colour that can be claimed: as {@link #ofNeutral} does for every way to
     * begin a turn that leaves it neutral, and as {@link #ofOwn} does for the one that claims it.
     *
     * @param asNeutral how many times the moves of neutral stacks count; those of own stacks count once
     * @param found where to note each stack's destinations, by its point if the colour stays neutral and
     *     {@link #IF_CLAIMED} further on if it is claimed; null if nobody wants to know
     */
    static int ofClaimable(
            Board board, long occupied, int color, int maxHeight, int asNeutral, long @Nullable [] found) {
        long links = board.topped(color) & occupied;
        int neutral = 0;
        int own = 0;
        for (long left = links; left != 0; ) {
            long network = Long.lowestOneBit(left);
            long seen = 0;
            for (long open = network; open != 0; ) {
                int point = Long.numberOfTrailingZeros(open);
                long sight = Sight.from(point, occupied);
                long destinations = sight & Landing.neutral(board, point, color, maxHeight);
                neutral += Long.bitCount(destinations);
                if (found != null) {
                    found[point] = destinations;
                }
                seen |= sight;
                open = open & open - 1 | sight & links & ~network;
                network |= sight & links;
            }
            left &= ~network;
            own += landings(board, network, seen, color, maxHeight, found, IF_CLAIMED);
        }
        return neutral * asNeutral + own;
    }

    /** Counts, and perhaps notes, where the stacks of a network may land among the points that it sees. */
    private static int landings(
            Board board, long network, long seen, int color, int maxHeight, long @Nullable [] found, int index) {
        int count = 0;
        for (long rest = network; rest != 0; rest &= rest - 1) {
            int point = Long.numberOfTrailingZeros(rest);
            long destinations = seen & Landing.own(board, point, color, maxHeight);
            count += Long.bitCount(destinations);
            if (found != null) {
                found[index + point] = destinations;
            }
        }
        return count;
    }
}
