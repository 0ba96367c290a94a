package io.github.lyngk.core.engine;

/**
 * The rules of a variant.
 *
 * @param maxHeight the maximum number of pieces in a stack (E5, H2)
 * @param fivesScored whether a stack of five is removed and scored by the mover who owns its top colour (E9, H1)
 * @param sixWins whether a stack of six wins at once for the mover who owns its top colour (H4)
 * @param claimsCapture whether claiming a colour removes and scores the neutral stacks of five topped by it, contrary
 *     to R4
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
     * Returns the points whose stacks a claim removes before the move; none in most variants, in which neutral fives
     * stay on the board (R4).
     */
    public long captured(Board board, int claim) {
        return claimsCapture && claim != Claims.NONE ? board.topped(Claims.color(claim)) & board.ofHeight(FIVE) : 0;
    }

    /**
     * Returns the number of stacks on the board that count for the owner of some colours at a height (G2, H6, R9).
     * Stacks of five do not count if fives are scored when they are made (R4), and stacks of six never count (R8).
     */
    public int counted(Board board, int colors, int height) {
        boolean never = height == SIX || height == FIVE && fivesScored;
        return never ? 0 : Long.bitCount(board.toppedByAny(colors) & board.ofHeight(height));
    }
}
