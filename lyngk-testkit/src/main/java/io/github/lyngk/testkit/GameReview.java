package io.github.lyngk.testkit;

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
 * A game looked at move by move: the questions {@link EdgeCase} asks about the move at a ply.
 *
 * <p>Every answer is read off the position before the move, the move, and the position after it.
 */
final class GameReview {
    private static final int FIVE = 5;
    private static final int SIX = 6;
    private static final int MANY = 4;

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

    /** How many straight legs the move's shortest route has; 1 for a direct move. */
    int legs(int ply) {
        return positions.get(ply).route(moves.get(ply)).size() - 1;
    }

    /** R6: the turn comes back to the player who just moved. */
    boolean skipsOpponent(int ply) {
        return game.wasSkipped(ply + 1);
    }

    /** R5: no move without a claim. */
    boolean needsClaim(int ply) {
        return positions.get(ply).mustClaim();
    }

    boolean formsNeutral(int ply, int height) {
        Position after = positions.get(ply + 1);
        Point to = moves.get(ply).to();
        return after.heightAt(to) == height && after.owner(to).isEmpty();
    }

    boolean claimsNeutralFive(int ply) {
        return moves.get(ply).claim().stream().anyMatch(color -> stacksTopped(ply, color, FIVE) > 0);
    }

    private int stacksTopped(int ply, Color color, int height) {
        return LeadCounter.standing(positions.get(ply), height, color.piece());
    }

    /** E12, R6: the opponent was skipped by the move before, and gets the turn after this one. */
    boolean givesTurnBack(int ply) {
        return ply > 0
                && skipsOpponent(ply - 1)
                && !skipsOpponent(ply)
                && !positions.get(ply + 1).isOver();
    }

    /** R6: a turn that comes back is a new one and may claim. */
    boolean offersClaimAfterSkip(int ply) {
        return skipsOpponent(ply) && !positions.get(ply + 1).legalClaims().isEmpty();
    }

    boolean leadsToClaimOnly(int ply) {
        return positions.get(ply + 1).mustClaim();
    }

    boolean leavesNothingOwn(int ply) {
        Position after = positions.get(ply + 1);
        Optional<Player> player = Optional.of(after.playerToMove());
        return !after.isOver()
                && after.claims(after.playerToMove()).size() == 2
                && after.stacks().keySet().stream().map(after::owner).noneMatch(player::equals);
    }

    boolean goesOnAfterManyFives(int ply) {
        Position after = positions.get(ply + 1);
        return !after.isOver() && Arrays.stream(Player.values()).anyMatch(player -> after.fives(player) >= MANY);
    }

    boolean claimsSix(int ply) {
        return moves.get(ply).claim().stream().anyMatch(color -> stacksTopped(ply, color, SIX) > 0);
    }

    /** Several neutral fives of one colour, and a player to move who may still claim it. */
    boolean offersSeveralFives(int ply) {
        Position after = positions.get(ply + 1);
        return after.legalClaims().stream().anyMatch(claim -> stacksTopped(ply + 1, claim.color(), FIVE) > 1);
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
