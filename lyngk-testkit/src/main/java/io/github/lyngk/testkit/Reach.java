package io.github.lyngk.testkit;

import static java.util.Objects.requireNonNull;

import io.github.lyngk.core.Color;
import io.github.lyngk.core.Direction;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Piece;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Stack;
import io.github.lyngk.core.Variant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Where the stack of a move can get to, and by how many routes, if other points than the right ones serve it.
 *
 * <p>Looks at sight only, never at whether the stack may land. The move's claim has been made, and its origin is empty
 * (R2).
 */
final class Reach {
    private final Player player;
    private final Point from;
    private final Point to;
    private final Piece top;
    private final Map<Point, Stack> board = new EnumMap<>(Point.class);
    private final Map<Color, Player> owners = new EnumMap<>(Color.class);

    /**
     * Looks at a move.
     *
     * @param move any move whose origin is occupied
     */
    Reach(Position position, Move move) {
        this.player = position.playerToMove();
        this.from = move.from();
        this.to = move.to();
        this.top = position.topAt(from).orElseThrow();
        board.putAll(position.stacks());
        board.remove(from);
        position.claims().forEach(claim -> owners.put(claim.color(), claim.player()));
        move.claim().ifPresent(color -> {
            owners.putIfAbsent(color, player);
            boolean captures = position.variant() == Variant.CLAIM_CAPTURES;
            board.values().removeIf(stack -> captures && stack.height() == 5 && stack.top() == color.piece());
        });
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
        return piece.color().map(owners::get);
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
        Set<Point> visited = EnumSet.of(from);
        Deque<Point> open = new ArrayDeque<>(visited);
        while (!open.isEmpty()) {
            for (Point next : seen(open.remove()).toList()) {
                if (next == to) {
                    return true;
                }
                if (serves.test(stackAt(next)) && visited.add(next)) {
                    open.add(next);
                }
            }
        }
        return false;
    }

    /** Whether the destination is seen from any stack that serves, linked with the origin or not. */
    boolean isSeenFrom(Predicate<Stack> serves) {
        return board.keySet().stream()
                .filter(point -> serves.test(stackAt(point)))
                .anyMatch(point -> seen(point).anyMatch(to::equals));
    }

    /** Whether a straight line leads to the destination, whatever stands in between. */
    boolean isInLine() {
        return board.containsKey(to) && from.directionTo(to).isPresent();
    }

    /** F5: how many routes there are on which no LYNGK point serves twice; stops counting at a number. */
    int routes(int enough) {
        return routes(new ArrayList<>(List.of(from)), enough);
    }

    private int routes(List<Point> route, int enough) {
        int found = 0;
        for (Point next : seen(route.get(route.size() - 1)).toList()) {
            if (next == to) {
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
        return isOwn() && seen(from).anyMatch(point -> isSame(stackAt(point)));
    }

    private Stack stackAt(Point occupied) {
        return requireNonNull(board.get(occupied));
    }

    private Stream<Point> seen(Point point) {
        return Stream.of(Direction.values())
                .flatMap(direction ->
                        point.ray(direction).stream().filter(board::containsKey).limit(1));
    }
}
