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
 * Finds the points that a moving stack sees and reaches, for programs that examine routes. To check whether a move is
 * legal and to get its route, use {@link Position}.
 *
 * <p>In the variant in which claims capture, {@link #seen} and {@link #reached} use the board after the claim of the
 * move. They do not check whether the player may make that claim.
 */
public final class Travel {
    private Travel() {}

    /**
     * Returns the points seen from a point while the stack of a move travels (E3): those of the first stack in each
     * direction. The origin of the move counts as empty (R2).
     *
     * @param position the position before the move
     * @param move a move, legal or not
     * @param from the point from which to look; it may be empty
     * @return at most six points, in notation order
     */
    public static ImmutableList<Point> seen(Position position, Move move, Point from) {
        return Point.list(board(position, move).seen(from.ordinal(), move.from().ordinal()));
    }

    /**
     * Returns the position after a move by a given route. This is faster than {@link Position#play}, which searches for
     * a route.
     *
     * @param position the position before the move
     * @param claim the colour that the move claims, or empty
     * @param route the origin, the LYNGK points and the destination
     * @return the position after the move; empty if the move is illegal by this route
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
     * Returns whether a stack may move by a route: each leg leads to a point in sight (E3, R2), and no LYNGK point is
     * used twice (F2, F5).
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
     * Returns the points that the stack of a move can reach if some occupied points are treated as LYNGK points (F2):
     * those seen from the origin, and those seen from every such point that it reaches. Whether the stack may land
     * there is not checked.
     *
     * @param position the position before the move
     * @param move a move, legal or not; if the origin is empty, no point is reached
     * @param serves returns whether an occupied point is treated as a LYNGK point; not called for the origin
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
