package io.github.lyngk.testkit;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Color;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Outcome;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Stack;
import java.util.Optional;

/**
 * A game looked at move by move: the questions {@link EdgeCase} asks about the move at a ply.
 *
 * <p>Every answer is read off the position before the move, the move, and the position after it.
 */
final class Scene {
    private static final int FIVE = 5;

    private final ImmutableList<Move> moves;
    private final ImmutableList<Position> positions;

    Scene(Game game) {
        moves = game.moves();
        positions = game.positions();
    }

    int size() {
        return moves.size();
    }

    /** How many straight legs the move's shortest route has; 1 for a direct move. */
    int legs(int ply) {
        return positions.get(ply).route(moves.get(ply)).size() - 1;
    }

    /** R6: the turn comes back to the player who just moved. */
    boolean skipsOpponent(int ply) {
        Position after = positions.get(ply + 1);
        return !after.isOver() && after.playerToMove() == positions.get(ply).playerToMove();
    }

    /** R5: no move without a claim; those without one come first in the order of moves. */
    boolean needsClaim(int ply) {
        Position before = positions.get(ply);
        return moves.get(ply).claim().isPresent()
                && before.legalMoves().get(0).claim().isPresent();
    }

    boolean formsNeutral(int ply, int height) {
        Position after = positions.get(ply + 1);
        Point to = moves.get(ply).to();
        return after.heightAt(to) == height && after.owner(to).isEmpty();
    }

    boolean claimsNeutralFive(int ply) {
        Optional<Color> claim = moves.get(ply).claim();
        return claim.isPresent()
                && positions.get(ply).stacks().values().stream()
                        .anyMatch(stack -> stack.height() == FIVE
                                && stack.top() == claim.get().piece());
    }

    int jokersFormed(int ply) {
        Position before = positions.get(ply);
        Move move = moves.get(ply);
        return jokers(before, move.from()) + jokers(before, move.to());
    }

    /** H4: the game is over by a stack of six. */
    boolean winsAtOnce(int ply) {
        return positions.get(ply + 1).suddenDeathWinner().isPresent();
    }

    boolean endsInDraw(int ply) {
        return positions.get(ply + 1).outcome().map(Outcome::isDraw).orElse(false);
    }

    private static int jokers(Position position, Point point) {
        return position.stackAt(point).map(Stack::jokers).orElse(0);
    }
}
