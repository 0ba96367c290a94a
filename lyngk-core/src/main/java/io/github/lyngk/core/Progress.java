package io.github.lyngk.core;

import org.jspecify.annotations.Nullable;

/** What a legal move makes of a position: captures, the stack formed, and whose turn comes next. */
final class Progress {
    private Progress() {}

    static Position after(Position position, Move move) {
        Board before = position.board();
        int claimsBefore = position.packedClaims();
        Variant variant = position.variant();
        Player mover = position.playerToMove();
        int claim = move.claimNumber();
        int claims = claim == MoveTable.NO_CLAIM ? claimsBefore : Claims.with(claimsBefore, mover, claim - 1);
        long captured = Captures.byClaim(before, variant, claim);

        int from = move.from().ordinal();
        int to = move.to().ordinal();
        int lifted = before.code(from);
        int height = StackCode.height(lifted) + StackCode.height(before.code(to));
        boolean own = ColorSet.has(Claims.of(claims, mover), StackCode.top(lifted));
        boolean scores = Captures.scores(variant, own, height);
        boolean wins = Captures.wins(variant, own, height);
        Board board = before.moved(captured, from, to, !scores);
        int scored = Long.bitCount(captured) + (scores ? 1 : 0);

        Player next = wins ? null : next(board, variant, claims, mover);
        return new Position(
                board,
                variant,
                next == null ? mover.opponent() : next, // R7
                wins ? mover : null,
                claims,
                position.fives(Player.FIRST) + (mover == Player.FIRST ? scored : 0),
                position.fives(Player.SECOND) + (mover == Player.SECOND ? scored : 0),
                next == null);
    }

    /** Returns whose turn comes after a move: the opponent's, else the mover's again, else nobody's (E12, R6). */
    private static @Nullable Player next(Board board, Variant variant, int claims, Player mover) {
        if (Turns.any(board, variant, claims, mover.opponent())) {
            return mover.opponent();
        }
        return Turns.any(board, variant, claims, mover) ? mover : null;
    }
}
