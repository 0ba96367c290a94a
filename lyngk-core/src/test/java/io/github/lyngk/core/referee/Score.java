package io.github.lyngk.core.referee;

/** The winner of a finished game, and what decided it (G, H6). */
public final class Score {
    private Score() {}

    /** The winner, 1 or 2, or 0 for a draw. */
    public static int winner(State state) {
        if (state.winner() != 0) {
            return state.winner();
        }
        int height = decidedAt(state);
        return height == 0 ? 0 : tally(state, 1, height) > tally(state, 2, height) ? 1 : 2;
    }

    /** The height of the stacks that decided: 6 for sudden death, 5 to 1, or 0 for a draw. */
    public static int decidedAt(State state) {
        if (state.winner() != 0) {
            return 6;
        }
        for (int height = 5; height > 0; height--) {
            if (tally(state, 1, height) != tally(state, 2, height)) {
                return height;
            }
        }
        return 0;
    }

    /** What a player has of one height: scored fives, or stacks on the board by their top (R4, R9). */
    public static int tally(State state, int player, int height) {
        if (height == 5 && !state.isSix()) {
            return state.fives().get(player - 1);
        }
        int count = 0;
        for (String point : state.board().keySet()) {
            boolean own = state.owner(state.top(point)) == player;
            count += own && state.board().get(point).length() == height ? 1 : 0;
        }
        return count;
    }
}
