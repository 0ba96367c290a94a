package io.github.lyngk.core;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.random.RandomGenerator;

/** How a game starts (C1): 43 single pieces, nothing claimed, the first player to move. */
final class InitialSetup {
    private InitialSetup() {}

    /** Returns a random start; {@link Position#initial} promises just how it is drawn. */
    static Setup shuffled(Variant variant, RandomGenerator random) {
        requireNonNull(random, "random");
        List<Piece> bag = new ArrayList<>(Point.COUNT);
        for (Piece piece : Piece.values()) {
            bag.addAll(Collections.nCopies(piece.inGame(), piece));
        }
        for (int i = bag.size() - 1; i > 0; i--) {
            Collections.swap(bag, i, random.nextInt(i + 1));
        }
        Setup.Builder setup = Setup.builder(variant);
        for (int i = 0; i < Point.COUNT; i++) {
            setup.put(Point.at(i), bag.get(i));
        }
        return setup.build();
    }

    /** Tells whether a set-up is a start. */
    static boolean is(Setup setup) {
        int[] left = Arrays.stream(Piece.values()).mapToInt(Piece::inGame).toArray();
        for (int point = 0; point < Point.COUNT; point++) {
            Stack stack = setup.stackAt(point);
            if (stack == null || stack.height() > 1 || left[stack.top().ordinal()]-- == 0) {
                return false;
            }
        }
        return setup.playerToMove() == Player.FIRST
                && setup.claims().isEmpty()
                && setup.fives(Player.FIRST) + setup.fives(Player.SECOND) == 0
                && setup.suddenDeathWinner().isEmpty();
    }
}
