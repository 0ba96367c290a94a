package io.github.lyngk.core;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;

/** The way a move is told: the shortest route, and among equals the one whose points come first. */
final class Routes {
    private Routes() {}

    /**
     * Finds the route of a legal move.
     *
     * <p>It looks back from the destination: which links see it, which see those, and so on until the origin is seen;
     * sight is mutual. Then it walks forth from the origin, each time to the first link that is a leg nearer. A shortest
     * route never crosses its empty origin (R2), so the origin may as well stay where it is.
     */
    static ImmutableList<Point> shortest(Board board, Variant variant, Move move) {
        int origin = move.from().ordinal();
        int destination = move.to().ordinal();
        long occupied = board.occupied() & ~Captures.byClaim(board, variant, move.claimNumber());
        long links = board.topped(StackCode.top(board.code(origin))) & occupied & ~Sight.bit(origin);

        List<Long> linksByLegs = new ArrayList<>();
        long seeing = Sight.from(destination, occupied);
        while (!Sight.has(seeing, origin)) {
            long nearer = seeing & links;
            links &= ~nearer;
            linksByLegs.add(nearer);
            seeing = seenFromAny(nearer, occupied);
        }

        ImmutableList.Builder<Point> route = ImmutableList.builder();
        route.add(move.from());
        int here = origin;
        for (int legs = linksByLegs.size() - 1; legs >= 0; legs--) {
            here = Long.numberOfTrailingZeros(Sight.from(here, occupied) & linksByLegs.get(legs));
            route.add(Lines.point(here));
        }
        return route.add(move.to()).build();
    }

    private static long seenFromAny(long points, long occupied) {
        long seen = 0;
        for (long rest = points; rest != 0; rest &= rest - 1) {
            seen |= Sight.from(Long.numberOfTrailingZeros(rest), occupied);
        }
        return seen;
    }
}
