package io.github.lyngk.core;

/** Whether a player has a turn: a certain one, or any at all, with every claim that is still open. */
final class Turns {
    private Turns() {}

    /** Tells whether a move is legal for a player, game over or not. */
    static boolean allows(Board board, Variant variant, int claims, Player player, Move move) {
        int mine = Claims.of(claims, player);
        int claim = move.claimNumber();
        if (claim != MoveTable.NO_CLAIM) {
            if (!ColorSet.has(Claims.open(claims, player), claim - 1)) {
                return false;
            }
            mine |= 1 << claim - 1;
        }
        long occupied = board.occupied() & ~Captures.byClaim(board, variant, claim);
        int from = move.from().ordinal();
        if (!Sight.has(occupied, from)) {
            return false;
        }
        int color = StackCode.top(board.code(from));
        if (color == Color.COUNT || ColorSet.has(Claims.of(claims, player.opponent()), color)) {
            return false;
        }
        boolean own = ColorSet.has(mine, color);
        return Destinations.include(
                board,
                occupied,
                from,
                color,
                own,
                variant.maxHeight(),
                move.to().ordinal());
    }

    /** Tells whether a player has any turn at all, claims included (E11, R5). */
    static boolean any(Board board, Variant variant, int claims, Player player) {
        int playable = Claims.playable(claims, player);
        if (anyMove(board, board.occupied(), playable, Claims.of(claims, player), variant.maxHeight())) {
            return true;
        }
        for (int open = Claims.open(claims, player); open != 0; open &= open - 1) {
            if (anyWithClaim(board, variant, claims, player, Integer.numberOfTrailingZeros(open))) {
                return true;
            }
        }
        return false;
    }

    /** Tells whether a player has a turn that begins with claiming a colour that is open (R5). */
    static boolean anyWithClaim(Board board, Variant variant, int claims, Player player, int color) {
        int playable = Claims.playable(claims, player);
        long occupied = board.occupied() & ~Captures.byClaim(board, variant, color + 1);
        return anyMove(board, occupied, playable, Claims.of(claims, player) | 1 << color, variant.maxHeight());
    }

    private static boolean anyMove(Board board, long occupied, int colors, int mine, int maxHeight) {
        for (int rest = colors; rest != 0; rest &= rest - 1) {
            int color = Integer.numberOfTrailingZeros(rest);
            boolean own = ColorSet.has(mine, color);
            for (long stacks = board.topped(color) & occupied; stacks != 0; stacks &= stacks - 1) {
                int point = Long.numberOfTrailingZeros(stacks);
                if (Destinations.exist(board, occupied, point, color, own, maxHeight)) {
                    return true;
                }
            }
        }
        return false;
    }
}
