package io.github.lyngk.notation.boardspace;

import static java.util.Objects.requireNonNull;

import io.github.lyngk.core.Color;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Point;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The actions of the current turn so far: the stack or colour in hand, and those put down. A turn is built from picks
 * and drops that may be taken back; only the state when the turn ends counts.
 */
final class TurnInProgress {
    private @Nullable Color colorInHand;
    private @Nullable Color claim;
    private @Nullable Point stackInHand;
    private @Nullable Point from;
    private @Nullable Point to;

    /** Whether the turn ends as a pass: nothing was claimed or moved, and nothing is held. */
    boolean isEmpty() {
        return colorInHand == null && claim == null && stackInHand == null && to == null;
    }

    /** The move of this turn, empty while no stack has been moved. */
    Optional<Move> move() {
        if (from == null || to == null) {
            return Optional.empty();
        }
        Move move = Move.of(from, to);
        return Optional.of(claim == null ? move : move.claiming(claim));
    }

    /**
     * Whether an action after the move of a stack belongs to a new turn: it takes nothing of this turn back.
     */
    boolean beginsNewTurn(Action action) {
        if (action instanceof Action.PickStack pick) {
            return pick.point() != to;
        }
        if (action instanceof Action.PickColor pick) {
            return pick.color() != claim;
        }
        return action instanceof Action.MoveStack || action instanceof Action.ClaimColor;
    }

    void clear() {
        colorInHand = null;
        claim = null;
        stackInHand = null;
        from = null;
        to = null;
    }

    /** Applies a claim or a move, or a part of one; returns why that is impossible, empty if it is done. */
    Optional<String> accept(Action action, Seat seat) {
        if (action instanceof Action.PickColor pick) {
            return pickColor(pick.color());
        } else if (action instanceof Action.PickClaim) {
            return claim == null ? fault("there is no claim to take back") : pickColor(claim);
        } else if (action instanceof Action.DropClaim drop) {
            return colorInHand == null
                    ? fault("no colour was picked to claim it")
                    : claim(colorInHand, drop.seat(), seat);
        } else if (action instanceof Action.DropColor drop) {
            return putBack(drop.color());
        } else if (action instanceof Action.ClaimColor robot) {
            return claim(robot.color(), robot.seat(), seat);
        } else if (action instanceof Action.PickStack pick) {
            return pickStack(pick.point());
        } else if (action instanceof Action.DropStack drop) {
            return dropStack(drop.point());
        } else if (action instanceof Action.MoveStack robot) {
            pickStack(robot.from());
            return robot.from() == robot.to() ? fault("a stack is moved onto itself") : dropStack(robot.to());
        }
        throw new IllegalArgumentException("no claim and no move: " + action);
    }

    private Optional<String> pickColor(Color color) {
        colorInHand = color;
        if (claim == color) {
            claim = null;
        }
        return Optional.empty();
    }

    private Optional<String> putBack(Color color) {
        if (colorInHand != color) {
            return fault("a colour is put back that was not picked");
        }
        colorInHand = null;
        return Optional.empty();
    }

    private Optional<String> claim(Color color, Seat claimer, Seat seat) {
        if (claimer != seat) {
            return fault("a colour is claimed for the opponent");
        }
        if (claim != null) {
            return fault("two colours are claimed in one turn");
        }
        claim = color;
        colorInHand = null;
        return Optional.empty();
    }

    private Optional<String> pickStack(Point point) {
        // Picking up what was just dropped takes the drop back: the stack is still the one that left its origin.
        stackInHand = point == to ? requireNonNull(from) : point;
        from = null;
        to = null;
        return Optional.empty();
    }

    private Optional<String> dropStack(Point point) {
        if (stackInHand == null) {
            return fault("no stack was picked up to drop it on " + point);
        }
        if (stackInHand != point) {
            from = stackInHand;
            to = point;
        }
        stackInHand = null;
        return Optional.empty();
    }

    private static Optional<String> fault(String message) {
        return Optional.of(message);
    }
}
