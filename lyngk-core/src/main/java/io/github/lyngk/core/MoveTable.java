package io.github.lyngk.core;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.engine.Claims;
import io.github.lyngk.core.engine.TurnCode;
import io.github.lyngk.core.engine.Turns;
import java.util.AbstractCollection;
import java.util.Arrays;
import java.util.Collection;
import java.util.Iterator;
import java.util.Optional;

/** The shared instances of all moves. */
final class MoveTable {
    /** The moves by {@link Move#index()}. */
    private static final Move[] BY_INDEX = new Move[Move.COUNT];

    /** The moves by {@link TurnCode}; null for codes with the same point twice. */
    private static final Move[] BY_CODE = new Move[TurnCode.COUNT];

    static {
        int index = 0;
        for (int claim = Claims.NONE; claim < Claims.WAYS; claim++) {
            Optional<Color> color =
                    claim == Claims.NONE ? Optional.empty() : Optional.of(Color.at(Claims.color(claim)));
            for (int from = 0; from < Point.COUNT; from++) {
                for (int to = 0; to < Point.COUNT; to++) {
                    if (to != from) {
                        Move move = new Move(index, color, Point.at(from), Point.at(to));
                        BY_CODE[TurnCode.of(claim, from, to)] = move;
                        BY_INDEX[index++] = move;
                    }
                }
            }
        }
    }

    private MoveTable() {}

    static Move ofIndex(int index) {
        return BY_INDEX[index];
    }

    static Move ofCode(int code) {
        return BY_CODE[code];
    }

    /** Returns the move between two points with a claim, or without one for {@link Claims#NONE}. */
    static Move of(int claim, Point from, Point to) {
        return BY_CODE[TurnCode.of(claim, from.ordinal(), to.ordinal())];
    }

    /** Returns some turns as moves. */
    static ImmutableList<Move> list(Turns turns) {
        char[] codes = turns.codes();
        Move[] moves = new Move[turns.count()];
        for (int i = 0; i < moves.length; i++) {
            moves[i] = BY_CODE[codes[i]];
        }
        return ImmutableList.copyOf((Collection<Move>) new Finished(moves));
    }

    /**
     * A collection that {@link ImmutableList#copyOf} does not copy: for unknown collection classes, it uses the array
     * that {@code toArray} returns.
     */
    private static final class Finished extends AbstractCollection<Move> {
        private final Move[] moves;

        Finished(Move[] moves) {
            this.moves = moves;
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
}
