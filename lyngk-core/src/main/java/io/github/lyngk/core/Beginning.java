package io.github.lyngk.core;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.random.RandomGenerator;

/** Random starts (C1). */
final class Beginning {
    /** How many pieces of each active colour a start has. */
    static final int OF_EACH_COLOR = 8;

    /** How many jokers a start has. */
    static final int JOKERS = 3;

    private Beginning() {}

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
}
