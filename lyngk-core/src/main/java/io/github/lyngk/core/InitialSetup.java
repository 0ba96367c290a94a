package io.github.lyngk.core;

import static java.util.Objects.requireNonNull;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.random.RandomGenerator;

/** The start positions (C1): 43 single pieces, no claims, the first player to move. */
final class InitialSetup {
    /** The number of arrangements of the pieces: 43! / (8!⁵ · 3!). */
    static final BigInteger COUNT = new BigInteger("94491513066363616293825735000");

    private InitialSetup() {}

    /** Returns a random start position, as {@link Position#initial} documents it. */
    static Setup shuffled(Variant variant, RandomGenerator random) {
        requireNonNull(random, "random");
        List<Piece> bag = new ArrayList<>(Point.COUNT);
        for (Piece piece : Piece.values()) {
            bag.addAll(Collections.nCopies(piece.inGame(), piece));
        }
        for (int i = bag.size() - 1; i > 0; i--) {
            Collections.swap(bag, i, RandomGames.number(random, i + 1));
        }
        Setup.Builder setup = Setup.builder(variant);
        for (int i = 0; i < Point.COUNT; i++) {
            setup.put(Point.at(i), bag.get(i));
        }
        return setup.build();
    }

    /**
     * Returns the number of start positions that come before one, sorted by their pieces in notation order of the
     * points.
     */
    static BigInteger rank(Position start) {
        BigInteger rank = BigInteger.ZERO;
        BigInteger ways = COUNT;
        int[] left = pieces();
        for (int points = Point.COUNT; points > 0; points--) {
            int piece =
                    start.topAt(Point.at(Point.COUNT - points)).orElseThrow().ordinal();
            rank = rank.add(share(ways, Arrays.stream(left, 0, piece).sum(), points));
            ways = share(ways, left[piece]--, points);
        }
        return rank;
    }

    /** Returns the start position with a {@link #rank}, from 0 to {@link #COUNT} − 1. */
    static Setup ofRank(Variant variant, BigInteger rank) {
        Setup.Builder setup = Setup.builder(variant);
        BigInteger rest = rank;
        BigInteger ways = COUNT;
        int[] left = pieces();
        for (int points = Point.COUNT; points > 0; points--) {
            int piece = 0;
            BigInteger share = share(ways, left[piece], points);
            while (rest.compareTo(share) >= 0) {
                rest = rest.subtract(share);
                share = share(ways, left[++piece], points);
            }
            setup.put(Point.at(Point.COUNT - points), Piece.at(piece));
            left[piece]--;
            ways = share;
        }
        return setup.build();
    }

    private static int[] pieces() {
        return Arrays.stream(Piece.values()).mapToInt(Piece::inGame).toArray();
    }

    /** Returns how many of the arrangements of the remaining points begin with one of these pieces. */
    private static BigInteger share(BigInteger ways, int pieces, int points) {
        return ways.multiply(BigInteger.valueOf(pieces)).divide(BigInteger.valueOf(points));
    }
}
