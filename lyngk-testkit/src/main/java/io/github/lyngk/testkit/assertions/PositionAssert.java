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

/** Assertions about a {@link Position}. Every failure message contains its text and its board. */
public final class PositionAssert extends PlayAssert<PositionAssert, Position> {
    PositionAssert(@Nullable Position actual) {
        super(actual, PositionAssert.class);
    }

    /**
     * Checks that a move is legal.
     *
     * @param move the move, for example {@code R:b1-c2}
     * @return this assertion
     * @throws io.github.lyngk.core.NotationException if the text of the move is malformed
     */
    public PositionAssert allows(String move) {
        return allows(Move.parse(move));
    }

    /**
     * Checks that a move is legal.
     *
     * @param move the move
     * @return this assertion
     */
    public PositionAssert allows(Move move) {
        Legality legality = position().check(move);
        return verify(legality.isLegal(), "expected %s to be legal, but: %s", move, legality);
    }

    /**
     * Checks that a move is illegal, for any reason.
     *
     * @param move the move, for example {@code b1-c3}
     * @return this assertion
     * @throws io.github.lyngk.core.NotationException if the text of the move is malformed
     */
    public PositionAssert forbids(String move) {
        return forbids(Move.parse(move));
    }

    /**
     * Checks that a move is illegal, for any reason.
     *
     * @param move the move
     * @return this assertion
     */
    public PositionAssert forbids(Move move) {
        return verify(!position().isLegal(move), "expected %s to be illegal, but it is legal", move);
    }

    /**
     * Checks that a move is illegal and that {@link Position#check} reports a given rule.
     *
     * @param move the move, for example {@code b1-c3}
     * @param rule the expected rule
     * @return this assertion
     * @throws io.github.lyngk.core.NotationException if the text of the move is malformed
     */
    public PositionAssert forbids(String move, Rule rule) {
        return forbids(Move.parse(move), rule);
    }

    /**
     * Checks that a move is illegal and that {@link Position#check} reports a given rule.
     *
     * @param move the move
     * @param rule the expected rule
     * @return this assertion
     */
    public PositionAssert forbids(Move move, Rule rule) {
        Legality legality = position().check(move);
        return verify(
                legality.rule().equals(Optional.of(rule)), "expected %s to break %s, but: %s", move, rule, legality);
    }

    /**
     * Checks that a move is illegal and that {@link Position#check} reports a given violation.
     *
     * @param move the move, for example {@code b1-c3}
     * @param violation the expected violation
     * @return this assertion
     * @throws io.github.lyngk.core.NotationException if the text of the move is malformed
     */
    public PositionAssert forbids(String move, Violation violation) {
        return forbids(Move.parse(move), violation);
    }

    /**
     * Checks that a move is illegal and that {@link Position#check} reports a given violation.
     *
     * @param move the move
     * @param violation the expected violation
     * @return this assertion
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
     * @param count the expected number
     * @return this assertion
     */
    public PositionAssert hasLegalMoveCount(int count) {
        int moves = position().legalMoveCount();
        return verify(moves == count, "expected %s legal moves, but there are %s", count, moves);
    }

    /**
     * Checks which player is to move.
     *
     * @param player the expected player to move
     * @return this assertion
     */
    public PositionAssert hasPlayerToMove(Player player) {
        requireNonNull(player, "player");
        Player toMove = position().playerToMove();
        return verify(toMove == player, "expected %s to move, but it is the turn of %s", player, toMove);
    }

    /**
     * Checks the variant.
     *
     * @param variant the expected variant
     * @return this assertion
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
     * @param stack the expected stack, for example {@code (GRB)} or {@code J}
     * @return this assertion
     * @throws io.github.lyngk.core.NotationException if the text of the point or the stack is malformed
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
     * @return this assertion
     * @throws io.github.lyngk.core.NotationException if the text of the point is malformed
     */
    public PositionAssert isEmptyAt(String point) {
        Optional<Stack> standing = position().stackAt(Point.parse(point));
        return verify(standing.isEmpty(), "expected nothing on %s, but found %s", point, standing.orElse(null));
    }

    /**
     * Checks which colours a player has claimed.
     *
     * @param player the player
     * @param colors the expected colours, in the order in which they were claimed; none if the player has not claimed any
     * @return this assertion
     */
    public PositionAssert hasClaims(Player player, Color... colors) {
        List<Color> claims = position().claims(player);
        List<Color> expected = List.of(colors);
        return verify(
                claims.equals(expected), "expected %s to have claimed %s, but found %s", player, expected, claims);
    }

    /**
     * Checks the number of stacks of five that a player has scored.
     *
     * @param player the player
     * @param count the expected number
     * @return this assertion
     */
    public PositionAssert hasFives(Player player, int count) {
        int fives = position().fives(player);
        return verify(fives == count, "expected %s to have scored %s, but found %s", player, count, fives);
    }

    /**
     * Checks that a move is legal, plays it, and returns assertions about the position after it.
     *
     * @param move the move, for example {@code R:b1-c2}
     * @return assertions about the position after the move
     * @throws io.github.lyngk.core.NotationException if the text of the move is malformed
     */
    public PositionAssert after(String move) {
        return after(Move.parse(move));
    }

    /**
     * Checks that a move is legal, plays it, and returns assertions about the position after it.
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
