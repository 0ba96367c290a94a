package io.github.lyngk.core;

import java.util.Optional;

/** The one instance of every move, found by claim, origin and destination. */
final class MoveTable {
    /** The number of a turn without a claim; a claim of colour c is c + 1. */
    static final int NO_CLAIM = 0;

    /**
     * Indexed by (claim · 43 + from) · 43 + to. The places where from equals to stay empty; so do those at the end, which
     * are there for who looks for the lowest bit of no destinations at all, bit 64.
     */
    private static final Move[] MOVES = new Move[(Color.COUNT + 1) * Point.COUNT * Point.COUNT + Long.SIZE];

    static {
        int index = 0;
        for (int claim = NO_CLAIM; claim <= Color.COUNT; claim++) {
            Optional<Color> color = claim == NO_CLAIM ? Optional.empty() : Optional.of(Color.at(claim - 1));
            for (int from = 0; from < Point.COUNT; from++) {
                for (int to = 0; to < Point.COUNT; to++) {
                    if (to != from) {
                        MOVES[place(claim, from) + to] = new Move(index++, color, Lines.point(from), Lines.point(to));
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

    /** Returns where the moves from an origin with a claim begin: add the destination for {@link #at}. */
    static int place(int claim, int from) {
        return (claim * Point.COUNT + from) * Point.COUNT;
    }

    static Move at(int place) {
        return MOVES[place];
    }

    /** Returns a move that claims nothing with a claim. */
    static Move claiming(Move move, int claim) {
        return MOVES[move.place() + claim * Point.COUNT * Point.COUNT];
    }

    static Move move(int claim, int from, int to) {
        return MOVES[place(claim, from) + to];
    }
}
