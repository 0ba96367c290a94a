package io.github.lyngk.testkit.assertions;

import static java.util.Objects.requireNonNull;

import io.github.lyngk.core.Color;
import io.github.lyngk.core.Legality;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Rule;
import io.github.lyngk.core.Stack;
import io.github.lyngk.core.Variant;
import io.github.lyngk.core.Violation;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Assertions about a position; every failure message shows its line and its board. */
public final class PositionAssert extends PlayAssert<PositionAssert, Position> {
    PositionAssert(@Nullable Position actual) {
        super(actual, PositionAssert.class);
    }

    /**
     * Checks that a move is legal.
     *
     * @param move the move, for example {@code R:b1-c2}
     * @return this
     */
    public PositionAssert allows(String move) {
        return allows(Move.parse(move));
    }

    /**
     * Checks that a move is legal.
     *
     * @param move the move
     * @return this
     */
    public PositionAssert allows(Move move) {
        Legality legality = position().check(move);
        return verify(legality.isLegal(), "expected %s to be legal, but: %s", move, legality);
    }

    /**
     * Checks that a move is illegal, for any reason.
     *
     * @param move the move, for example {@code b1-c3}
     * @return this
     */
    public PositionAssert forbids(String move) {
        return forbids(Move.parse(move));
    }

    /**
     * Checks that a move is illegal, for any reason.
     *
     * @param move the move
     * @return this
     */
    public PositionAssert forbids(Move move) {
        return verify(!position().isLegal(move), "expected %s to be illegal, but it is legal", move);
    }

    /**
     * Checks that a move is illegal and which rule it breaks first.
     *
     * @param move the move, for example {@code b1-c3}
     * @param rule the rule
     * @return this
     */
    public PositionAssert forbids(String move, Rule rule) {
        return forbids(Move.parse(move), rule);
    }

    /**
     * Checks that a move is illegal and which rule it breaks first.
     *
     * @param move the move
     * @param rule the rule
     * @return this
     */
    public PositionAssert forbids(Move move, Rule rule) {
        Legality legality = position().check(move);
        return verify(
                legality.rule().equals(Optional.of(rule)), "expected %s to break %s, but: %s", move, rule, legality);
    }

    /**
     * Checks that a move is illegal and its first violation.
     *
     * @param move the move, for example {@code b1-c3}
     * @param violation the violation
     * @return this
     */
    public PositionAssert forbids(String move, Violation violation) {
        return forbids(Move.parse(move), violation);
    }

    /**
     * Checks that a move is illegal and its first violation.
     *
     * @param move the move
     * @param violation the violation
     * @return this
     */
    public PositionAssert forbids(Move move, Violation violation) {
        Legality legality = position().check(move);
        return verify(
                legality.violation().equals(Optional.of(violation)),
                "expected %s to be refused as %s, but: %s",
                move,
                violation,
                legality);
    }

    /**
     * Checks the number of legal moves.
     *
     * @param count how many there should be
     * @return this
     */
    public PositionAssert hasLegalMoveCount(int count) {
        int moves = position().legalMoveCount();
        return verify(moves == count, "expected %s legal moves, but there are %s", count, moves);
    }

    /**
     * Checks whose turn it is.
     *
     * @param player the player to move
     * @return this
     */
    public PositionAssert hasPlayerToMove(Player player) {
        requireNonNull(player, "player");
        Player toMove = position().playerToMove();
        return verify(toMove == player, "expected %s to move, but it is the turn of %s", player, toMove);
    }

    /**
     * Checks the variant.
     *
     * @param variant the variant
     * @return this
     */
    public PositionAssert hasVariant(Variant variant) {
        requireNonNull(variant, "variant");
        return verify(
                position().variant() == variant,
                "expected %s, but it is %s",
                variant,
                position().variant());
    }

    /**
     * Checks the stack on a point.
     *
     * @param point the point, for example {@code c7}
     * @param stack the stack, for example {@code (GRB)} or {@code J}
     * @return this
     */
    public PositionAssert hasStack(String point, String stack) {
        Optional<Stack> standing = position().stackAt(Point.parse(point));
        String found = standing.map(Stack::toString).orElse("nothing");
        return verify(
                standing.equals(Optional.of(Stack.parse(stack))),
                "expected %s on %s, but found %s",
                stack,
                point,
                found);
    }

    /**
     * Checks that a point is empty.
     *
     * @param point the point, for example {@code c7}
     * @return this
     */
    public PositionAssert isEmptyAt(String point) {
        Optional<Stack> standing = position().stackAt(Point.parse(point));
        return verify(standing.isEmpty(), "expected nothing on %s, but found %s", point, standing.orElse(null));
    }

    /**
     * Checks which colours a player has claimed.
     *
     * @param player the player
     * @param colors the colours, in the order claimed
     * @return this
     */
    public PositionAssert hasClaims(Player player, Color... colors) {
        List<Color> claims = position().claims(player);
        List<Color> expected = List.of(colors);
        return verify(
                claims.equals(expected), "expected %s to have claimed %s, but found %s", player, expected, claims);
    }

    /**
     * Checks how many stacks of five a player has scored.
     *
     * @param player the player
     * @param count how many
     * @return this
     */
    public PositionAssert hasFives(Player player, int count) {
        int fives = position().fives(player);
        return verify(fives == count, "expected %s to have scored %s, but found %s", player, count, fives);
    }

    /**
     * Plays a move, which must be legal, and returns assertions about the position after it.
     *
     * @param move the move, for example {@code R:b1-c2}
     * @return assertions about the position after the move
     */
    public PositionAssert after(String move) {
        return after(Move.parse(move));
    }

    /**
     * Plays a move, which must be legal, and returns assertions about the position after it.
     *
     * @param move the move
     * @return assertions about the position after the move
     */
    public PositionAssert after(Move move) {
        allows(move);
        return new PositionAssert(position().play(move));
    }

    @Override
    Position current() {
        return actual;
    }

    @Override
    String drawing() {
        return BoardReport.of(actual);
    }

    private Position position() {
        isNotNull();
        return actual;
    }
}
