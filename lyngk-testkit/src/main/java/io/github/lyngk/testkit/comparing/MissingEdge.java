package io.github.lyngk.testkit.comparing;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Sets;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Travel;
import java.util.Collection;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/**
 * Two neighbouring points between which an engine's board has a gap: every straight move that is missing crosses it, and
 * none of those listed does (E3).
 */
record MissingEdge(Point one, Point other) {

    static Optional<MissingEdge> find(Position position, Collection<Move> missing, Collection<Move> listed) {
        Set<MissingEdge> edges = new HashSet<>();
        boolean first = true;
        for (Move move : missing) {
            if (isStraight(position, move)) {
                Set<MissingEdge> crossed = crossed(move);
                edges = first ? crossed : new HashSet<>(Sets.intersection(edges, crossed));
                first = false;
            }
        }
        for (Move move : listed) {
            if (!edges.isEmpty() && isStraight(position, move)) {
                edges.removeAll(crossed(move));
            }
        }
        return edges.size() == 1 ? Optional.of(edges.iterator().next()) : Optional.empty();
    }

    private static boolean isStraight(Position position, Move move) {
        return Travel.seen(position, move, move.from()).contains(move.to());
    }

    private static Set<MissingEdge> crossed(Move move) {
        Set<MissingEdge> crossed = new HashSet<>();
        Point here = move.from();
        ImmutableList<Point> ray =
                move.from().ray(move.from().directionTo(move.to()).orElseThrow());
        for (Point next : ray.subList(0, ray.indexOf(move.to()) + 1)) {
            crossed.add(here.compareTo(next) < 0 ? new MissingEdge(here, next) : new MissingEdge(next, here));
            here = next;
        }
        return crossed;
    }

    @Override
    public String toString() {
        return one + " to " + other;
    }
}
