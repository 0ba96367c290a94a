package io.github.lyngk.core;

import java.util.Optional;

/** The one instance of every move. */
final class MoveTable {
    /** The number of a turn without a claim; a claim of colour c is c + 1. */
    static final int NO_CLAIM = 0;

    /** The moves by {@link Move#index()}. */
    private static final Move[] MOVES = new Move[Move.COUNT];

    /**
     * The moves by claim, and then by origin and destination, with gaps where these would be the same point. A few empty
     * places follow, so that who asks for the lowest bit of no destinations, bit 64, gets no error, but some other move
     * or none, to be overwritten.
     */
    private static final Move[][] BY_CLAIM = new Move[Color.COUNT + 1][Point.COUNT * Point.COUNT + Long.SIZE];

    static {
        int index = 0;
        for (int claim = NO_CLAIM; claim <= Color.COUNT; claim++) {
            Optional<Color> color = claim == NO_CLAIM ? Optional.empty() : Optional.of(Color.at(claim - 1));
            for (int from = 0; from < Point.COUNT; from++) {
                for (int to = 0; to < Point.COUNT; to++) {
                    if (to != from) {
                        Move move = new Move(index, claim, color, Lines.point(from), Lines.point(to));
                        BY_CLAIM[claim][firstCode(from) + to] = move;
                        MOVES[index++] = move;
                    }
                }
            }
        }
    }

    private MoveTable() {}

    /** Returns the number of a claim: 1 to 5. */
    static int claim(Color color) {
        return color.ordinal() + 1;
    }

    /** Returns the code of the first destination of an origin, claims aside; the others follow, by their ordinals. */
    static int firstCode(int from) {
        return from * Point.COUNT;
    }

    /** Returns the moves that make a claim, by their codes. Nobody may change them. */
    static Move[] withClaim(int claim) {
        return BY_CLAIM[claim];
    }

    static Move at(int index) {
        return MOVES[index];
    }

    static Move move(int claim, int from, int to) {
        return BY_CLAIM[claim][firstCode(from) + to];
    }
}
