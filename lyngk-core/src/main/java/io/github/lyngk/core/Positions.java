package io.github.lyngk.core;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.random.RandomGenerator;

/** Where positions come from and go to: starts, set-ups. */
final class Positions {
    /** How many pieces of each active colour a start has. */
    static final int OF_EACH_COLOR = 8;

    /** How many jokers a start has. */
    static final int JOKERS = 3;

    private Positions() {}

    /** Returns a random start (C1). */
    static Position shuffled(Variant variant, RandomGenerator random) {
        requireNonNull(random, "random");
        List<Piece> bag = new ArrayList<>(Point.COUNT);
        for (Piece piece : Piece.values()) {
            bag.addAll(Collections.nCopies(piece == Piece.JOKER ? JOKERS : OF_EACH_COLOR, piece));
        }
        for (int i = bag.size() - 1; i > 0; i--) {
            Collections.swap(bag, i, random.nextInt(i + 1));
        }
        Setup.Builder setup = Setup.builder(variant);
        for (int i = 0; i < Point.COUNT; i++) {
            setup.put(Lines.point(i), bag.get(i));
        }
        return Position.of(setup.build());
    }

    /** Returns the position of a possible set-up, whose stacks are given packed too. */
    static Position of(Setup setup, Board board) {
        int claims = Claims.of(setup);
        Player winner = setup.suddenDeathWinner().orElse(null);
        // By R11 a player to move without a move has an opponent without one.
        boolean over = winner != null || !Turns.any(board, setup.variant(), claims, setup.playerToMove());
        return new Position(
                board,
                setup.variant(),
                setup.playerToMove(),
                winner,
                claims,
                setup.fives(Player.FIRST),
                setup.fives(Player.SECOND),
                over);
    }

    static Setup toSetup(Position position) {
        Setup.Builder setup = Setup.builder(position.variant()).playerToMove(position.playerToMove());
        Board board = position.board();
        for (long rest = board.occupied(); rest != 0; rest &= rest - 1) {
            int point = Long.numberOfTrailingZeros(rest);
            setup.put(Lines.point(point), StackCode.stack(board.code(point)));
        }
        for (Player player : Player.values()) {
            position.claims(player).forEach(color -> setup.claim(player, color));
            setup.fives(player, position.fives(player));
        }
        position.suddenDeathWinner().ifPresent(setup::suddenDeathWinner);
        return setup.build();
    }
}
