package io.github.lyngk.core.engine;

/** What a legal move makes of a position: the board after it, what it scores or wins, and whose turn comes next. */
public final class Successor {
    private final Side side;
    private final Board board;
    private final boolean scores;
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
        this.side = side;
        scores = rules.scores(own, height);
        wins = rules.wins(own, height);
        board = before.moved(from, to, !scores);
        boolean skipped = !wins && !Turns.any(board, rules, side.claims(), opponent); // E12, R6
        over = wins || skipped && !Turns.any(board, rules, side.claims(), mover); // G1, H4
        playerToMove = over || !skipped ? opponent : mover; // R7
    }

    /** Returns the board after the move. */
    public Board board() {
        return board;
    }

    /** Returns the claims after the move. */
    public int claims() {
        return side.claims();
    }

    /** Returns how many stacks the mover has scored, by the claim and by the move. */
    public int scored() {
        return side.captured() + (scores ? 1 : 0);
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
