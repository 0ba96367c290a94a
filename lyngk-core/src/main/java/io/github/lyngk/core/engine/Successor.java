package io.github.lyngk.core.engine;

/**
 * The result of a legal move: the board and the claims after it, the number of stacks scored, and whether it wins at
 * once.
 */
public final class Successor {
    private final Board board;
    private final int claims;
    private final int scored;
    private final boolean wins;

    /** Makes a move of a side. */
    public Successor(Side side, int from, int to) {
        Board before = side.board();
        Ruleset rules = side.rules();
        int lifted = before.code(from);
        int height = StackCode.height(lifted) + StackCode.height(before.code(to));
        boolean own = side.owns(lifted);
        boolean scores = rules.scores(own, height);
        scored = side.captured() + (scores ? 1 : 0);
        wins = rules.wins(own, height);
        board = before.moved(from, to, !scores);
        claims = side.claims();
    }

    /** Returns the board after the move. */
    public Board board() {
        return board;
    }

    /** Returns the claims after the move. */
    public int claims() {
        return claims;
    }

    /** Returns the number of stacks that the mover has scored, by the claim and by the move. */
    public int scored() {
        return scored;
    }

    /** Returns whether the mover has won at once. */
    public boolean wins() {
        return wins;
    }
}
