package io.github.lyngk.core;

import java.util.Optional;

/** The one instance of every move, found by its {@link Move#index()}. */
final class MoveTable {
    /** The number of a turn without a claim; a claim of colour c is c + 1. */
    static final int NO_CLAIM = 0;

    /** From one claim to the next: how many moves there are with the same claim. */
    private static final int CLAIM_STEP = Point.COUNT * (Point.COUNT - 1);

    /** How many moves are written without asking whether there are so many. */
    private static final int AT_ONCE = 6;

    /** The moves by index. A few empty places follow, for who asks for the lowest bit of no destinations, bit 64. */
    private static final Move[] MOVES = new Move[Move.COUNT + Long.SIZE];

    static {
        for (int claim = NO_CLAIM; claim <= Color.COUNT; claim++) {
            Optional<Color> color = claim == NO_CLAIM ? Optional.empty() : Optional.of(Color.at(claim - 1));
            for (int from = 0; from < Point.COUNT; from++) {
                for (int to = 0; to < Point.COUNT; to++) {
                    if (to != from) {
                        int index = index(claim, from, to);
                        MOVES[index] = new Move(index, claim, color, Lines.point(from), Lines.point(to));
                    }
                }
            }
        }
    }

    private MoveTable() {}

    /** Returns the number of a claim, or of none: 0, or 1 to 5. */
    static int claim(Color color) {
        return color.ordinal() + 1;
    }

    private static int index(int claim, int from, int to) {
        return firstIndex(claim, from) + (to < from ? to : to - 1);
    }

    /** Returns the index of the first move from an origin with a claim. */
    private static int firstIndex(int claim, int from) {
        return claim * CLAIM_STEP + from * (Point.COUNT - 1);
    }

    /** Returns the destinations of an origin as indexes count them: those after the origin move down by one. */
    private static long withoutOrigin(long destinations, int from) {
        long before = Sight.bit(from) - 1;
        return destinations & before | destinations >>> 1 & ~before;
    }

    static Move at(int index) {
        return MOVES[index];
    }

    static Move move(int claim, int from, int to) {
        return MOVES[index(claim, from, to)];
    }

    /** Returns a move that claims nothing with a claim. */
    static Move claiming(Move move, int claim) {
        return MOVES[move.index() + claim * CLAIM_STEP];
    }

    /**
     * Writes the moves of one stack into a list. Most stacks have a few destinations, but how many is anybody's guess,
     * and a loop that ends where the processor did not expect it costs more than the moves. So as long as there is room
     * it writes {@link #AT_ONCE} moves whether there are so many or not; what is too much is overwritten by what comes
     * next.
     *
     * @return the place after the last move
     */
    static int write(Move[] list, int place, int claim, int from, long destinations) {
        int first = firstIndex(claim, from);
        long rest = withoutOrigin(destinations, from);
        int next = place;
        while (rest != 0 && next <= list.length - AT_ONCE) {
            for (int i = 0; i < AT_ONCE; i++) {
                list[next + i] = MOVES[first + Long.numberOfTrailingZeros(rest)];
                rest &= rest - 1;
            }
            next += AT_ONCE;
        }
        for (; rest != 0; rest &= rest - 1) {
            list[next++] = MOVES[first + Long.numberOfTrailingZeros(rest)];
        }
        return place + Long.bitCount(destinations);
    }
}
