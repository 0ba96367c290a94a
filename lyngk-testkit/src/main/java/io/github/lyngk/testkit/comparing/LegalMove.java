package io.github.lyngk.testkit.comparing;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.lyngk.core.Color;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Piece;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Stack;
import java.util.Collection;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A legal move seen with the position it is made in.
 *
 * @param tops what tops a stack anywhere
 * @param claimsOpen whether any colour may be claimed
 */
record LegalMove(
        Position position, Move move, ImmutableList<Point> route, ImmutableSet<Piece> tops, boolean claimsOpen) {

    /** Some legal moves of a position. */
    static ImmutableList<LegalMove> of(Position position, Collection<Move> moves) {
        ImmutableSet<Piece> tops =
                position.stacks().values().stream().map(Stack::top).collect(ImmutableSet.toImmutableSet());
        boolean claimsOpen = !position.legalClaims().isEmpty();
        return moves.stream()
                .map(move -> new LegalMove(position, move, position.route(move), tops, claimsOpen))
                .collect(ImmutableList.toImmutableList());
    }

    Stack mover() {
        return stack(move.from());
    }

    Stack target() {
        return stack(move.to());
    }

    private Stack stack(Point point) {
        return position.stackAt(point).orElseThrow();
    }

    int legs() {
        return route.size() - 1;
    }

    Stream<Stack> lyngkPoints() {
        return route.subList(1, route.size() - 1).stream().map(this::stack);
    }

    static boolean isTall(Stack stack) {
        return stack.height() > 1;
    }

    int height() {
        return mover().height() + target().height();
    }

    int rise() {
        return target().height() - mover().height();
    }

    int jokers() {
        return mover().jokers() + target().jokers();
    }

    boolean involvesFive() {
        return mover().height() == 5 || target().height() == 5;
    }

    boolean landsOnOpponent() {
        return position.owner(move.to()).equals(Optional.of(opponent()));
    }

    private Player opponent() {
        return position.playerToMove().opponent();
    }

    boolean isNeutralOnEqual() {
        return isNeutral() && rise() == 0 && isTall(mover());
    }

    private boolean isNeutral() {
        return position.owner(move.from()).isEmpty()
                && !move.claim().equals(mover().top().color());
    }

    boolean landsOnOwn() {
        return position.owner(move.to()).equals(Optional.of(position.playerToMove()))
                || move.claim().isPresent()
                        && move.claim().equals(target().top().color());
    }

    boolean movesFifthColor() {
        int claims = position.claims().size() + (move.claim().isPresent() ? 1 : 0);
        return claims == 4 && isNeutral();
    }

    boolean claimsAbsentColor() {
        return move.claim().map(Color::piece).stream().anyMatch(piece -> !tops.contains(piece));
    }

    boolean needsClaim() {
        return move.claim().isPresent() && !position.isLegal(move.withoutClaim());
    }

    boolean declinesClaim() {
        return move.claim().isEmpty() && claimsOpen;
    }

    boolean crossesEmptyPoints() {
        return !move.from().neighbours().contains(move.to());
    }
}
