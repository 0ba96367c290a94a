package io.github.lyngk.core;

import java.util.Optional;
import java.util.stream.Collectors;

/** Why a move is illegal: the first broken rule, in the order of {@link Violation}, in words. */
final class Refusal {
    private final Position position;
    private final Board board;
    private final int claims;
    private final Move move;
    private final Player player;
    private final long occupied;

    Refusal(Position position, Move move) {
        this.position = position;
        this.board = position.board();
        this.claims = position.packedClaims();
        this.move = move;
        this.player = position.playerToMove();
        this.occupied = board.occupied() & ~Captures.byClaim(board, position.variant(), move.claimNumber());
    }

    /** Explains a move that is known to be illegal. */
    Legality explain() {
        return gameOver()
                .or(this::claim)
                .or(this::origin)
                .or(this::destination)
                .or(this::line)
                .or(this::landing)
                .orElseThrow(() -> new AssertionError("no rule forbids " + move + " in " + position));
    }

    private Optional<Legality> broken(Violation violation, String what) {
        return Optional.of(Legality.illegal(violation, move + ": " + what + " (" + violation.rule() + ")"));
    }

    private Optional<Legality> gameOver() {
        return position.isOver() ? broken(Violation.GAME_OVER, "the game is over") : Optional.empty();
    }

    private Optional<Legality> claim() {
        Color color = move.claim().orElse(null);
        if (color == null || ColorSet.has(Claims.open(claims, player), color.ordinal())) {
            return Optional.empty();
        }
        return position.owner(color)
                .map(owner ->
                        broken(Violation.CLAIM_TAKEN, Words.of(color) + " is already claimed by " + Words.of(owner)))
                .orElseGet(() -> broken(Violation.THIRD_CLAIM, Words.of(player) + " has already claimed two colours"));
    }

    private Optional<Legality> origin() {
        Point from = move.from();
        if (!Sight.has(occupied, from.ordinal())) {
            return broken(Violation.ORIGIN_EMPTY, from + " is empty" + emptiedByClaim(from));
        }
        int color = top();
        if (color == Color.COUNT) {
            return broken(Violation.JOKER_ON_TOP, "a joker, as on " + from + ", is never played");
        }
        if (ColorSet.has(Claims.of(claims, player.opponent()), color)) {
            String owner = Words.of(player.opponent());
            return broken(
                    Violation.OPPONENTS_STACK,
                    "the stack on " + from + " is topped by " + topName() + ", which belongs to " + owner);
        }
        return Optional.empty();
    }

    private Optional<Legality> destination() {
        Point to = move.to();
        return Sight.has(occupied, to.ordinal())
                ? Optional.empty()
                : broken(
                        Violation.DESTINATION_EMPTY,
                        to + " is empty" + emptiedByClaim(to) + ", so nothing can land there");
    }

    private String emptiedByClaim(Point point) {
        return position.heightAt(point) == 0 ? "" : " once the claim has removed its stack of five";
    }

    private Optional<Legality> line() {
        int from = move.from().ordinal();
        int to = move.to().ordinal();
        if (!own()) {
            return Sight.has(Sight.from(from, occupied), to)
                    ? Optional.empty()
                    : broken(Violation.NO_STRAIGHT_LINE, "a neutral stack needs a free straight line; " + obstacle());
        }
        return Sight.has(Sight.through(board.topped(top()) & occupied, from, occupied), to)
                ? Optional.empty()
                : broken(
                        Violation.NO_LYNGK_ROUTE,
                        obstacle() + ", and no chain of " + topName() + " LYNGK points leads there");
    }

    /** Tells what is wrong with the straight line from origin to destination. */
    private String obstacle() {
        return move.from()
                .directionTo(move.to())
                .flatMap(direction -> move.from().ray(direction).stream()
                        .filter(point -> Sight.has(occupied, point.ordinal()))
                        .findFirst())
                .map(first -> first + " stands between " + move.from() + " and " + move.to())
                .orElseGet(() -> "no straight line joins " + move.from() + " and " + move.to());
    }

    private Optional<Legality> landing() {
        int height = position.heightAt(move.from());
        int below = position.heightAt(move.to());
        int most = position.variant().maxHeight();
        if (height + below > most) {
            Violation tooHigh =
                    position.variant() == Variant.SIX_STACK ? Violation.TOO_HIGH_FOR_SIX : Violation.TOO_HIGH;
            return broken(
                    tooHigh,
                    pieces(height) + " on " + pieces(below) + " would make " + (height + below) + ", more than "
                            + most);
        }
        int shared = StackCode.colors(board.code(move.from().ordinal()))
                & StackCode.colors(board.code(move.to().ordinal()));
        if (shared != 0) {
            String colors = ColorSet.colors(shared).stream().map(Words::of).collect(Collectors.joining(" and "));
            return broken(Violation.COLOR_TWICE, "both " + move.from() + " and " + move.to() + " hold " + colors);
        }
        if (!own() && below > height) {
            return height == 1
                    ? broken(Violation.NEUTRAL_SINGLE_CLIMBS, "a neutral single may not land on a stack of " + below)
                    : broken(
                            Violation.NEUTRAL_STACK_CLIMBS,
                            "a neutral stack of " + height + " may not land on a stack of " + below);
        }
        return Optional.empty();
    }

    private static String pieces(int height) {
        return height == 1 ? "a single piece" : "a stack of " + height;
    }

    private int top() {
        return StackCode.top(board.code(move.from().ordinal()));
    }

    private String topName() {
        return Words.of(Color.at(top()));
    }

    /** Tells whether the stack on the origin is the mover's own, the claim of this turn counted. */
    private boolean own() {
        int mine = Claims.of(claims, player) | move.claim().map(ColorSet::of).orElse(0);
        return ColorSet.has(mine, top());
    }
}
