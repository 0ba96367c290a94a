package io.github.lyngk.core;

/**
 * The constants and steps behind {@link Position#hash64()}. They are part of the library's promise: a change here breaks
 * stored hashes.
 *
 * <p>Each stack has a key: its point (0 to 42) in the bits from 32 up and its {@link StackCode} below, scrambled. The
 * hash of a board is the exclusive or of the keys of its stacks, that of a position adds one key for everything else.
 */
final class Hashing {
    private static final long STEP = 0x9E3779B97F4A7C15L;
    private static final long FIRST_FACTOR = 0xBF58476D1CE4E5B9L;
    private static final long SECOND_FACTOR = 0x94D049BB133111EBL;

    /** Stands where a point stands in the key of a stack, so that the keys never coincide. */
    private static final long STATE = 63L << 32;

    private Hashing() {}

    /** Returns the key of a stack on a point; an empty point has the key 0. */
    static long ofStack(int point, int code) {
        return code == StackCode.EMPTY ? 0 : scramble((long) point << 32 | StackCode.pieces(code));
    }

    /**
     * Returns the key of what is not on the board.
     *
     * @param claims as {@link Claims} packs them
     * @param winner 0, or the number of the sudden-death winner
     */
    static long ofState(int variant, int playerToMove, int winner, int claims, int fivesOfFirst, int fivesOfSecond) {
        long packed = STATE | (long) claims << 6 | (long) variant << 4 | (long) winner << 2 | playerToMove;
        return scramble(scramble(packed) + ((long) fivesOfFirst << 32 | fivesOfSecond));
    }

    private static long scramble(long key) {
        long mixed = key * STEP;
        mixed = (mixed ^ mixed >>> 30) * FIRST_FACTOR;
        mixed = (mixed ^ mixed >>> 27) * SECOND_FACTOR;
        return mixed ^ mixed >>> 31;
    }
}
