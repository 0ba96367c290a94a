package io.github.lyngk.notation;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Color;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Piece;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Stack;
import java.util.Optional;

/** A move of a game, with the facts that events depend on. */
final class GameStep {
    private static final ImmutableList<Point> POINTS = ImmutableList.copyOf(Point.values());

    final Position before;
    final Position after;
    private final Move move;

    /** R6: the turn comes back to the player who just moved; and whether that was so before the move. */
    final boolean skips;

    final boolean followsSkip;

    /** The number of legs, computed on first use; -1 until then. */
    private int legs = -1;

    /** Creates a step from a game that ends with the move. */
    GameStep(Game game) {
        before = game.undo().position();
        move = game.lastMove().orElseThrow();
        after = game.position();
        skips = game.wasSkipped(game.size());
        followsSkip = game.size() > 1 && game.wasSkipped(game.size() - 1);
    }

    /** {@return how many straight legs the shortest route has; 1 for a direct move} */
    int legs() {
        legs = legs < 0 ? before.route(move).size() - 1 : legs;
        return legs;
    }

    /** {@return how many jokers the stack has that the move forms} */
    int jokers() {
        return jokers(move.from()) + jokers(move.to());
    }

    private int jokers(Point point) {
        return before.stackAt(point).map(Stack::jokers).orElse(0);
    }

    /** R5. */
    boolean needsClaim() {
        return !claimedAll(before) && before.mustClaim();
    }

    boolean leavesNoOwnStack() {
        return claimedAll(after) && !topsStack(after) && !after.isOver();
    }

    /** D3: the player to move has two colours and cannot claim more; then there is no need to search for claims. */
    private static boolean claimedAll(Position position) {
        return position.claims(position.playerToMove()).size() == 2;
    }

    private static boolean topsStack(Position position) {
        for (Point point : POINTS) {
            Optional<Player> owner = position.owner(point);
            if (owner.isPresent() && owner.get() == position.playerToMove()) {
                return true;
            }
        }
        return false;
    }

    boolean formsNeutral(int height) {
        return after.heightAt(move.to()) == height && after.owner(move.to()).isEmpty();
    }

    boolean claimsNeutral(int height) {
        return move.claim().isPresent() && stacksTopped(before, move.claim().get(), height) > 0;
    }

    boolean offersSeveralFives() {
        return !claimedAll(after)
                && after.legalClaims().stream().anyMatch(claim -> stacksTopped(after, claim.color(), 5) > 1);
    }

    private static int stacksTopped(Position position, Color color, int height) {
        Optional<Piece> top = Optional.of(color.piece());
        int count = 0;
        for (Point point : POINTS) {
            count += position.heightAt(point) == height && position.topAt(point).equals(top) ? 1 : 0;
        }
        return count;
    }

    boolean goesOnAfterFourFives() {
        return Math.max(after.fives(Player.FIRST), after.fives(Player.SECOND)) >= 4 && !after.isOver();
    }

    /** H4: the game is over by a stack of six. */
    boolean winsAtOnce() {
        return after.suddenDeathWinner().isPresent();
    }

    boolean claimsColorMoved() {
        return move.claim().map(Color::piece).equals(before.topAt(move.from()));
    }
}
