package io.github.lyngk.core.engine;

/** What a legal move makes of a position: the board after it, what it scores or wins, and whose turn comes next. */
public final class Successor {
    private final Board board;
    private final int claims;
    private final int scored;
    private final boolean wins;
    private final boolean over;
    private final int playerToMove;

    /** Makes a move of a side. */
    public Successor(Side side, int from, int to) {
        Board before = side.board();
        Ruleset rules = side.rules();
        int lifted = before.code(from);
        int height = StackCode.height(lifted) + StackCode.height(before.code(to));
        boolean own = side.owns(lifted);
        int mover = side.player();
        int opponent = Claims.opponent(mover);
        boolean scores = rules.scores(own, height);
        scored = side.captured() + (scores ? 1 : 0);
        wins = rules.wins(own, height);
        board = before.moved(from, to, !scores);
        claims = side.claims();
        boolean skipped = !wins && !Turns.any(board, rules, claims, opponent); // E12, R6
        over = wins || skipped && !Turns.any(board, rules, claims, mover); // G1, H4
        playerToMove = over || !skipped ? opponent : mover; // R7
    }

    /** Returns the board after the move. */
    public Board board() {
        return board;
    }

    /** Returns the claims after the move. */
    public int claims() {
        return claims;
    }

    /** Returns how many stacks the mover has scored, by the claim and by the move. */
    public int scored() {
        return scored;
    }

    /** Tells whether the mover has won at once. */
    public boolean wins() {
        return wins;
    }

    /** Tells whether the game is over. */
    public boolean isOver() {
        return over;
    }

    /** Returns whose turn it is; once the game is over, the opponent of who moved last (R7). */
    public int playerToMove() {
        return playerToMove;
    }
}
