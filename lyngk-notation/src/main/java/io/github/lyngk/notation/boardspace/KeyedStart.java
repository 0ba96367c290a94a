package io.github.lyngk.notation.boardspace;

import io.github.lyngk.core.Piece;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Setup;
import io.github.lyngk.core.Variant;
import java.util.Random;

/** The start position that Boardspace makes from the key of a game. */
final class KeyedStart {
    private static final Piece[] ROUND = {Piece.BLACK, Piece.RED, Piece.GREEN, Piece.BLUE, Piece.IVORY};
    private static final int JOKERS = Piece.JOKER.inGame();
    private static final int PASSES = 4;

    private KeyedStart() {}

    static Position position(Variant variant, long key) {
        Piece[] bag = bag();
        shuffle(bag, new Random(key));
        // The points are filled from the end of the array, i1 first: entry n goes to the n-th point of our order.
        Setup.Builder setup = Setup.builder(variant);
        for (Point point : Point.values()) {
            setup.put(point, bag[point.ordinal()]);
        }
        return Position.of(setup.build());
    }

    private static Piece[] bag() {
        Piece[] bag = new Piece[Point.COUNT];
        for (int i = 0; i < bag.length; i++) {
            bag[i] = i < JOKERS ? Piece.JOKER : ROUND[(i - JOKERS) % ROUND.length];
        }
        return bag;
    }

    /** Shuffles exactly as the server does. The shuffle is biased, but must match that of recorded games. */
    private static void shuffle(Piece[] bag, Random random) {
        for (int pass = 0; pass < PASSES; pass++) {
            for (int i = 0; i < bag.length; i++) {
                int j = random.nextInt(bag.length);
                Piece kept = bag[i];
                bag[i] = bag[j];
                bag[j] = kept;
            }
        }
    }
}
