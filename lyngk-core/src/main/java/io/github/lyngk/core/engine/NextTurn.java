package io.github.lyngk.core.engine;

/** What happens when the turn passes to a player. */
public enum NextTurn {
    /** The player has a move. */
    TAKEN,
    /** The player has no move, but the opponent has one and moves instead (E12, R6). */
    SKIPPED,
    /** Neither player has a move (G1), or one has won by a stack of six (H4); the turn stays with the player (R7). */
    OVER;

    /**
     * Returns what happens when the turn passes to a player.
     *
     * @param won whether a player has won by a stack of six
     */
    public static NextTurn of(Board board, Ruleset rules, int claims, boolean won, int player) {
        if (won) {
            return OVER;
        }
        if (Turns.any(board, rules, claims, player)) {
            return TAKEN;
        }
        return Turns.any(board, rules, claims, Claims.opponent(player)) ? SKIPPED : OVER;
    }
}
