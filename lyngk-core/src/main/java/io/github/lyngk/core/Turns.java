package io.github.lyngk.core;

import com.google.common.collect.ImmutableList;
import java.util.AbstractCollection;
import java.util.Arrays;
import java.util.Collection;
import java.util.Iterator;

/**
 * Which turns a player has: every claim still open, or none, with every move it allows.
 *
 * <p>The points that a claim empties (only under {@link Variant#CLAIM_CAPTURES}) are left out of the set of occupied
 * points for the rest of the turn; nobody sees them, and nobody lifts them.
 */
final class Turns {
    private Turns() {}

    /** Returns where a stack may go: what it sees, or reaches through its network, and may land on. */
    static long destinations(Board board, long occupied, int point, int color, boolean own, int maxHeight) {
        return own
                ? Sight.through(board.topped(color) & occupied, point, occupied)
                        & Landing.own(board, point, color, maxHeight)
                : Sight.from(point, occupied) & Landing.neutral(board, point, color, maxHeight);
    }

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
        return Sight.has(
                destinations(board, occupied, from, color, own, variant.maxHeight()),
                move.to().ordinal());
    }

    /** Tells whether a player has any turn at all, claims included (E11, R5). */
    static boolean any(Board board, Variant variant, int claims, Player player) {
        int playable = ColorSet.ALL & ~Claims.of(claims, player.opponent());
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
        int playable = ColorSet.ALL & ~Claims.of(claims, player.opponent());
        long occupied = board.occupied() & ~Captures.byClaim(board, variant, color + 1);
        return anyMove(board, occupied, playable, Claims.of(claims, player) | 1 << color, variant.maxHeight());
    }

    private static boolean anyMove(Board board, long occupied, int colors, int mine, int maxHeight) {
        for (int rest = colors; rest != 0; rest &= rest - 1) {
            int color = Integer.numberOfTrailingZeros(rest);
            boolean own = ColorSet.has(mine, color);
            for (long stacks = board.topped(color) & occupied; stacks != 0; stacks &= stacks - 1) {
                int point = Long.numberOfTrailingZeros(stacks);
                if (destinations(board, occupied, point, color, own, maxHeight) != 0) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Lists a player's turns with the stacks on some points, in ascending order of their index. */
    static ImmutableList<Move> list(Board board, Variant variant, int claims, Player player, long points, int count) {
        if (count == 0) {
            return ImmutableList.of();
        }
        Object[] moves = new Object[count];
        int filled = fill(moves, 0, MoveTable.NO_CLAIM, board, variant, claims, player, points);
        for (int open = Claims.open(claims, player); open != 0; open &= open - 1) {
            int claim = Integer.numberOfTrailingZeros(open) + 1;
            filled = fill(moves, filled, claim, board, variant, claims, player, points);
        }
        return ImmutableList.copyOf((Collection<Move>) new Filled(moves));
    }

    private static int fill(
            Object[] moves, int next, int claim, Board board, Variant variant, int claims, Player player, long points) {
        int mine = Claims.of(claims, player) | (claim == MoveTable.NO_CLAIM ? 0 : 1 << claim - 1);
        int playable = ColorSet.ALL & ~Claims.of(claims, player.opponent());
        long occupied = board.occupied() & ~Captures.byClaim(board, variant, claim);
        int place = next;
        for (long rest = board.toppedByAny(playable) & occupied & points; rest != 0; rest &= rest - 1) {
            int from = Long.numberOfTrailingZeros(rest);
            int color = StackCode.top(board.code(from));
            boolean own = ColorSet.has(mine, color);
            long to = destinations(board, occupied, from, color, own, variant.maxHeight());
            int origin = MoveTable.place(claim, from);
            for (; to != 0; to &= to - 1) {
                moves[place++] = MoveTable.at(origin + Long.numberOfTrailingZeros(to));
            }
        }
        return place;
    }

    /** Hands a filled array to {@link ImmutableList#copyOf(Collection)}, which then needs no copy of its own. */
    private static final class Filled extends AbstractCollection<Move> {
        private final Object[] moves;

        Filled(Object[] moves) {
            this.moves = moves;
        }

        @Override
        public Object[] toArray() {
            return moves;
        }

        @Override
        public Iterator<Move> iterator() {
            return Arrays.stream(moves).map(Move.class::cast).iterator();
        }

        @Override
        public int size() {
            return moves.length;
        }
    }
}
