package io.github.lyngk.testkit.scenarios;

import static io.github.lyngk.testkit.scenarios.Draft.FIVE;

import com.google.common.base.Supplier;
import com.google.common.base.Suppliers;
import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Piece;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Stack;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntUnaryOperator;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Counts a game height by height, in right and wrong ways.
 *
 * <p>Every number is a lead: the first player's number less the second player's.
 */
public final class LeadCounter {

    private final Position position;
    private final Supplier<ImmutableList<Position>> positions;
    private final Supplier<ImmutableList<Move>> moves;

    LeadCounter(Game game) {
        this.position = game.position();
        this.positions = Suppliers.memoize(game::positions);
        this.moves = Suppliers.memoize(game::moves);
    }

    /** The number of stacks of a height on the board with a piece on top. */
    public static int standing(Position position, int height, Piece top) {
        return (int) position.stacks().values().stream()
                .filter(stack -> stack.height() == height && stack.top() == top)
                .count();
    }

    /** The first of some leads that is not zero; zero if all are. */
    static int first(IntStream leads) {
        return leads.filter(lead -> lead != 0).findFirst().orElse(0);
    }

    /** The first lead that is not zero, at these heights in this order; zero if all are. */
    int ranked(int... heights) {
        return first(IntStream.of(heights).map(this::lead));
    }

    /** The same at all heights, with each stack on the board counted for the given owner. */
    int rankedBy(Function<Stack, Optional<Player>> owner) {
        return first(IntStream.of(5, 4, 3, 2, 1)
                .map(height -> height == FIVE && position.variant().fivesScored() ? fives() : lead(height, owner)));
    }

    /** The tie-break after the fives. */
    int below() {
        return ranked(4, 3, 2, 1);
    }

    /** R4, R9: fives are those scored, but in the six-stack game those on the board. */
    int fives() {
        return lead(FIVE);
    }

    /** Stacks of a height on the board, by the owner of the top colour. */
    int standing(int height) {
        return lead(height, this::owner);
    }

    /** Stacks on the board, each with a weight, by the owner of the top colour. */
    int weighed(ToIntFunction<Stack> weight) {
        return stacks().mapToInt(stack -> weight.applyAsInt(stack) * sign(owner(stack)))
                .sum();
    }

    /** R4: fives removed by a claim, by claimer. */
    int captured() {
        return history(ply -> move(ply)
                .claim()
                .map(color -> before(ply).capturedBy(color).size())
                .orElse(0));
    }

    /** E10, R13: fives completed with a neutral top, by mover. */
    int madeNeutral() {
        return history(ply -> makesNeutralFive(ply) ? 1 : 0);
    }

    /** H6, R9: standing fives that were made with a neutral top, by the owner of the top colour now. */
    int madeNeutralStanding() {
        return plies().filter(this::makesNeutralFive)
                .mapToObj(ply -> move(ply).to())
                .distinct()
                .filter(point -> position.heightAt(point) == FIVE)
                .mapToInt(point -> sign(position.owner(point)))
                .sum();
    }

    private boolean makesNeutralFive(int ply) {
        Move move = move(ply);
        Position after = positions.get().get(ply);
        return after.heightAt(move.to()) == FIVE && after.owner(move.to()).isEmpty();
    }

    private int history(IntUnaryOperator number) {
        return plies().map(ply -> sign(Optional.of(before(ply).playerToMove())) * number.applyAsInt(ply))
                .sum();
    }

    private IntStream plies() {
        return IntStream.rangeClosed(1, moves.get().size());
    }

    private Move move(int ply) {
        return moves.get().get(ply - 1);
    }

    private Position before(int ply) {
        return positions.get().get(ply - 1);
    }

    private int lead(int height) {
        return position.tally(Player.FIRST, height) - position.tally(Player.SECOND, height);
    }

    private int lead(int height, Function<Stack, Optional<Player>> owner) {
        return stacks().filter(stack -> stack.height() == height)
                .mapToInt(stack -> sign(owner.apply(stack)))
                .sum();
    }

    Optional<Player> owner(Stack stack) {
        return stack.top().color().flatMap(position::owner);
    }

    Stream<Stack> stacks() {
        return position.stacks().values().stream();
    }

    Position position() {
        return position;
    }

    private static int sign(Optional<Player> player) {
        return player.map(owner -> owner == Player.FIRST ? 1 : -1).orElse(0);
    }
}
