package io.github.lyngk.testkit.broken;

import io.github.lyngk.core.Claim;
import io.github.lyngk.core.Color;
import io.github.lyngk.core.Piece;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Setup;
import io.github.lyngk.core.Stack;
import io.github.lyngk.core.Variant;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The state of the slow engine: a position in plain lists and maps.
 *
 * @param variant the variant
 * @param board the stacks, each from bottom to top
 * @param claims the claims, oldest first
 * @param fives the number of scored stacks of each player
 * @param toMove the player to move
 * @param cameBack whether the opponent was just skipped
 * @param plies the number of moves since the set-up
 * @param over whether the game is over
 * @param sixWinner the winner by a stack of six
 */
record Table(
        Variant variant,
        Map<Point, List<Piece>> board,
        List<Claim> claims,
        Map<Player, Integer> fives,
        Player toMove,
        boolean cameBack,
        int plies,
        boolean over,
        Optional<Player> sixWinner) {

    static Table of(Position position) {
        Map<Point, List<Piece>> board = new EnumMap<>(Point.class);
        position.stacks().forEach((point, stack) -> board.put(point, stack.pieces()));
        Map<Player, Integer> fives = new EnumMap<>(Player.class);
        for (Player player : Player.values()) {
            fives.put(player, position.fives(player));
        }
        return new Table(
                position.variant(),
                board,
                position.claims(),
                fives,
                position.playerToMove(),
                false,
                0,
                false,
                position.suddenDeathWinner());
    }

    Position toPosition() {
        Setup.Builder builder = Setup.builder(variant).playerToMove(toMove);
        board.forEach((point, pieces) -> builder.put(point, Stack.of(pieces)));
        claims.forEach(claim -> builder.claim(claim.player(), claim.color()));
        fives.forEach(builder::fives);
        sixWinner.ifPresent(builder::suddenDeathWinner);
        return Position.of(builder.build());
    }

    List<Piece> at(Point point) {
        return board.getOrDefault(point, List.of());
    }

    int height(Point point) {
        return at(point).size();
    }

    boolean isOccupied(Point point) {
        return board.containsKey(point);
    }

    boolean isEmpty(Point point) {
        return !board.containsKey(point);
    }

    boolean isSixStack() {
        return variant == Variant.SIX_STACK;
    }

    Piece top(Point point) {
        return top(at(point));
    }

    static Piece top(List<Piece> stack) {
        return stack.get(stack.size() - 1);
    }

    Optional<Player> owner(Piece top) {
        for (Claim claim : claims) {
            if (claim.color().piece() == top) {
                return Optional.of(claim.player());
            }
        }
        return Optional.empty();
    }

    boolean owns(Player player, Piece top) {
        return owner(top).filter(player::equals).isPresent();
    }

    boolean isNeutral(Piece top) {
        return owner(top).isEmpty();
    }

    long claimsOf(Player player) {
        return claims.stream().filter(claim -> claim.player() == player).count();
    }

    Table put(Point point, List<Piece> stack) {
        Map<Point, List<Piece>> changed = new EnumMap<>(board);
        changed.put(point, List.copyOf(stack));
        return withBoard(changed);
    }

    Table without(Point point) {
        Map<Point, List<Piece>> changed = new EnumMap<>(board);
        changed.remove(point);
        return withBoard(changed);
    }

    Table claimed(Player player, Color color) {
        List<Claim> changed = new ArrayList<>(claims);
        changed.add(new Claim(player, color));
        return withClaims(changed);
    }

    Table withClaims(List<Claim> changed) {
        return new Table(variant, board, changed, fives, toMove, cameBack, plies, over, sixWinner);
    }

    Table scored(Player player) {
        Map<Player, Integer> changed = new EnumMap<>(fives);
        changed.merge(player, 1, Integer::sum);
        return withFives(changed);
    }

    Table withFives(Map<Player, Integer> changed) {
        return new Table(variant, board, claims, changed, toMove, cameBack, plies, over, sixWinner);
    }

    Table inVariant(Variant other) {
        return new Table(other, board, claims, fives, toMove, cameBack, plies, over, sixWinner);
    }

    Table turnOf(Player player) {
        return new Table(variant, board, claims, fives, player, player == toMove, plies, over, sixWinner);
    }

    Table afterMove() {
        return new Table(variant, board, claims, fives, toMove, cameBack, plies + 1, over, sixWinner);
    }

    Table finished() {
        return new Table(variant, board, claims, fives, toMove, cameBack, plies, true, sixWinner);
    }

    Table goingOn() {
        return new Table(variant, board, claims, fives, toMove, cameBack, plies, false, sixWinner);
    }

    Table wonBySix(Player player) {
        return new Table(variant, board, claims, fives, player.opponent(), cameBack, plies, true, Optional.of(player));
    }

    Table withBoard(Map<Point, List<Piece>> changed) {
        return new Table(variant, changed, claims, fives, toMove, cameBack, plies, over, sixWinner);
    }
}
