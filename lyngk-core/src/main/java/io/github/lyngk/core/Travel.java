package io.github.lyngk.core;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.engine.Board;
import io.github.lyngk.core.engine.Geometry;
import java.util.function.Predicate;

/**
 * What a stack meets on its way: the board once the claim of a move has been made, open to the player or not. For
 * programs that look at routes; whether a move is legal, and by which route, a {@link Position} tells.
 */
public final class Travel {
    private Travel() {}

    /**
     * Returns what is seen from a point while the stack of a move travels (E3): the first stack in each direction, the
     * origin being empty (R2).
     *
     * @param position where the move is made
     * @param move any move, legal or not
     * @param from the point to look from, whether anything stands there or not
     * @return the points of those stacks, at most six, in notation order
     */
    public static ImmutableList<Point> seen(Position position, Move move, Point from) {
        return Point.list(board(position, move).seen(from.ordinal(), move.from().ordinal()));
    }

    /**
     * Tells whether one point sees another while the stack of a move travels: whether {@link #seen} has it.
     *
     * @param position where the move is made
     * @param move any move, legal or not
     * @param from the point to look from, whether anything stands there or not
     * @param to the point to look at
     * @return whether a stack stands there, with nothing between but the origin
     */
    public static boolean sees(Position position, Move move, Point from, Point to) {
        return board(position, move)
                .sees(from.ordinal(), to.ordinal(), move.from().ordinal());
    }

    /**
     * Returns where the stack of a move would arrive if some points served it as LYNGK points (F2), whatever it may land
     * on: what is seen from its origin, and from every such point that it comes to. With none it is what the origin sees.
     *
     * @param position where the move is made
     * @param move any move, legal or not; from an empty point there is no way
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
