package io.github.lyngk.core;

/**
 * A walk over the stacks of one or two colours, network by network (F2, F3, R10; see {@link Sight#through}): from each
 * stack on to those it sees of its colour, and when there are none, to any that is left.
 *
 * <p>Every step is the same, whatever stands on the board: late in a game nobody can tell how many stacks are linked, and
 * a processor that guesses wrong loses more than a shorter way gains. Hence the arithmetic where one would expect a
 * condition.
 */
final class Walk {
    private final long occupied;
    private final long links;
    private final long firstColor;

    /** The stacks that the walk has not come to yet. */
    private long left;

    /** Those of them that the present network is known to reach. */
    private long linked;

    private long stack;
    private long sight;
    private long seen;
    private int network;

    /**
     * Prepares a walk.
     *
     * @param links the stacks of both colours
     * @param firstColor those of one of them
     * @param network the number before that of the first network
     */
    Walk(long occupied, long links, long firstColor, int network) {
        this.occupied = occupied;
        this.links = links;
        this.firstColor = firstColor;
        this.left = links;
        this.network = network;
    }

    /** Tells whether there are stacks left. */
    boolean goesOn() {
        return left != 0;
    }

    /** Goes to the next stack. */
    void step() {
        long complete = Sight.allIfNone(linked); // then any stack that is left begins another network
        stack = Long.lowestOneBit(linked | left & complete);
        left ^= stack;
        sight = Sight.evenlyFrom(point(), occupied);
        long ofColor = firstColor ^ links & Sight.allIfNone(stack & firstColor);
        linked = (linked | sight & ofColor) & left;
        seen = seen & ~complete | sight;
        network -= (int) complete;
    }

    /** Returns the stack that the walk is at. */
    long stack() {
        return stack;
    }

    /** Returns the point of that stack. */
    int point() {
        return Long.numberOfTrailingZeros(stack);
    }

    /** Returns what that stack sees. */
    long sight() {
        return sight;
    }

    /** Returns what its network is known to see so far: all of it when the walk leaves the network. */
    long seen() {
        return seen;
    }

    /** Returns the number of its network. */
    int network() {
        return network;
    }
}
