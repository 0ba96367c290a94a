package io.github.lyngk.core;

import com.google.common.collect.ImmutableList;
import java.util.AbstractCollection;
import java.util.Arrays;
import java.util.Collection;
import java.util.Iterator;

/**
 * A player's turns in ascending order of their index, on their way into an {@link ImmutableList}, which takes over the
 * array that a collection of no class it knows hands out, and so needs no copy of its own.
 */
final class TurnList extends AbstractCollection<Move> {
    private final Move[] moves;

    private TurnList(Move[] moves) {
        this.moves = moves;
    }

    static ImmutableList<Move> of(Board board, Variant variant, int claims, Player player) {
        Move[] moves = Claims.open(claims, player) == 0
                ? SettledTurns.of(board, variant, claims, player)
                : ClaimingTurns.of(board, variant, claims, player);
        return ImmutableList.copyOf((Collection<Move>) new TurnList(moves));
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
