package io.github.lyngk.core;

import com.google.common.collect.ImmutableList;
import java.util.AbstractCollection;
import java.util.Arrays;
import java.util.Collection;
import java.util.Iterator;

/**
 * Lists a player's turns in ascending order of their index: first those without a claim, then those of each claim.
 *
 * <p>It first finds and notes the destinations of every stack, which tells how long the list will be, and then writes it.
 * A claim changes only what the stacks of its own colour can do; only one that removes stacks (see {@link Captures}) has
 * all destinations found anew.
 */
final class TurnList extends AbstractCollection<Move> {
    /** How many moves are written without asking whether there are so many. */
    private static final int AT_ONCE = 6;

    private static final int IF_CLAIMED = Destinations.IF_CLAIMED;
    private static final int BEGIN = 2 * Point.COUNT;

    private final Board board;
    private final Variant variant;
    private final int mine;
    private final int playable;

    /**
     * What is known of each origin: its destinations; and where there are colours to claim, {@link #IF_CLAIMED} further on
     * its destinations if its colour is claimed, and {@link #BEGIN} further on the place of its first turn in the list.
     */
    private final long[] found;

    private final Move[] moves;
    private int written;

    private TurnList(Board board, Variant variant, int claims, Player player) {
        this.board = board;
        this.variant = variant;
        this.mine = Claims.of(claims, player);
        this.playable = Claims.playable(claims, player);
        int open = Claims.open(claims, player);
        this.found = new long[open == 0 ? Point.COUNT : 3 * Point.COUNT];
        this.moves = new Move[TurnCount.of(board, variant, claims, player, found)];
        write(open, Captures.capturing(board, variant, open));
    }

    static ImmutableList<Move> of(Board board, Variant variant, int claims, Player player) {
        // ImmutableList takes over the array it is given here, and so needs no copy of its own.
        return ImmutableList.copyOf((Collection<Move>) new TurnList(board, variant, claims, player));
    }

    private void write(int open, int capturing) {
        writeUnclaimed(open != 0);
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

    /** Writes the turns without a claim, and perhaps notes where those of each origin begin. */
    private void writeUnclaimed(boolean noting) {
        for (long rest = board.toppedByAny(playable); rest != 0; rest &= rest - 1) {
            int from = Long.numberOfTrailingZeros(rest);
            if (noting) {
                found[BEGIN + from] = written;
            }
            write(MoveTable.NO_CLAIM, from, found[from]);
        }
    }

    /** Writes the turns of a claim that removes no stacks: those without a claim again, but for its own colour's. */
    private void writeClaimed(int color, int unclaimed) {
        int copied = 0;
        for (long rest = board.topped(color); rest != 0; rest &= rest - 1) {
            int from = Long.numberOfTrailingZeros(rest);
            int begin = (int) found[BEGIN + from];
            copy(copied, begin, color + 1);
            copied = begin + Long.bitCount(found[from]);
            write(color + 1, from, found[IF_CLAIMED + from]);
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

    /**
     * Writes the moves of one stack. Most stacks have a few destinations, but how many is anybody's guess, and a loop
     * that ends where the processor did not expect it costs more than the moves. So as long as there is room it writes
     * {@link #AT_ONCE} moves whether there are so many or not; what is too much is overwritten by what comes next.
     */
    private void write(int claim, int from, long destinations) {
        Move[] list = moves;
        int first = MoveTable.firstIndex(claim, from);
        int place = written;
        long rest = MoveTable.withoutOrigin(destinations, from);
        written = place + Long.bitCount(destinations);
        while (rest != 0 && place <= list.length - AT_ONCE) {
            for (int i = 0; i < AT_ONCE; i++) {
                list[place + i] = MoveTable.at(first + Long.numberOfTrailingZeros(rest));
                rest &= rest - 1;
            }
            place += AT_ONCE;
        }
        for (; rest != 0; rest &= rest - 1) {
            list[place++] = MoveTable.at(first + Long.numberOfTrailingZeros(rest));
        }
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

    @Override
    public Object[] toArray() {
        return moves;
    }

    @Override
    public Iterator<Move> iterator() {
        return Arrays.asList(moves).iterator();
    }

    @Override
    public int size() {
        return moves.length;
    }
}
