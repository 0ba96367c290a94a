package io.github.lyngk.core;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.engine.Board;
import io.github.lyngk.core.engine.Claims;
import io.github.lyngk.core.engine.Geometry;
import io.github.lyngk.core.engine.Side;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Finds the points that a moving stack sees and reaches, on the board after the claim of its move, whether or not the
 * player may make that claim. For programs that examine routes; to check whether a move is legal and to get its route,
 * use {@link Position}.
 */
public final class Travel {
    private Travel() {}

    /**
     * Returns the points seen from a point while the stack of a move travels (E3): the first stack in each direction,
     * with the origin empty (R2).
     *
     * @param position the position before the move
     * @param move any move, legal or not
     * @param from the point to look from, empty or not
     * @return the points of these stacks, at most six, in notation order
     */
    public static ImmutableList<Point> seen(Position position, Move move, Point from) {
        return Point.list(board(position, move).seen(from.ordinal(), move.from().ordinal()));
    }

    /**
     * Returns the position after a move by a given route. Faster than {@link Position#play}, which searches for a
     * route.
     *
     * @param position the position before the move
     * @param claim the colour claimed before the move, if any
     * @param route origin, LYNGK points and destination
     * @return the position after the move; empty if the move is illegal, or legal by other routes only
     * @throws IllegalArgumentException if the route has fewer than two points
     */
    @SuppressWarnings("OptionalUsedAsFieldOrParameterType") // as in Move
    public static Optional<Position> findAfter(Position position, Optional<Color> claim, List<Point> route) {
        if (route.size() < 2) {
            throw new IllegalArgumentException("a route needs at least two points, not " + route);
        }
        int number = claim.isPresent() ? Claims.claim(claim.get().ordinal()) : Claims.NONE;
        return Optional.ofNullable(position.play(number, route.get(0), route.get(route.size() - 1), route));
    }

    /**
     * Returns whether a stack may move by a route: every leg is in sight (E3, R2), and each LYNGK point at most once
     * (F2, F5).
     */
    static boolean isAllowed(Side side, List<Point> route) {
        Board board = side.board();
        int origin = route.get(0).ordinal();
        int last = route.size() - 1;
        long links = side.links(board.code(origin));
        int at = origin;
        for (int i = 1; i <= last; i++) {
            int next = route.get(i).ordinal();
            if (!board.sees(at, next, origin) || i < last && !Geometry.has(links, next)) {
                return false;
            }
            links &= ~Geometry.bit(next);
            at = next;
        }
        return side.mayLand(origin, at);
    }

    /**
     * Returns the points that the stack of a move would reach if some points served as LYNGK points (F2), whether or
     * not it may land there: those seen from its origin, and from every such point that it reaches.
     *
     * @param position the position before the move
     * @param move any move, legal or not; from an empty point nothing is reached
     * @param serves whether an occupied point, other than the origin, serves
     * @return the points, in notation order
     */
    public static ImmutableList<Point> reached(Position position, Move move, Predicate<Point> serves) {
        requireNonNull(serves, "serves");
        Board board = board(position, move);
        long links = 0;
        int origin = move.from().ordinal();
        for (Point point : Point.list(board.occupied() & ~Geometry.bit(origin))) {
            links |= serves.test(point) ? Geometry.bit(point.ordinal()) : 0;
        }
        return Point.list(board.reach(origin, links, Board.ANY) & board.occupied() & ~Geometry.bit(origin));
    }

    private static Board board(Position position, Move move) {
        return position.boardAfter(move.claimNumber());
    }
}
