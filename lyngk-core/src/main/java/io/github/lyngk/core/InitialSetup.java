package io.github.lyngk.core;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
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
}
