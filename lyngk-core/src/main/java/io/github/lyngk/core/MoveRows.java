package io.github.lyngk.core;

/**
 * The moves of stacks, one after the other, on their way into a list: two bytes each, for origin and destination. The
 * claim is left open, so that the same rows serve for several.
 */
final class MoveRows {
    /**
     * How many moves are written without asking whether there are so many. Most stacks have a few, but how many is
     * anybody's guess, and a loop that ends where the processor did not expect it costs more than the moves. What is too
     * much is overwritten by what comes next.
     */
    private static final int AT_ONCE = 6;

    private final char[] codes;
    private int size;

    /** Makes room for some moves. */
    MoveRows(int most) {
        this.codes = new char[most + AT_ONCE];
    }

    int size() {
        return size;
    }

    /** Forgets all moves but the first ones. */
    void cut(int newSize) {
        size = newSize;
    }

    /** Adds the moves of one stack. */
    void add(int from, long destinations) {
        int first = MoveTable.firstCode(from);
        long rest = destinations;
        int next = size;
        do {
            for (int i = 0; i < AT_ONCE; i++) {
                codes[next + i] = (char) (first + Long.numberOfTrailingZeros(rest));
                rest &= rest - 1;
            }
            next += AT_ONCE;
        } while (rest != 0);
        size += Long.bitCount(destinations);
    }

    /** Adds some of the moves once more. */
    void repeat(int begin, int end) {
        System.arraycopy(codes, begin, codes, size, end - begin);
        size += end - begin;
    }

    /** Writes the moves from a place on into a list, with a claim. */
    void write(int begin, int claim, Move[] list, int place) {
        Move[] moves = MoveTable.withClaim(claim);
        int offset = place - begin;
        for (int i = begin; i < size; i++) {
            list[offset + i] = moves[codes[i]];
        }
    }
}
