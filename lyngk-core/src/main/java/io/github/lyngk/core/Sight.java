package io.github.lyngk.core;

/** Who sees whom (E3): sets of points are the bits of a long, by ordinal. */
final class Sight {
    private static final int SIGN = Long.SIZE - 1;

    /** From the rays of one point to those of the next: 8 rather than 6, so that a masked point is always in the table. */
    private static final int STRIDE = 8;

    /** For each point the adjacent ones. */
    private static final long[] NEIGHBOURS = new long[Point.COUNT];

    /**
     * For each point and direction the points beyond. Points are numbered so that the first three directions ascend and
     * the last three descend: the nearest stack is the lowest bit of the former, the highest bit of the latter.
     */
    private static final long[] RAYS = new long[Long.SIZE * STRIDE];

    static {
        for (Point point : Point.values()) {
            for (Point neighbour : point.neighbours()) {
                NEIGHBOURS[point.ordinal()] |= bit(neighbour.ordinal());
            }
            for (Direction direction : Direction.values()) {
                for (Point beyond : point.ray(direction)) {
                    RAYS[point.ordinal() * STRIDE + direction.ordinal()] |= bit(beyond.ordinal());
                }
            }
        }
    }

    private Sight() {}

    static long bit(int point) {
        return 1L << point;
    }

    /** Returns the place of a point among some points: how many come before it. */
    static int rank(long points, long point) {
        return Long.bitCount(points & point - 1);
    }

    /** Returns all points, and more, if there are none in a set; else none. There is no point with the sign bit. */
    static long allIfNone(long points) {
        return points - 1 >> SIGN;
    }

    /** Returns all points, and more, if there are any in a set; else none. */
    static long allIfAny(long points) {
        return -points >> SIGN;
    }

    static boolean has(long points, int point) {
        return (points >>> point & 1) != 0;
    }

    /** Returns the first occupied point in each direction from a point. */
    static long from(int point, long occupied) {
        long near = NEIGHBOURS[point];
        if ((near & ~occupied) == 0) {
            return near;
        }
        return evenlyFrom(point, occupied);
    }

    /** Returns the same as {@link #from}, in the same time for every point. */
    static long evenlyFrom(int point, long occupied) {
        // the mask changes no point; it spares the processor six comparisons with the size of the table
        int ray = (point & Long.SIZE - 1) * STRIDE;
        return Long.lowestOneBit(RAYS[ray] & occupied)
                | Long.lowestOneBit(RAYS[ray + 1] & occupied)
                | Long.lowestOneBit(RAYS[ray + 2] & occupied)
                | Long.highestOneBit(RAYS[ray + 3] & occupied)
                | Long.highestOneBit(RAYS[ray + 4] & occupied)
                | Long.highestOneBit(RAYS[ray + 5] & occupied);
    }

    /**
     * Returns all that a stack can arrive at by the LYNGK rule (F2, F3, R10): what is seen from its origin, and from
     * every link that can be reached through links. That a link serves once only (F5) takes nothing away, since whatever
     * is reached is reached without going in circles; nor does the empty origin (R2) add anything, since what is seen
     * through it is seen from it.
     *
     * @param links the points topped by the colour of the stack
     */
    static long through(long links, int origin, long occupied) {
        long seen = from(origin, occupied);
        long open = seen & links;
        long known = open | bit(origin);
        while (open != 0) {
            long more = from(Long.numberOfTrailingZeros(open), occupied);
            open &= open - 1;
            seen |= more;
            long fresh = more & links & ~known;
            open |= fresh;
            known |= fresh;
        }
        return seen;
    }

    /**
     * Tells whether a stack can arrive at any of some points: whether {@link #through} returns one, but it stops looking
     * when it sees the first.
     */
    static boolean reaches(long targets, long links, int origin, long occupied) {
        long seen = from(origin, occupied);
        long open = seen & links;
        long known = open | bit(origin);
        while ((seen & targets) == 0 && open != 0) {
            seen = from(Long.numberOfTrailingZeros(open), occupied);
            long fresh = seen & links & ~known;
            open = open & open - 1 | fresh;
            known |= fresh;
        }
        return (seen & targets) != 0;
    }
}
