package io.github.lyngk.core;

import io.github.lyngk.core.engine.Board;
import io.github.lyngk.core.engine.Claims;
import io.github.lyngk.core.engine.Geometry;
import io.github.lyngk.core.engine.Side;
import io.github.lyngk.core.engine.StackCode;
import java.util.Optional;
import java.util.stream.Collectors;

/** Explains why a move is illegal: finds the first violation in the order of {@link Violation}. */
final class MoveRefusal {
    private final Position position;
    private final Move move;
    private final Player player;
    private final Side side;
    private final Board board;
    private final int from;
    private final int to;
    private final int lifted;

    MoveRefusal(Position position, Move move) {
        this.position = position;
        this.move = move;
        this.player = position.playerToMove();
        this.side = position.side(move.claimNumber());
        this.board = side.board();
        this.from = move.from().ordinal();
        this.to = move.to().ordinal();
        this.lifted = board.code(from);
    }

    /** Explains a move that is known to be illegal. */
    Legality explain() {
        return gameOver()
                .or(this::claim)
                .or(this::origin)
                .or(this::destination)
                .or(this::way)
                .or(this::landing)
                .orElseThrow(() -> new AssertionError("no rule forbids " + move + " in " + position));
    }

    private Optional<Legality> broken(Violation violation, String what) {
        return Optional.of(Legality.illegal(violation, move + ": " + what));
    }

    private Optional<Legality> gameOver() {
        return position.isOver() ? broken(Violation.GAME_OVER, "the game is over") : Optional.empty();
    }

    private Optional<Legality> claim() {
        if (Claims.isOpen(position.packedClaims(), player.ordinal(), move.claimNumber())) {
            return Optional.empty();
        }
        Color color = move.claim().orElseThrow();
        return position.owner(color)
                .map(owner -> broken(Violation.CLAIM_TAKEN, color.word() + " is already claimed by " + owner.words()))
                .orElseGet(() -> broken(Violation.THIRD_CLAIM, player.words() + " has already claimed two colours"));
    }

    private Optional<Legality> origin() {
        Point point = move.from();
        if (lifted == StackCode.EMPTY) {
            return broken(Violation.ORIGIN_EMPTY, point + " is empty" + emptiedByClaim(point));
        }
        if (Geometry.has(side.movable(), from)) {
            return Optional.empty();
        }
        if (StackCode.top(lifted) == Piece.JOKER.ordinal()) {
            return broken(Violation.JOKER_ON_TOP, "the lone joker on " + point + " cannot be moved");
        }
        String owner = player.opponent().words();
        return broken(
                Violation.OPPONENTS_STACK,
                "the stack on " + point + " is topped by " + topName() + ", which belongs to " + owner);
    }

    private Optional<Legality> destination() {
        Point point = move.to();
        return Geometry.has(board.occupied(), to)
                ? Optional.empty()
                : broken(
                        Violation.DESTINATION_EMPTY,
                        point + " is empty" + emptiedByClaim(point) + ", so nothing can land there");
    }

    private String emptiedByClaim(Point point) {
        return position.heightAt(point) == 0 ? "" : " once the claim has removed its stack of five";
    }

    private Optional<Legality> way() {
        if (Geometry.has(side.reached(from), to)) {
            return Optional.empty();
        }
        return side.owns(lifted)
                ? broken(
                        Violation.NO_LYNGK_ROUTE,
                        obstacle() + ", and no chain of " + topName() + " LYNGK points leads there")
                : broken(Violation.NO_STRAIGHT_LINE, "a neutral stack needs a free straight line; " + obstacle());
    }

    /** Describes what is wrong with the straight line from origin to destination. */
    private String obstacle() {
        return move.from()
                .directionTo(move.to())
                .flatMap(direction -> move.from().ray(direction).stream()
                        .filter(point -> Geometry.has(board.occupied(), point.ordinal()))
                        .findFirst())
                .map(first -> first + " is between " + move.from() + " and " + move.to())
                .orElseGet(() -> "no straight line joins " + move.from() + " and " + move.to());
    }

    private Optional<Legality> landing() {
        int height = StackCode.height(lifted);
        int below = StackCode.height(board.code(to));
        if (Geometry.has(side.tooHigh(lifted), to)) {
            Variant variant = position.variant();
            return broken(
                    variant.sixWins() ? Violation.TOO_HIGH_FOR_SIX : Violation.TOO_HIGH,
                    pieces(height) + " on " + pieces(below) + " would make " + (height + below) + ", more than "
                            + variant.maxHeight());
        }
        if (Geometry.has(side.clashing(lifted), to)) {
            int shared = StackCode.colors(lifted) & StackCode.colors(board.code(to));
            String colors = Color.set(shared).stream().map(Color::word).collect(Collectors.joining(" and "));
            return broken(Violation.COLOR_TWICE, "both " + move.from() + " and " + move.to() + " hold " + colors);
        }
        if (Geometry.has(side.unclimbable(lifted), to)) {
            return height == 1
                    ? broken(
                            Violation.NEUTRAL_SINGLE_CLIMBS,
                            "a neutral single piece may not land on a stack of " + below)
                    : broken(
                            Violation.NEUTRAL_STACK_CLIMBS,
                            "a neutral stack of " + height + " may not land on a stack of " + below);
        }
        return Optional.empty();
    }

    private static String pieces(int height) {
        return height == 1 ? "a single piece" : "a stack of " + height;
    }

    private String topName() {
        return Color.at(StackCode.top(lifted)).word();
    }
}
