package io.github.lyngk.core;

/**
 * Lists the turns of a player who may still claim: first those without a claim, then those of each claim.
 *
 * <p>It first finds and notes the destinations of every stack, which tells how long the list will be, and then writes it.
 * A claim changes only what the stacks of its own colour can do; only one that removes stacks (see {@link Captures}) has
 * all destinations found anew.
 */
final class ClaimingTurns {
    private static final int IF_CLAIMED = Destinations.IF_CLAIMED;
    private static final int BEGIN = 2 * Point.COUNT;

    private final Board board;
    private final Variant variant;
    private final int mine;
    private final int playable;

    /**
     * What is known of each origin: its destinations, {@link #IF_CLAIMED} further on its destinations if its colour is
     * claimed, and {@link #BEGIN} further on the place of its first turn in the list.
     */
    private final long[] found = new long[3 * Point.COUNT];

    private final Move[] moves;
    private int written;

    private ClaimingTurns(Board board, Variant variant, int claims, Player player) {
        this.board = board;
        this.variant = variant;
        this.mine = Claims.of(claims, player);
        this.playable = Claims.playable(claims, player);
        this.moves = new Move[TurnCount.of(board, variant, claims, player, found)];
    }

    static Move[] of(Board board, Variant variant, int claims, Player player) {
        ClaimingTurns turns = new ClaimingTurns(board, variant, claims, player);
        int open = Claims.open(claims, player);
        turns.write(open, Captures.capturing(board, variant, open));
        return turns.moves;
    }

    private void write(int open, int capturing) {
        writeUnclaimed();
        int unclaimed = written;
        for (int rest = open; rest != 0; rest &= rest - 1) {
            int color = Integer.numberOfTrailingZeros(rest);
            if (ColorSet.has(capturing, color)) {
                writeCapturing(color);
            } else {
                writeClaimed(color, unclaimed);
            }
        }
    }

    /** Writes the turns without a claim, and notes where those of each origin begin. */
    private void writeUnclaimed() {
        for (long rest = board.toppedByAny(playable); rest != 0; rest &= rest - 1) {
            int from = Long.numberOfTrailingZeros(rest);
            found[BEGIN + from] = written;
            write(MoveTable.NO_CLAIM, from, found[from]);
        }
    }

    /** Writes the turns of a claim that removes no stacks: those without a claim again, but for its own colour's. */
    private void writeClaimed(int color, int unclaimed) {
        int copied = 0;
        for (long rest = board.topped(color); rest != 0; rest &= rest - 1) {
            int from = Long.numberOfTrailingZeros(rest);
            if (found[IF_CLAIMED + from] != found[from]) {
                int begin = (int) found[BEGIN + from];
                copy(copied, begin, color + 1);
                copied = begin + Long.bitCount(found[from]);
                write(color + 1, from, found[IF_CLAIMED + from]);
            }
        }
        copy(copied, unclaimed, color + 1);
    }

    /** Writes some of the turns without a claim again, with a claim. */
    private void copy(int begin, int end, int claim) {
        int offset = written - begin;
        for (int i = begin; i < end; i++) {
            moves[offset + i] = MoveTable.claiming(moves[i], claim);
        }
        written = offset + end;
    }

    /** Writes the turns of a claim that removes stacks. */
    private void writeCapturing(int claimed) {
        long occupied = board.occupied() & ~Captures.byClaim(board, variant, claimed + 1);
        for (long rest = board.toppedByAny(playable) & occupied; rest != 0; rest &= rest - 1) {
            int from = Long.numberOfTrailingZeros(rest);
            int color = StackCode.top(board.code(from));
            boolean own = ColorSet.has(mine | 1 << claimed, color);
            long to = Destinations.ofStack(board, occupied, from, color, own, variant.maxHeight());
            write(claimed + 1, from, to);
        }
    }

    private void write(int claim, int from, long destinations) {
        written = MoveTable.write(moves, written, claim, from, destinations);
    }
}
