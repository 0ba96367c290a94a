package io.github.lyngk.core.engine;

/**
 * A variant as data.
 *
 * @param maxHeight how many pieces a stack may have (E5, H2)
 * @param fivesScored whether a stack of five is taken off the board and scored by the mover who owns its top (E9, H1)
 * @param sixWins whether a stack of six wins at once for the mover who owns its top (H4)
 * @param claimsCapture whether claiming a colour takes and scores the neutral stacks of five that it tops (instead of R4)
 */
public record Ruleset(int maxHeight, boolean fivesScored, boolean sixWins, boolean claimsCapture) {
    /** The height at which a stack is scored. */
    public static final int FIVE = 5;

    /** The height at which a stack wins. */
    public static final int SIX = 6;

    /** Tells whether a stack that the mover has completed is removed and scored. */
    boolean scores(boolean own, int height) {
        return fivesScored && own && height == FIVE;
    }

    /** Tells whether a stack that the mover has completed wins at once; a neutral one never does (H5). */
    boolean wins(boolean own, int height) {
        return sixWins && own && height == SIX;
    }

    /** Returns the points that a claim empties before the move. */
    public long captured(Board board, int claim) {
        return claimsCapture && claim != Claims.NONE
                ? board.topped(Claims.color(claim)) & board.higherThan(FIVE - 1)
                : 0;
    }
}
