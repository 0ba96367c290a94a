package io.github.lyngk.testkit.comparing;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * The positions an engine was asked about last: a wrong list of moves that is the right one of such a position tells that
 * the engine remembers where it should look.
 */
public final class EarlierAnswers {
    private static final int KEPT = 400;

    /** Shorter lists are alike by chance. */
    private static final int TELLING = 3;

    private final Deque<Position> positions = new ArrayDeque<>();

    public void note(Position position) {
        positions.addFirst(position);
        if (positions.size() > KEPT) {
            positions.removeLast();
        }
    }

    /** The last position asked before whose moves these are. */
    Optional<Position> whose(Collection<Move> listed, Function<Position, ImmutableList<Move>> legal) {
        if (listed.size() < TELLING) {
            return Optional.empty();
        }
        Set<Move> set = new HashSet<>(listed);
        return positions.stream()
                .filter(position -> {
                    ImmutableList<Move> moves = legal.apply(position);
                    return moves.size() == set.size() && set.containsAll(moves);
                })
                .findFirst();
    }
}
