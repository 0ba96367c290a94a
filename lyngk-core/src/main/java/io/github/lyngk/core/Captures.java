package io.github.lyngk.core;

/** What becomes of completed stacks: removed and scored, winning, or left standing. */
final class Captures {
    private static final int FIVE = 5;
    private static final int SIX = 6;

    private Captures() {}

    /** Tells whether a completed stack is removed and scored: a five with the mover's colour on top (E9, but H1). */
    static boolean scores(Variant variant, boolean own, int height) {
        return own && height == FIVE && variant != Variant.SIX_STACK;
    }

    /** Tells whether a completed stack wins at once: a six with the mover's colour on top (H4, H5). */
    static boolean wins(Variant variant, boolean own, int height) {
        return own && height == SIX && variant == Variant.SIX_STACK;
    }

    /**
     * Returns the points that a claim empties before the move. Only under {@link Variant#CLAIM_CAPTURES} are there any:
     * the stacks of five topped by the colour. Elsewhere they stay for good (R4, H1).
     *
     * @param claim the number of the claim, as {@link MoveTable} has it
     */
    static long byClaim(Board board, Variant variant, int claim) {
        return claim == MoveTable.NO_CLAIM || variant != Variant.CLAIM_CAPTURES
                ? 0
                : board.topped(claim - 1) & board.higherThan(FIVE - 1);
    }

    /** Returns the colours, among those open to claim, whose claim empties any points. */
    static int capturing(Board board, Variant variant, int open) {
        int capturing = 0;
        if (variant == Variant.CLAIM_CAPTURES) {
            for (int rest = open; rest != 0; rest &= rest - 1) {
                int color = Integer.numberOfTrailingZeros(rest);
                if (byClaim(board, variant, color + 1) != 0) {
                    capturing |= 1 << color;
                }
            }
        }
        return capturing;
    }
}
