package io.github.lyngk.core.engine;

/** What a legal move makes of a position: the board after it, what it scores or wins, and whose turn comes next. */
public final class Successor {
    private final Board board;
    private final boolean scored;
    private final boolean wins;
    private final boolean over;
    private final int next;

    /**
     * Makes a move.
     *
     * @param side the mover, after the claim
     * @param rules the rules to play by
     * @param claims all claims, that of this turn included
     */
    public Successor(Side side, Ruleset rules, int claims, int mover, int from, int to) {
        Board before = side.board();
        int lifted = before.code(from);
        int height = StackCode.height(lifted) + StackCode.height(before.code(to));
        boolean own = side.owns(lifted);
        boolean scores = rules.scores(own, height);
        int opponent = Claims.opponent(mover);
        board = before.moved(from, to, !scores);
        scored = scores;
        wins = rules.wins(own, height);
        boolean passes = !wins && !Turns.any(board, rules, claims, opponent);
        over = wins || passes && !Turns.any(board, rules, claims, mover);
        next = over || !passes ? opponent : mover;
    }

    /** Returns the board after the move. */
    public Board board() {
        return board;
    }

    /** Tells whether the stack formed has been removed and scored. */
    public boolean scored() {
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

    /** Returns whose turn it is: of a game that is over, the opponent of who moved last (R7). */
    public int next() {
        return next;
    }
}
