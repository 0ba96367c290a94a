package io.github.lyngk.testkit.comparing;

import io.github.lyngk.core.Move;
import io.github.lyngk.core.Piece;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Stack;
import io.github.lyngk.core.Travel;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Where the stack of a move can get to, and by how many routes, if other points than the right ones serve it.
 *
 * <p>Looks at sight only, never at whether the stack may land. The move's claim has been made, and its origin is empty
 * (R2).
 */
final class RouteSearch {
    private final Position position;
    private final Move move;
    private final Player player;
    private final Piece top;

    /**
     * Looks at a move.
     *
     * @param move any move between two stacks that are there once its claim is made
     */
    RouteSearch(Position position, Move move) {
        this.position = position;
        this.move = move;
        this.player = position.playerToMove();
        this.top = position.topAt(move.from()).orElseThrow();
    }

    /** F1: whether the stack belongs to the player to move, by the claim of this turn perhaps. */
    boolean isOwn() {
        return isOwn(top);
    }

    boolean isOwn(Piece piece) {
        return owner(piece).filter(player::equals).isPresent();
    }

    boolean isOpponents(Piece piece) {
        return owner(piece).filter(player.opponent()::equals).isPresent();
    }

    private Optional<Player> owner(Piece piece) {
        return piece.color()
                .flatMap(color -> position.owner(color)
                        .or(() -> move.claim().filter(color::equals).map(claimed -> player)));
    }

    /** F3: whether a stack shows the colour of the one that moves. */
    boolean isSame(Stack stack) {
        return stack.top() == top;
    }

    boolean holdsColor(Stack stack) {
        return stack.pieces().contains(top);
    }

    /** Whether a chain of points that serve leads to the destination. */
    boolean leadsThere(Predicate<Stack> serves) {
        return Travel.reached(position, move, point -> serves.test(stackAt(point)))
                .contains(move.to());
    }

    /** Whether the destination is seen from any stack that serves, linked with the origin or not. */
    boolean isSeenFrom(Predicate<Stack> serves) {
        return seen(move.to()).map(this::stackAt).anyMatch(serves);
    }

    /** Whether a ray leads to the destination, whatever stands in between. */
    boolean isOnRay() {
        return move.from().directionTo(move.to()).isPresent();
    }

    /** F5: how many routes there are on which no LYNGK point serves twice; stops counting at a number. */
    int routes(int enough) {
        return routes(new ArrayList<>(List.of(move.from())), enough);
    }

    private int routes(List<Point> route, int enough) {
        int found = 0;
        for (Point next : seen(route.get(route.size() - 1)).toList()) {
            if (next == move.to()) {
                found++;
            }
            boolean serves = isOwn() && isSame(stackAt(next)) && !route.contains(next);
            if (serves && found < enough) {
                route.add(next);
                found += routes(route, enough - found);
                route.remove(route.size() - 1);
            }
        }
        return found;
    }

    /** Whether there is a LYNGK point to start from. */
    boolean mayTravel() {
        return isOwn() && seen(move.from()).map(this::stackAt).anyMatch(this::isSame);
    }

    private Stack stackAt(Point occupied) {
        return position.stackAt(occupied).orElseThrow();
    }

    private Stream<Point> seen(Point from) {
        return Travel.seen(position, move, from).stream();
    }
}
