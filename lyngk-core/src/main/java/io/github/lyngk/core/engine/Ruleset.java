package io.github.lyngk.core.engine;

/**
 * A variant as data.
 *
 * @param maxHeight how many pieces a stack may have (E5, H2)
 * @param fivesScored whether a stack of five is taken off the board and scored by the mover who owns its top (E9, H1)
 * @param sixWins whether a stack of six wins at once for the mover who owns its top (H4)
 * @param claimsCapture whether claiming a colour removes and scores the neutral stacks of five that it tops (instead of
 *     R4)
 */
public record Ruleset(int maxHeight, boolean fivesScored, boolean sixWins, boolean claimsCapture) {
    /** Checks the maximum height. */
    public Ruleset {
        if (maxHeight > StackCode.MOST_PIECES) {
            throw new IllegalArgumentException("stacks have at most " + StackCode.MOST_PIECES + " pieces");
        }
    }

    /** The height at which a stack is scored. */
    public static final int FIVE = 5;

    /** The height at which a stack wins. */
    public static final int SIX = 6;

    /** Returns whether a stack that the mover has completed is removed and scored (E9); a neutral one stays (E10). */
    boolean scores(boolean own, int height) {
        return fivesScored && own && height == FIVE;
    }

    /** Returns whether a stack that the mover has completed wins at once; a neutral one never does (H5). */
    boolean wins(boolean own, int height) {
        return sixWins && own && height == SIX;
    }

    /**
     * Returns the points that a claim empties before the move; none in most variants, where neutral fives stay for good
     * (R4).
     */
    public long captured(Board board, int claim) {
        return claimsCapture && claim != Claims.NONE ? board.topped(Claims.color(claim)) & board.ofHeight(FIVE) : 0;
    }

    /**
     * Returns how many stacks on the board count for the owner of some colours at a height (G2, H6, R9): no stacks of
     * five if fives are scored when they are made (R4), and no stacks of six (R8).
     */
    public int counted(Board board, int colors, int height) {
        boolean never = height == SIX || height == FIVE && fivesScored;
        return never ? 0 : Long.bitCount(board.toppedByAny(colors) & board.ofHeight(height));
    }
}
