package io.github.lyngk.core.engine;

/**
 * The constants and steps of the hash of a position. They must never change: users store hashes.
 */
public final class Hash {
    private static final long STEP = 0x9E3779B97F4A7C15L;
    private static final long FIRST_FACTOR = 0xBF58476D1CE4E5B9L;
    private static final long SECOND_FACTOR = 0x94D049BB133111EBL;

    /** Used instead of the point in the key of the state, so that it never has the same input as the key of a stack. */
    private static final long STATE = 63L << 32;

    private Hash() {}

    /** Returns the key of a stack on a point. */
    static long ofStack(int point, int code) {
        return scramble((long) point << 32 | StackCode.pieces(code));
    }

    /**
     * Returns the key of the state that is not on the board.
     *
     * @param variant at most 255
     * @param claims as {@link Claims} packs them
     * @param winner 0, or the number of the sudden-death winner
     */
    public static long ofState(
            int variant, int claims, int winner, int playerToMove, int fivesOfFirst, int fivesOfSecond) {
        long packed = STATE | (long) variant << 24 | (long) claims << 8 | (long) winner << 2 | playerToMove;
        return scramble(scramble(packed) + ((long) fivesOfFirst << 32 | fivesOfSecond));
    }

    private static long scramble(long key) {
        long mixed = key * STEP;
        mixed = (mixed ^ mixed >>> 30) * FIRST_FACTOR;
        mixed = (mixed ^ mixed >>> 27) * SECOND_FACTOR;
        return mixed ^ mixed >>> 31;
    }
}
