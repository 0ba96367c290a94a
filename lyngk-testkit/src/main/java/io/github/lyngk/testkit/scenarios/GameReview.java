package io.github.lyngk.testkit.scenarios;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Color;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Outcome;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Stack;
import java.util.Arrays;
import java.util.Optional;

/**
 * A game looked at move by move: the questions a {@link RareEvent} asks about the move at a ply, counted from 1.
 *
 * <p>Every answer is read off the position before the move, the move, and the position after it.
 */
public final class GameReview {
    private static final int FIVE = 5;
    private static final int FOUR_FIVES = 4;

    private final Game game;
    private final ImmutableList<Move> moves;
    private final ImmutableList<Position> positions;

    GameReview(Game game) {
        this.game = game;
        moves = game.moves();
        positions = game.positions();
    }

    int size() {
        return moves.size();
    }

    private Move move(int ply) {
        return moves.get(ply - 1);
    }

    private Position before(int ply) {
        return positions.get(ply - 1);
    }

    private Position after(int ply) {
        return positions.get(ply);
    }

    /** How many straight legs the move's shortest route has; 1 for a direct move. */
    public int legs(int ply) {
        return before(ply).route(move(ply)).size() - 1;
    }

    /** R6: the turn comes back to the player who just moved. */
    public boolean skipsOpponent(int ply) {
        return game.wasSkipped(ply);
    }

    private boolean skippedBefore(int ply) {
        return ply > 1 && skipsOpponent(ply - 1);
    }

    public boolean skipsAgain(int ply) {
        return skippedBefore(ply) && skipsOpponent(ply);
    }

    /** E12, R6: the opponent was skipped by the move before, and gets the turn after this one. */
    public boolean givesTurnBack(int ply) {
        return skippedBefore(ply) && !skipsOpponent(ply) && !after(ply).isOver();
    }

    /** R6: a turn that comes back is a new one and may claim. */
    public boolean offersClaimAfterSkip(int ply) {
        return skipsOpponent(ply) && !after(ply).legalClaims().isEmpty();
    }

    /** R5: no move without a claim. */
    public boolean needsClaim(int ply) {
        return before(ply).mustClaim();
    }

    public boolean leavesNoOwnStack(int ply) {
        Position after = after(ply);
        Optional<Player> player = Optional.of(after.playerToMove());
        return !after.isOver()
                && after.claims(after.playerToMove()).size() == 2
                && after.stacks().keySet().stream().map(after::owner).noneMatch(player::equals);
    }

    public boolean formsNeutral(int ply, int height) {
        Point to = move(ply).to();
        return after(ply).heightAt(to) == height && after(ply).owner(to).isEmpty();
    }

    public boolean claimsNeutral(int ply, int height) {
        return move(ply).claim().stream().anyMatch(color -> stacksTopped(before(ply), color, height) > 0);
    }

    /** Several neutral fives of one colour, and a player to move who may still claim it. */
    public boolean offersSeveralFives(int ply) {
        Position after = after(ply);
        return after.legalClaims().stream().anyMatch(claim -> stacksTopped(after, claim.color(), FIVE) > 1);
    }

    private static int stacksTopped(Position position, Color color, int height) {
        return LeadCounter.standing(position, height, color.piece());
    }

    public boolean goesOnAfterFourFives(int ply) {
        Position after = after(ply);
        return !after.isOver() && Arrays.stream(Player.values()).anyMatch(player -> after.fives(player) >= FOUR_FIVES);
    }

    public int jokersFormed(int ply) {
        return jokers(before(ply), move(ply).from())
                + jokers(before(ply), move(ply).to());
    }

    private static int jokers(Position position, Point point) {
        return position.stackAt(point).map(Stack::jokers).orElse(0);
    }

    /** H4: the game is over by a stack of six. */
    public boolean winsAtOnce(int ply) {
        return after(ply).suddenDeathWinner().isPresent();
    }

    /** D4, H4: the colour of the six was free until this turn. */
    public boolean winsByClaiming(int ply) {
        Move move = move(ply);
        return winsAtOnce(ply)
                && move.claim().map(Color::piece).equals(before(ply).topAt(move.from()));
    }

    public boolean endsInDraw(int ply) {
        return after(ply).outcome().map(Outcome::isDraw).orElse(false);
    }
}
